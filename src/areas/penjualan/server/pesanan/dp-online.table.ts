import type { Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';

/** An order of a channel that became a pre-order, as its money and its buyer are known. */
export type OrderPo = {
  readonly no_po: string;
  readonly kode_marketplace: string;
  readonly no_order: string;
  readonly total: Rupiah;
  readonly pasti: boolean;
  readonly kode_customer: string | null;
  readonly nama: string;
  readonly alamat: string;
  readonly no_hp: string | null;
};

/** Of these pre-orders those that a channel's buyer paid for; held by an act that takes the money. */
export const listOrderPo = (
  on: Sql,
  kode_toko: string,
  nomor: readonly string[],
  lock: Query = sql``,
): Promise<OrderPo[]> =>
  on.many(sql<OrderPo>`
    select o.no_po, o.kode_marketplace, o.no_order, o.total, o.pasti, p.kode_customer, p.nama_customer as nama,
           p.alamat_customer as alamat, p.no_hp
      from pesanan_online o
      join pre_order p on p.kode_toko = o.kode_toko and p.no_po = o.no_po
     where o.kode_toko = ${kode_toko} and o.no_po = any(${[...nomor]}::text[]) and o.status = 'PO' and o.total > 0
     order by o.id ${lock}`);

type Order = { readonly kode_marketplace: string | null; readonly no_order: string | null };
/** The courier that the buyer of an order chose; none where his channel names none. */
export const findEkspedisiOrder = async (
  on: Sql,
  kode_toko: string,
  { kode_marketplace, no_order }: Order,
): Promise<string | null> =>
  (
    await on.maybe(sql<{ ekspedisi: string | null }>`
      select nullif(ekspedisi, '') as ekspedisi from pesanan_online
       where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace} and no_order = ${no_order}`)
  )?.ekspedisi ?? null;
