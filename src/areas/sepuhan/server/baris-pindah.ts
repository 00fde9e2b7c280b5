import { minus, plus, rp, sum, type Miligram, type Persen } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { akunGudang, akunTempat } from '#areas/buku/rules/akun.ts';
import { padat, type Baris } from '#areas/buku/rules/buku.ts';
import { akunTukang } from '#areas/service/rules/tukang.ts';
import type { EmasLot, ProsesLot } from '#areas/stock/rules/lot.ts';
import { bukuSusut, type Susut } from '#areas/stock/rules/susut.ts';
import type { BarangBaru } from '#areas/stock/server/barang-baru.table.ts';
import { createLots, takeParts } from '#areas/stock/server/lot/lot.table.ts';
import { bukuTimbang } from '#areas/sepuhan/rules/buku-sepuhan.ts';
import { bukuLabel } from '#areas/sepuhan/rules/buku-sortir.ts';
import { beratLalu, type Kelas } from '#areas/sepuhan/rules/sortir.ts';
import type { BarangLot } from '#areas/sepuhan/server/barang-lot.query.ts';
import { keBaki } from '#areas/sepuhan/server/label-lot.ts';
import type { LotAda } from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Gold of a lot that goes to another class, as a test says it now, and the piece that it becomes. */
export type Pindah = {
  readonly lot: LotAda;
  readonly isi: {
    readonly kelas: Kelas;
    readonly kode_tukang: string | null;
    readonly proses: ProsesLot | null;
    readonly kadar_uji: Persen | null;
    readonly cara_uji: string | null;
  };
  readonly part: EmasLot;
  readonly sudah: Miligram;
  readonly asal: BarangLot | undefined;
  /** All that the lot was bought as. */
  readonly barang: readonly BarangLot[];
  readonly kadar: Persen;
  readonly murni: Miligram;
  readonly susut: Susut | undefined;
  readonly susut_murni: Miligram;
  readonly piece: BarangBaru | undefined;
  readonly kode_barcode: string | null;
};

const hilangOf = ({ susut }: Pindah) => susut?.modal ?? rp(0);
/** What a craftsman does with it: he melts what is not washed. */
const prosesOf = ({ isi }: Pindah): ProsesLot | null => {
  if (isi.kode_tukang === null) return null;
  return isi.kelas === 'LEBUR' ? 'LEBUR' : isi.proses;
};

export const bukuPindah = (lines: readonly Pindah[]): Baris[] =>
  padat([
    ...bukuSusut(sum(lines.map(hilangOf))),
    ...lines.flatMap(({ lot, isi, part, kadar, murni, piece, kode_barcode }) => {
      const { qty, berat } = part;
      const dari = {
        akun: akunGudang(lot.kode_gudang),
        kadar: lot.persen,
        qty,
        berat,
        murni: part.murni,
      };
      if (piece && kode_barcode !== null) {
        const akun = akunTempat(piece.kode_gudang, piece.kode_baki);
        const ke = { kadar: piece.persen, berat: piece.berat, murni: piece.murni };
        return bukuLabel(dari, { ...ke, akun, kode_barcode });
      }
      const ke = isi.kode_tukang === null ? dari.akun : akunTukang(isi.kode_tukang);
      const hasil = { kadar_hasil: kadar, berat_hasil: berat, murni_hasil: murni };
      return bukuTimbang(dari.akun, ke, { ...dari, ...hasil });
    }),
  ]);

export const linePindah = (one: Pindah) => {
  const { lot, isi, part, piece, asal, sudah, murni, susut } = one;
  const jadi = piece?.murni ?? murni;
  const tested = susut !== undefined && !piece;
  return {
    asal: 'LOT' as const,
    no_dokumen: asal?.no_dokumen ?? null,
    urut_dokumen: asal?.urut_dokumen ?? null,
    no_lot: lot.no_lot,
    nama_barang: piece?.nama_barang ?? asal?.nama_barang ?? null,
    kode_gudang: lot.kode_gudang,
    kadar: lot.persen,
    kadar_uji: isi.kadar_uji,
    qty: part.qty,
    berat: part.berat,
    murni: part.murni,
    berat_hasil: part.berat,
    murni_hasil: jadi,
    kelas: isi.kelas,
    kode_tukang: isi.kode_tukang,
    proses: prosesOf(one),
    kode_barcode: one.kode_barcode,
    ke_gudang: piece?.kode_gudang ?? null,
    ke_baki: piece?.kode_baki ?? null,
    ongkos: null,
    cara_uji: isi.cara_uji,
    // What a code is called otherwise than its gold tested asks nothing: without a test there is none to compare.
    murni_timbang: tested ? part.murni : jadi,
    murni_asal: tested ? plus(part.murni, sudah) : jadi,
    berat_asal: plus(part.berat, beratLalu(part, sudah)),
    modal: part.modal,
    modal_hilang: hilangOf(one),
    modal_tahu: part.modal_tahu,
  };
};

/** The lots give what is taken of them; it is a piece in its tray, or a lot of its class. */
export async function tulisPindah(
  tx: Tx,
  no: string,
  lines: readonly Pindah[],
  ctx: Ctx,
): Promise<void> {
  const labels = lines.flatMap(({ piece, kode_barcode }) =>
    piece && kode_barcode !== null
      ? [{ kode_barcode, kode_gudang: piece.kode_gudang, kode_baki: piece.kode_baki }]
      : [],
  );
  await keBaki(tx, no, labels, ctx);
  const parts = lines.map(({ lot: { no_lot, kode_gudang, persen }, part }) => ({
    ...part,
    no_lot,
    kode_gudang,
    persen,
  }));
  await takeParts(tx, no, parts, ctx);
  const emas = lines.flatMap((one) =>
    one.piece || one.isi.kelas === 'JUAL LAGI' || one.isi.kelas === 'KEMBALI'
      ? []
      : [
          {
            kode_gudang: one.lot.kode_gudang,
            asal: one.lot.asal,
            persen: one.kadar,
            qty: one.part.qty,
            berat: one.part.berat,
            murni: one.murni,
            modal: minus(one.part.modal, hilangOf(one)),
            modal_tahu: one.part.modal_tahu,
            susut_murni: one.susut_murni,
            kelas: one.isi.kelas,
            kode_tukang: one.isi.kode_tukang,
            proses: prosesOf(one),
          },
        ],
  );
  await createLots(tx, { no, asal: 'SEPUHAN', tahap: 'SORTIR', emas }, ctx);
}
