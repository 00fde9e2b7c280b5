import { addDays } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { Fakta } from '#areas/dashboard/server/perlu-dilihat.query.ts';
import { CAIR_HARI, KIRIM_HARI, RETUR_HARI } from '#areas/penjualan/rules/online/online.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** As many orders as a line of the home has room for. */
const SEBARIS = 3;

/**
 * Orders of marketplaces that wait for the courier, or for their money, longer than they should, and pieces of parcels
 * that came back and were neither labelled again nor melted: no count comes to bought gold (D-48.3).
 */
export const perluOnlineQuery = ({ kode_toko, hari }: Ctx): Query<Fakta> => sql`
  with pesanan as (
    select o.kode_marketplace || ' ' || o.no_order as no_order, o.status, p.tgl_system, p.grand_total,
           exists (select from validasi_non_cash_baris c
                    where c.kode_toko = o.kode_toko and c.no_dokumen = o.no_faktur_jual and c.aktif) as cair
      from penjualan_online o
      join penjualan p on p.kode_toko = o.kode_toko and p.no_faktur_jual = o.no_faktur_jual
     where o.kode_toko = ${kode_toko} and o.aktif and o.status <> 'RETUR')
  select j.jenis, count(*)::int as jumlah, sum(d.grand_total)::bigint as rupiah, min(d.tgl_system) as tgl_system,
         array_to_string((array_agg(d.no_order order by d.tgl_system, d.no_order))[1:${SEBARIS}::int], ', ') as dokumen
    from (values ('ONLINE_BELUM_DIKIRIM'), ('ONLINE_BELUM_CAIR')) j (jenis)
    join pesanan d on case j.jenis
      when 'ONLINE_BELUM_DIKIRIM' then d.status = 'DIPROSES' and d.tgl_system < ${addDays(hari, -KIRIM_HARI)}::date
      else not d.cair and d.tgl_system < ${addDays(hari, -CAIR_HARI)}::date end
   group by j.jenis
  union all
  select 'ONLINE_RETUR_LAMA', count(*)::int, sum(l.harga)::bigint, min(k.tgl_system),
         array_to_string((array_agg(distinct k.no_faktur_beli order by k.no_faktur_beli))[1:${SEBARIS}::int], ', ')
    from pembelian k
    join pembelian_barang l on l.kode_toko = k.kode_toko and l.no_faktur_beli = k.no_faktur_beli
    join pembelian_stock s on s.kode_toko = l.kode_toko and s.no_faktur_beli = l.no_faktur_beli and s.urut = l.urut
   where k.kode_toko = ${kode_toko} and k.no_jual_retur is not null and s.status = 'BELI'
     and k.tgl_system < ${addDays(hari, -RETUR_HARI)}::date
  having count(*) > 0`;
