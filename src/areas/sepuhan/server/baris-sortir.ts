import { plus, rp, sum, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import { akunGudang, akunTempat } from '#areas/buku/rules/akun.ts';
import { padat, type Baris } from '#areas/buku/rules/buku.ts';
import { saveStockPulang } from '#areas/pembelian/server/gudang/stock-beli.table.ts';
import { akunTukang } from '#areas/service/rules/tukang.ts';
import { jumlahLot, type EmasLot } from '#areas/stock/rules/lot.ts';
import { bukuSusut, type Susut } from '#areas/stock/rules/susut.ts';
import type { BarangBaru } from '#areas/stock/server/barang-baru.table.ts';
import { createLots, takeParts } from '#areas/stock/server/lot/lot.table.ts';
import { bukuKembali, bukuLabel, bukuPindahLot } from '#areas/sepuhan/rules/buku-sortir.ts';
import { beratLalu, type Kelas, type Proses } from '#areas/sepuhan/rules/sortir.ts';
import type { BarangLot } from '#areas/sepuhan/server/barang-lot.query.ts';
import { keBaki } from '#areas/sepuhan/server/label-lot.ts';
import { akunOf, type LotAda } from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Gold of a lot that goes into a class: what it is, what went of it before, and the piece that it becomes. */
export type Line = {
  readonly lot: LotAda;
  readonly part: EmasLot;
  readonly kelas: Kelas;
  /** Who has it from now on. */
  readonly kode_tukang: string | null;
  readonly proses: Proses | null;
  /** The bought piece that it was. */
  readonly asal: BarangLot | undefined;
  /** Fine gold that earlier processes lost of it. */
  readonly sudah: Miligram;
  /** What its new label lost. */
  readonly susut: Susut | undefined;
  readonly piece: BarangBaru | undefined;
  readonly kode_barcode: string | null;
};

export const hilangOf = (lines: readonly Line[]): Rupiah =>
  sum(lines.map(({ susut }) => susut?.modal ?? rp(0)));
/** What receipts booked as lost of pieces that go back. */
export const pulihOf = (lines: readonly Line[]): Rupiah =>
  sum(lines.map(({ kelas, asal }) => (kelas === 'KEMBALI' && asal?.modal_hilang) || rp(0)));

/** What it weighs and holds afterwards: on its label, as it was bought, or as it is. */
export const jadiOf = ({ kelas, piece, asal, part }: Line) =>
  (kelas === 'JUAL LAGI' ? piece : kelas === 'KEMBALI' ? asal : undefined) ?? part;

export const bukuOf = (lines: readonly Line[]): Baris[] =>
  padat([...bukuSusut(hilangOf(lines)), ...lines.flatMap(bukuLine)]);

function bukuLine({ lot, kelas, part, piece, asal, kode_tukang, kode_barcode }: Line): Baris[] {
  const { persen: kadar, kode_gudang } = lot;
  const { qty, berat, murni } = part;
  const dari = { akun: akunOf(lot), kadar, qty, berat, murni };
  if (piece && kode_barcode !== null) {
    const akun = akunTempat(piece.kode_gudang, piece.kode_baki);
    const ke = { kadar: piece.persen, berat: piece.berat, murni: piece.murni };
    return bukuLabel(dari, { ...ke, akun, kode_barcode });
  }
  if (kelas === 'KEMBALI' && asal) {
    const bought = { ...asal, qty: 1, kadar_hasil: kadar };
    return bukuKembali(bought, kode_gudang, asal.modal_hilang ?? rp(0));
  }
  const akun = kode_tukang === null ? akunGudang(kode_gudang) : akunTukang(kode_tukang);
  return bukuPindahLot(dari, akun);
}

export const lineOf = (one: Line) => {
  const { lot, kelas, part, piece, asal, sudah, kode_tukang, proses, kode_barcode } = one;
  const jadi = jadiOf(one);
  return {
    asal: 'LOT' as const,
    no_dokumen: asal?.no_dokumen ?? null,
    urut_dokumen: asal?.urut_dokumen ?? null,
    no_lot: lot.no_lot,
    nama_barang: piece?.nama_barang ?? asal?.nama_barang ?? null,
    kode_gudang: lot.kode_gudang,
    kadar: lot.persen,
    kadar_uji: null,
    qty: part.qty,
    berat: part.berat,
    murni: part.murni,
    berat_hasil: jadi.berat,
    murni_hasil: jadi.murni,
    kelas,
    kode_tukang,
    proses,
    kode_barcode,
    ke_gudang: piece?.kode_gudang ?? (kelas === 'KEMBALI' ? (asal?.kode_gudang ?? null) : null),
    ke_baki: piece?.kode_baki ?? null,
    ongkos: null,
    cara_uji: null,
    murni_timbang: part.murni,
    murni_asal: plus(part.murni, sudah),
    berat_asal: plus(part.berat, beratLalu(part, sudah)),
    modal: part.modal,
    modal_hilang: one.susut?.modal ?? rp(0),
    modal_tahu: part.modal_tahu,
  };
};

/** The lots give their parts; these are pieces, lots of their class, and bought pieces in BELI. */
export async function tulis(tx: Tx, no: string, lines: readonly Line[], ctx: Ctx): Promise<void> {
  const jadi = lines.flatMap(({ piece, kode_barcode }) =>
    piece && kode_barcode !== null
      ? [{ kode_barcode, kode_gudang: piece.kode_gudang, kode_baki: piece.kode_baki }]
      : [],
  );
  await keBaki(tx, no, jadi, ctx);
  const perLot = [...Map.groupBy(lines, ({ lot }) => lot).entries()].map(
    ([{ no_lot, kode_gudang, persen }, same]) => ({
      ...jumlahLot(same.map(({ part }) => part)),
      no_lot,
      kode_gudang,
      persen,
    }),
  );
  await takeParts(tx, no, perLot, ctx);
  const emas = lines.flatMap(({ lot, kelas, part, sudah, kode_tukang, proses }) =>
    kelas === 'CUCI' || kelas === 'LEBUR'
      ? [
          {
            ...part,
            asal: lot.asal,
            kode_gudang: lot.kode_gudang,
            persen: lot.persen,
            susut_murni: sudah,
            kelas,
            kode_tukang,
            proses,
          },
        ]
      : [],
  );
  await createLots(tx, { no, asal: 'SEPUHAN', tahap: 'SORTIR', emas }, ctx);
  await pulangkan(tx, lines, ctx);
}

/** Bought pieces lie in BELI again, out of the receipt that took them in. */
async function pulangkan(tx: Tx, lines: readonly Line[], ctx: Ctx): Promise<void> {
  for (const { kelas, asal, lot } of lines) {
    if (kelas !== 'KEMBALI' || !asal) continue;
    const kunci = [{ no_faktur_beli: asal.no_dokumen, urut: asal.urut_dokumen }];
    const back = await saveStockPulang(tx, ctx.kode_toko, kunci, lot.no_dokumen, ctx.op);
    invariant(back === 1, `${asal.no_dokumen} is not of ${lot.no_lot}`);
  }
}
