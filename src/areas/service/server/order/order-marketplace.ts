import { formatRupiah } from '#kit/rules/format.ts';
import { zip } from '#kit/rules/lists.ts';
import { minus, persen, rp, shareOut, sum, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictAt, orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { findCustomer } from '#areas/customer/server/customer.table.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { namaiEkspedisi } from '#areas/penjualan/rules/online/ekspedisi.ts';
import { TIDAK_ONLINE } from '#areas/penjualan/rules/online/online.ts';
import { lockMarketplace, type Online } from '#areas/penjualan/server/online/online.table.ts';
import { kenaPph22 } from '#areas/penjualan/server/pajak/pajak.ts';
import { dpOnline, holdOrderPo } from '#areas/penjualan/server/pesanan/dp-online.ts';
import type { OrderPo } from '#areas/penjualan/server/pesanan/dp-online.table.ts';
import type { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { TIDAK_PESANAN } from '#areas/service/rules/pesanan/pesanan.ts';
import type { Pesanan } from '#areas/service/server/pesanan/pegang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Typed = BodyOf<typeof pesananDocument.spec, 'pesan'>;

/** Of an order whose DP a marketplace holds: no customer pays it at the counter or fetches it there. */
export type OrderMarketplace = {
  readonly kode_marketplace: string;
  readonly no_order: string;
};
export const orderOf = ({
  kode_marketplace,
  no_order,
}: Pick<Pesanan, 'kode_marketplace' | 'no_order'>): OrderMarketplace | null =>
  kode_marketplace === null || no_order === null ? null : { kode_marketplace, no_order };

/** No money is typed where the marketplace pays: it would be paid twice. */
export const periksaBayarOrder = (
  { kode_marketplace, no_order }: OrderMarketplace,
  pembayaran: Typed['pembayaran'],
): Refusal[] =>
  gather([
    (pembayaran ?? []).length > 0,
    fill(TIDAK_PESANAN.BAYAR_ORDER, { kode_marketplace, no_order }),
  ]);

/**
 * The order of a channel that these lines fill, found by their pre-order: all lines must belong to it, the buyer is
 * the one that it names, and its money is the DP (decision 1128).
 */
export async function holdOrder(tx: Tx, typed: Typed, ctx: Ctx): Promise<OrderPo | undefined> {
  const { barang, pembayaran } = typed;
  const order = await holdOrderPo(
    tx,
    barang.flatMap(({ no_po }) => no_po ?? []),
    ctx,
  );
  if (!order) return undefined;
  const { no_order, no_po } = order;
  refuseIf([
    ...periksaBayarOrder(order, pembayaran),
    ...gather([
      barang.some((one) => one.no_po !== no_po),
      fill(TIDAK_PESANAN.BARIS_ORDER, { no_order }),
    ]),
  ]);
  return order;
}

/** The same order with the buyer of its marketplace: another name, telephone or address is of no person who paid. */
export const untukPembeli = (
  typed: Typed,
  { kode_customer, nama, alamat, no_hp }: OrderPo,
): Typed => ({
  ...typed,
  customer: { ...typed.customer, kode_customer, nama, alamat, no_hp, setuju_promo: null },
});

/**
 * PPh 22 comes on top of what the buyer paid, and no money is taken beside it: such an order is refused before its ring
 * is made, and not at its parcel.
 */
export async function periksaPajakOrder(
  on: Sql,
  { no_order, kode_marketplace }: OrderMarketplace,
  { kode_customer }: { readonly kode_customer: string | null },
  ctx: Ctx,
): Promise<void> {
  const kartu = kode_customer === null ? undefined : await findCustomer(on, kode_customer);
  refuseIf(
    gather([
      kenaPph22(kartu, ctx),
      fill(TIDAK_PESANAN.ORDER_PPH22, { no_order, kode_marketplace }),
    ]),
  );
}

type Berharga = { readonly harga: Rupiah; readonly ongkos: Rupiah };

/**
 * What the buyer paid is shared over the lines by what the shop asks for them: never more than that, and what is less
 * is a discount that a level may give or asks for.
 */
export function hargaOrder<L extends Berharga>(
  lines: readonly L[],
  { no_order, total }: Pick<OrderPo, 'no_order' | 'total'>,
): (L & { readonly potongan: Rupiah })[] {
  const harga = sum(lines.map((one) => one.harga));
  refuseIf(
    gather([
      total > harga,
      fill(TIDAK_PESANAN.ORDER_LEBIH, {
        no_order,
        total: formatRupiah(total),
        harga: formatRupiah(harga),
      }),
    ]),
  );
  const shares = shareOut(
    total,
    lines.map((one) => one.harga),
  );
  return zip(lines, shares).map(([line, share]) => ({
    ...line,
    harga: share,
    ongkos: line.ongkos < share ? line.ongkos : share,
    potongan: minus(line.harga, share),
  }));
}

/** The DP of such an order when it is taken: all of it, as the marketplace owes it. */
export const dpOrder = (
  tx: Tx,
  { kode_marketplace }: OrderMarketplace,
  total: Rupiah,
  ctx: Ctx,
): ReturnType<typeof dpOnline> => dpOnline(tx, kode_marketplace, total, ctx);

const TANPA_ORDER = { kode_marketplace: null, no_order: null, fee_persen: null } as const;

/** What an order keeps of its marketplace; nothing of its DP is kept when it ends. Of one of the counter nothing. */
export const headOf = (order: OrderPo | undefined, fee_persen: Persen = persen(0)) =>
  order
    ? {
        kode_marketplace: order.kode_marketplace,
        no_order: order.no_order,
        fee_persen,
        batal_persen: persen(0),
      }
    : TANPA_ORDER;

/** Where the money of an order goes back: to the buyer by his marketplace, whose next payout is that much less. */
export async function kembaliOrder(
  tx: Tx,
  { kode_marketplace, no_order }: OrderMarketplace,
  { refund_rp, no_rekening }: { readonly refund_rp: Rupiah; readonly no_rekening: string | null },
  ctx: Ctx,
) {
  refuseIf(
    gather([
      no_rekening !== null,
      fill(TIDAK_PESANAN.ORDER_KEMBALI, { no_order, kode_marketplace }),
    ]),
  );
  const { dp } = await dpOnline(tx, kode_marketplace, refund_rp, ctx, { berjalan: true });
  const baris = dp.baris.map((one) => ({ ...one, biaya_bank: rp(0) }));
  const refund_rekening = baris[0]?.no_rekening ?? null;
  return {
    baris,
    money: {
      kept: { refund_rekening, pembulatan_tunai: rp(0) },
      jenis: 'TRANSFER' as const,
    },
  };
}

type Ambil = { readonly ekspedisi: string | null; readonly pembayaran: Typed['pembayaran'] };

/**
 * The parcel of an order: named by its courier, and paid by its marketplace alone. One of the counter has none.
 */
export async function paketOrder(
  tx: Tx,
  { kode_marketplace, no_order, fee_persen }: Pesanan,
  { ekspedisi, pembayaran }: Ambil,
  ctx: Ctx,
): Promise<Online | undefined> {
  const order = orderOf({ kode_marketplace, no_order });
  if (!order) {
    refuseIf(gather([ekspedisi !== null, TIDAK_ONLINE.BUKAN_MARKETPLACE]));
    return undefined;
  }
  refuseIf([
    ...periksaBayarOrder(order, pembayaran),
    ...gather([!ekspedisi, TIDAK_ONLINE.EKSPEDISI_KOSONG]),
  ]);
  const { nama } = orRefuse(
    await lockMarketplace(tx, ctx.kode_toko, order.kode_marketplace, { berjalan: true }),
    TIDAK_ONLINE.MARKETPLACE_TIDAK_ADA,
  );
  return {
    ...order,
    nama,
    ekspedisi: namaiEkspedisi(ekspedisi ?? ''),
    no_resi: null,
    fee_persen: fee_persen ?? persen(0),
    status: 'DIPROSES',
  };
}

/** What it comes to is what its marketplace has: no drawer pays the rest, and none gives any back. */
export const requireTotal = (
  { no_order }: OrderMarketplace,
  { total, dp_rp }: { readonly total: Rupiah; readonly dp_rp: Rupiah },
): void =>
  conflictAt(
    gather([
      total !== dp_rp,
      fill(TIDAK_PESANAN.ORDER_BEDA, {
        no_order,
        total: formatRupiah(total),
        dp: formatRupiah(dp_rp),
      }),
    ]),
  );
