import type { InputOf } from '#kit/contract/endpoint.ts';
import { pageOf, windowOf } from '#kit/server/page.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { daftarOnlineEndpoint } from '#areas/penjualan/contract/online/online.api.ts';
import type { SlipOnline } from '#areas/penjualan/rules/online/slip-online.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = { jumlah_semua: number };

/** Of the payment of sale `o`: the day its marketplace paid it out, by a settlement that is not cancelled. */
export const CAIR = sql`
  left join lateral (
    select v.tgl_cair, c.fee_mp, c.ongkir from validasi_non_cash_baris c
      join validasi_non_cash v on v.kode_toko = c.kode_toko and v.no_validasi = c.no_validasi
     where c.kode_toko = o.kode_toko and c.no_dokumen = o.no_bayar and c.aktif limit 1) c on true`;

const pilih = (column: string, chosen: string | undefined): Query =>
  chosen && chosen !== 'ALL' ? sql`and ${sql.ref(column)} = ${chosen}` : sql``;
const likeOf = (q: string | undefined): string | null =>
  q ? `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : null;

/** A page of orders that stand, with the sum of the whole filter. */
export async function daftarOnline(
  on: Sql,
  { query }: InputOf<typeof daftarOnlineEndpoint>,
  { kode_toko }: Ctx,
) {
  const window = windowOf(query);
  const { limit, skip } = window;
  const order = sql.ref(`${query.sort?.endsWith('no_order') ? 'o.no_order' : 'p.tgl_system'}`);
  const arah = query.sort?.startsWith('-') ? sql`desc` : sql`asc`;
  const like = likeOf(query.q);
  const rows = await on.many(sql<Row>`
    select o.no_faktur_jual, p.tgl_system, o.kode_marketplace, m.nama, o.ekspedisi, o.no_order, o.no_resi, p.qty,
           p.berat, p.grand_total, c.tgl_cair, o.status, count(*) over ()::int as jumlah_semua,
           sum(p.grand_total) over ()::bigint as total_grand_total
      from penjualan_online o
      join penjualan p on p.kode_toko = o.kode_toko and p.no_faktur_jual = o.no_faktur_jual
      join marketplace m on m.kode_toko = o.kode_toko and m.kode_marketplace = o.kode_marketplace
      ${CAIR}
     where o.kode_toko = ${kode_toko} and o.aktif ${pilih('o.status', query.status)}
       ${pilih('o.kode_marketplace', query.kode_marketplace)}
       ${query.tgl_from ? sql`and p.tgl_system >= ${query.tgl_from}::date` : sql``}
       ${query.tgl_to ? sql`and p.tgl_system <= ${query.tgl_to}::date` : sql``}
       ${like === null ? sql`` : sql`and concat_ws(' ', o.no_faktur_jual, o.no_order, o.no_resi) ilike ${like}`}
     order by ${order} ${arah}, o.no_faktur_jual limit ${limit} offset ${skip}`);
  return pageOf(rows, window, ['grand_total']);
}

/** So many days after its sale no parcel is packed any more, whatever was marked. */
const SLIP_HARI = 30;

/**
 * What goes on the parcel of an order that is not cancelled. A level below SPV gets it for a sale of the open day, or
 * for an order that is not finished and not old.
 */
export const findSlip = (
  on: Sql,
  no: string,
  { kode_toko, hari, level }: Ctx,
): Promise<SlipOnline | undefined> =>
  on.maybe(sql<SlipOnline>`
    select p.no_faktur_jual, m.nama as nama_marketplace, o.ekspedisi, o.no_order, o.no_resi, p.nama_customer,
           p.alamat_customer, p.no_hp, p.qty, p.berat
      from penjualan_online o
      join penjualan p on p.kode_toko = o.kode_toko and p.no_faktur_jual = o.no_faktur_jual
      join marketplace m on m.kode_toko = o.kode_toko and m.kode_marketplace = o.kode_marketplace
     where o.kode_toko = ${kode_toko} and o.no_faktur_jual = ${no} and o.aktif
       and (${setidaknya(level, 'SPV')} or p.tgl_system = ${hari}::date
         or (o.status in ('DIPROSES', 'DIKIRIM') and p.tgl_system > ${hari}::date - ${SLIP_HARI}::int))`);
