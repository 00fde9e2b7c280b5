import { nowMs, toIso } from '#kit/server/clock.ts';
import { sql, type Query } from '#kit/server/sql.ts';

/**
 * Sales through a channel that names its orders, of a number that it did not name within the hours for which it would
 * hold one: perhaps no buyer ordered them. One whose piece the channel names under another number is among them at
 * once.
 * `saat` chooses by the sale `p`.
 */
export const takDisebut = (kode_toko: string, jam: number, saat: Query): Query => sql`
  select o.kode_marketplace || ' ' || o.no_order as no_order, p.no_faktur_jual, p.input_by, p.tgl_system, p.berat,
         p.grand_total, lain.no_order as dipesan
    from penjualan_online o
    join penjualan p on p.kode_toko = o.kode_toko and p.no_faktur_jual = o.no_faktur_jual
    join marketplace_sambungan s on s.kode_toko = o.kode_toko and s.kode_marketplace = o.kode_marketplace
     and s.adapter = 'HTTP'
    cross join lateral (
      select string_agg(x.no_order, ', ' order by x.no_order) as no_order from pesanan_online x
       where x.kode_toko = o.kode_toko and x.kode_marketplace = o.kode_marketplace and x.pasti
         and x.status = 'DITOLAK' and x.diterima_at >= p.input_date
         and exists (select from jsonb_array_elements(x.barang) e
                       join penjualan_barang l on l.kode_barcode = e ->> 'kode_barcode'
                      where l.kode_toko = o.kode_toko and l.no_faktur_jual = o.no_faktur_jual)) lain
   where o.kode_toko = ${kode_toko} and o.aktif and o.status <> 'RETUR' and ${saat}
     and not exists (select from pesanan_online x
                      where x.kode_toko = o.kode_toko and x.kode_marketplace = o.kode_marketplace
                        and x.no_order = o.no_order and x.pasti)
     and exists (select from pesanan_online x
                  where x.kode_toko = o.kode_toko and x.kode_marketplace = o.kode_marketplace and x.pasti
                    and x.diterima_at <= p.input_date + make_interval(hours => ${jam}::int))
     and (lain.no_order is not null
       or p.input_date < ${toIso(nowMs())}::timestamptz - make_interval(hours => ${jam}::int))`;
