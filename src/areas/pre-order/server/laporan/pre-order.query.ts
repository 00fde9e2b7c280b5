import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { preOrderReport } from '#areas/pre-order/contract/pre-order.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A row a line; one of a cancelled pre-order is shown with nothing to add up. */
export const preOrderQuery = (
  { tgl_from, tgl_to, status, kode_supplier }: FiltersOf<typeof preOrderReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select coalesce(p.kode_supplier, '-') as kode_supplier, p.no_po, p.tgl_system as tgl_po, b.kode_dept,
         b.kode_kadar as kadar,
         case when x.hidup then b.qty else 0 end as qty, case when x.hidup then b.berat * b.qty end::bigint as berat,
         b.qty_terima, b.berat_terima::bigint as berat_terima,
         case when x.hidup then b.berat * b.qty - b.berat_terima end::bigint as sisa_berat,
         case when x.hidup and b.berat > 0 then persen_dari(b.berat_terima, b.berat * b.qty) end as persen, p.status
    from pre_order p
    join v_pre_order_baris b on b.kode_toko = p.kode_toko and b.no_po = p.no_po
   cross join lateral (select p.status <> 'CANCEL' as hidup) x
   where p.kode_toko = ${kode_toko} and p.tgl_system between ${tgl_from}::date and ${tgl_to}::date
     ${same('p.status', status)} ${same('p.kode_supplier', kode_supplier)}
   order by 1, p.no_po, b.urut`;
