import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { dpPesananEndpoint } from '#areas/penjualan/contract/tayang/pesanan-online.api.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { bayarOnline, TIDAK_ONLINE } from '#areas/penjualan/rules/online/online.ts';
import { TIDAK_TAYANG } from '#areas/penjualan/rules/tayang/tayang.ts';
import { findOrder, lockMarketplace } from '#areas/penjualan/server/online/online.table.ts';
import { listOrderPo, type OrderPo } from '#areas/penjualan/server/pesanan/dp-online.table.ts';
import type { DpJadi } from '#areas/penjualan/server/titipan/terima-dp.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bukuPembayaran } from '#areas/uang/rules/buku-pembayaran.ts';

/** What the form of an order shows of the pre-order that its line fills: who pays it, and how much. */
export const dpPesanan = (
  on: Sql,
  { query: { no_po } }: InputOf<typeof dpPesananEndpoint>,
  { kode_toko }: Ctx,
) =>
  listOrderPo(on, kode_toko, [no_po]).then((found) =>
    found.map(({ kode_marketplace, no_order, total, pasti, nama }) => ({
      kode_marketplace,
      no_order,
      total,
      pasti,
      nama,
    })),
  );

/**
 * The order of a channel whose money is the DP of what is ordered now, held; none where its pre-orders are of the
 * counter. Below SPV it is one that its channel named, as with a sale (decision 1106); its money pays once.
 */
export async function holdOrderPo(
  tx: Tx,
  nomor: readonly string[],
  ctx: Ctx,
): Promise<OrderPo | undefined> {
  if (nomor.length === 0) return undefined;
  const [order] = await listOrderPo(tx, ctx.kode_toko, nomor, tx.forUpdate);
  if (!order) return undefined;
  const { no_order, pasti } = order;
  conflictIf(
    !pasti && !setidaknya(ctx.level, 'SPV'),
    fill(TIDAK_TAYANG.ORDER_BELUM_PASTI, { no_order }),
  );
  const no = await findOrder(tx, ctx.kode_toko, order);
  conflictIf(no !== undefined, fill(TIDAK_ONLINE.ORDER_ADA, { no_order, no: no ?? '' }));
  return order;
}

/**
 * The DP as the marketplace owes it: all of the order, to wait under its code as a sale through it does (D-48.1). What
 * goes back does so also after module or marketplace were switched off: else its order could never end.
 */
export async function dpOnline(
  tx: Tx,
  kode_marketplace: string,
  total: Rupiah,
  ctx: Ctx,
  { berjalan = false } = {},
) {
  refuseIf(
    berjalan || ctx.modul(penjualanModul.MARKETPLACE_INTEGRATION_MODULE)
      ? []
      : [TIDAK_ONLINE.MARKETPLACE_TIDAK_AKTIF],
  );
  const marketplace = orRefuse(
    await lockMarketplace(tx, ctx.kode_toko, kode_marketplace, { berjalan }),
    TIDAK_ONLINE.MARKETPLACE_TIDAK_ADA,
  );
  const { refusals, bayar } = bayarOnline([], total, marketplace);
  refuseIf(refusals);
  const { baris, kembali } = bayar;
  const dp: DpJadi = { dp_rp: total, kembali, baris, buku: bukuPembayaran(baris, true) };
  return { dp, fee_persen: marketplace.fee_persen };
}
