import { rp } from '#kit/rules/quantity.ts';
import { zip } from '#kit/rules/lists.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { HeldOf, StepBodyOf } from '#areas/dokumen/contract/document-types.ts';
import type { jualManualDocument } from '#areas/manual/contract/jual-manual.document.ts';
import { bukuJualManual } from '#areas/manual/rules/dagang-manual.ts';
import type { StockManual } from '#areas/manual/rules/stock-manual.ts';
import { barangManualJual } from '#areas/manual/server/jual/barang-jual.ts';
import { gerakkanManual, lockStockManual } from '#areas/manual/server/stock-manual.table.ts';
import { keluar } from '#areas/manual/server/tempat-manual.ts';
import { adalahReseller } from '#areas/penjualan/server/harga-reseller.ts';
import { tanpaPajak } from '#areas/penjualan/server/jual.ts';
import { readMember, hitungPoinJual, kirimPoin } from '#areas/penjualan/server/poin/poin-jual.ts';
import { buildBaris, SEPERTI_STOCK } from '#areas/penjualan/server/siapkan-penjualan.ts';
import { tuntutanNaik } from '#areas/penjualan/server/tunggu/harga-tunggu.ts';
import { jadiOf } from '#areas/penjualan/server/validasi-penjualan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bukuUangMasuk } from '#areas/uang/server/bayar/uang-dokumen.ts';

type Words = typeof jualManualDocument.spec;
export type JualDitahan = HeldOf<Words>;
type Line = JualDitahan['barang'][number];

/** The stock line that a sold line took from, with what it took. */
export const sebagaiStock = ({ harga_modal, ...line }: Line): StockManual => ({
  kode_group: line.kode_group,
  kode_dept: line.kode_dept,
  kode_gudang: line.kode_gudang,
  kode_baki: line.kode_baki,
  kode_kadar: line.kode_kadar,
  persen: line.persen,
  qty: line.qty,
  berat: line.berat,
  murni: line.murni,
  modal: harga_modal,
});

/**
 * A second person has validated: the goods leave their line with the fine gold and the cost that were held, the money
 * goes to the drawer of the person who took it (D-46.4). What became dearer meanwhile was approved before, for all
 * sales at once.
 */
export async function countSale(
  tx: Tx,
  _: StepBodyOf<Words, 'validasi'>,
  ctx: Ctx,
  held: JualDitahan,
) {
  const { no_faktur_jual: no, barang, bayar } = held;
  const uang = bayar?.baris ?? [];
  const stock = barang.map(sebagaiStock);
  await lockStockManual(tx, stock, ctx);
  const member = await readMember(tx, held.kode_customer, ctx);
  const dasar = { grand_total: tanpaPajak(held), tukar_rp: rp(0) };
  // Which line gave how many is kept of pieces alone.
  const poin = { ...hitungPoinJual(member, barang, dasar, uang, ctx), baris: [] };
  const jadi = jadiOf(
    { ...held, kupon_rp: rp(0) },
    barang.map((one) => ({ ...one, kupon_rp: rp(0) })),
  );
  return {
    head: { valid_by: ctx.user_id, poin: poin.poin },
    stamps: ['valid_at' as const],
    parts: { pembayaran: uang },
    postings: bukuJualManual(jadi, barang, {
      pembayaran: bukuUangMasuk(uang, ctx),
      pembulatan_tunai: held.pembulatan_tunai,
    }),
    drawerOf: held.input_by,
    afterNumber: async () => {
      await gerakkanManual(tx, { no_bukti: no, no_dokumen: no }, stock.map(keluar), ctx);
      await kirimPoin(tx, member, poin, no, ctx);
    },
  };
}

/** What costs more by now than when it was saved is measured at the level of the person who validates (D-28.2). */
export async function askJualNaik(tx: Tx, held: JualDitahan, ctx: Ctx): Promise<Tuntutan[]> {
  tx.guards.add('waited');
  const { barang, jenis_customer: jenis } = held;
  const kini = await barangManualJual(
    tx,
    barang.map(sebagaiStock),
    adalahReseller({ jenis }, ctx),
    ctx,
  );
  const naik = zip(barang, kini).flatMap(([line, one]) => {
    const { asli } = buildBaris(
      { ...SEPERTI_STOCK, kode_barcode: one.kode_barcode, berat: line.berat },
      one,
      ctx,
    );
    return asli.harga_komputer > line.harga_komputer
      ? [[asli, { ...line, kupon_rp: rp(0) }] as const]
      : [];
  });
  return tuntutanNaik(naik, ctx);
}
