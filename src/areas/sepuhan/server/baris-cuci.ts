import { minus, plus, sum, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { akunGudang, akunTempat } from '#areas/buku/rules/akun.ts';
import { padat, type Baris } from '#areas/buku/rules/buku.ts';
import { bukuSusut } from '#areas/stock/rules/susut.ts';
import type { EmasLot } from '#areas/stock/rules/lot.ts';
import type { BarangBaru } from '#areas/stock/server/barang-baru.table.ts';
import { createLots, takeParts } from '#areas/stock/server/lot/lot.table.ts';
import { bukuTimbang } from '#areas/sepuhan/rules/buku-sepuhan.ts';
import { bukuLabel } from '#areas/sepuhan/rules/buku-sortir.ts';
import { beratLalu } from '#areas/sepuhan/rules/sortir.ts';
import type { Diterima } from '#areas/sepuhan/rules/terima.ts';
import type { BarangLot } from '#areas/sepuhan/server/barang-lot.query.ts';
import { keBaki } from '#areas/sepuhan/server/label-lot.ts';
import { akunOf, type LotAda } from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A lot as it comes back: weighed, tested, and the piece that it becomes. */
export type Cuci = {
  readonly lot: LotAda;
  readonly isi: {
    readonly kadar_uji: Diterima['kadar_hasil'] | null;
    readonly cara_uji: string | null;
    readonly ongkos: Rupiah | null;
  };
  readonly part: EmasLot;
  readonly sudah: Miligram;
  readonly asal: BarangLot | undefined;
  /** All that the lot was bought as. */
  readonly barang: readonly BarangLot[];
  readonly hasil: Diterima;
  readonly piece: BarangBaru | undefined;
  readonly kode_barcode: string | null;
};

const hilangOf = ({ hasil }: Cuci): Rupiah => plus(hasil.timbang.modal, hasil.uji.modal);

/** From the craftsman to its warehouse, or to its tray; what is missing is `susut` (worked postings, SP). */
export const bukuCuci = (lines: readonly Cuci[]): Baris[] =>
  padat([
    ...bukuSusut(sum(lines.map(hilangOf))),
    ...lines.flatMap(({ lot, part, hasil, piece, kode_barcode }) => {
      const { qty, berat, murni } = part;
      const dari = { akun: akunOf(lot), kadar: lot.persen, qty, berat, murni };
      if (!piece || kode_barcode === null)
        return bukuTimbang(dari.akun, akunGudang(lot.kode_gudang), { ...dari, ...hasil });
      const akun = akunTempat(piece.kode_gudang, piece.kode_baki);
      const ke = { kadar: piece.persen, berat: piece.berat, murni: piece.murni };
      return bukuLabel(dari, { ...ke, akun, kode_barcode });
    }),
  ]);

export const lineCuci = (one: Cuci) => {
  const { lot, part, hasil, piece, asal, sudah, isi } = one;
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
    berat_hasil: hasil.berat_hasil,
    murni_hasil: piece?.murni ?? hasil.murni_hasil,
    kelas: piece ? ('JUAL LAGI' as const) : lot.kelas,
    kode_tukang: lot.kode_tukang,
    proses: lot.proses,
    kode_barcode: one.kode_barcode,
    ke_gudang: piece?.kode_gudang ?? null,
    ke_baki: piece?.kode_baki ?? null,
    ongkos: isi.ongkos,
    cara_uji: isi.cara_uji,
    murni_timbang: hasil.murni_timbang,
    murni_asal: hasil.murni_asal,
    berat_asal: plus(part.berat, beratLalu(part, sudah)),
    modal: part.modal,
    modal_hilang: hilangOf(one),
    modal_tahu: part.modal_tahu,
  };
};

/** The lots at the craftsman are empty; what came back is a lot that was sorted, or a piece in its tray. */
export async function tulisCuci(
  tx: Tx,
  no: string,
  lines: readonly Cuci[],
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
  const emas = lines
    .filter(({ piece }) => !piece)
    .map((one) => ({
      kode_gudang: one.lot.kode_gudang,
      asal: one.lot.asal,
      persen: one.hasil.kadar_hasil,
      qty: one.part.qty,
      berat: one.hasil.berat_hasil,
      murni: one.hasil.murni_hasil,
      modal: minus(one.part.modal, hilangOf(one)),
      modal_tahu: one.part.modal_tahu,
      susut_murni: one.hasil.susut_murni,
    }));
  await createLots(tx, { no, asal: 'SEPUHAN', tahap: 'SORTIR', emas }, ctx);
}
