import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { globalReport } from '#areas/opname/contract/global.report.ts';
import { JENIS_STOCK } from '#areas/stock/server/laporan/tempat-stock.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Days and trays of shop stock (decision 1052): their count, or BELUM where the tray held something and was not
 * counted.
 */
export const globalQuery = (
  { tgl_from, tgl_to, kode_gudang }: FiltersOf<typeof globalReport>,
  { kode_toko }: Ctx,
): Query => sql`
  with tempat as (
    select t.kode_gudang, t.kode_baki, 'baki:' || t.kode_gudang || '/' || t.kode_baki as akun
      from baki t join gudang g on g.kode_toko = t.kode_toko and g.kode_gudang = t.kode_gudang
     where t.kode_toko = ${kode_toko} and g.jenis in ${JENIS_STOCK} ${same('t.kode_gudang', kode_gudang)}
  ), hari as (
    select tgl_system from hari_toko
     where kode_toko = ${kode_toko} and tgl_system between ${tgl_from}::date and ${tgl_to}::date
  ), gerak as (
    select t.kode_gudang, t.kode_baki, greatest(s.tgl_system, (select min(tgl_system) from hari)) as tgl_system,
           sum(s.qty)::int as qty, sum(s.berat)::bigint as berat
      from tempat t join saldo_hari s on s.kode_toko = ${kode_toko} and s.akun = t.akun
     where s.tgl_system <= ${tgl_to}::date group by 1, 2, 3
  ), isi as (
    select h.tgl_system, t.kode_gudang, t.kode_baki,
           coalesce(sum(g.qty) over jalan, 0)::int as qty, coalesce(sum(g.berat) over jalan, 0)::bigint as berat
      from hari h cross join tempat t
      left join gerak g on g.kode_gudang = t.kode_gudang and g.kode_baki = t.kode_baki and g.tgl_system = h.tgl_system
    window jalan as (partition by t.kode_gudang, t.kode_baki order by h.tgl_system)
  )
  select i.tgl_system, i.kode_gudang, i.kode_baki, coalesce(o.qty, i.qty) as qty, o.qty_fisik, o.selisih_qty,
         coalesce(o.berat, i.berat) as berat, o.berat_label, o.berat_fisik, o.selisih, o.toleransi, o.input_by,
         coalesce(o.hasil, 'BELUM') as status
    from isi i
    left join opname_global o on o.kode_toko = ${kode_toko} and o.tgl_system = i.tgl_system
         and o.kode_gudang = i.kode_gudang and o.kode_baki = i.kode_baki and o.status = 'DONE'
   where o.no_opname_global is not null or i.qty > 0
   order by i.tgl_system, i.kode_gudang, i.kode_baki`;
