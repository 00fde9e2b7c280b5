import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { pembayaranCicilanReport } from '#areas/cicilan/contract/laporan/pembayaran.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof pembayaranCicilanReport>;

/**
 * Money of contracts by its day and its way: a payment in two ways is two rows. What coins made of a last payment is
 * taken off its cash, so that the rows come to what was paid of the contract.
 */
export const pembayaranCicilanQuery = (
  { tgl_from, tgl_to, jenis_bayar, input_by }: Saring,
  { kode_toko }: Ctx,
): Query => sql`
  with x as (
    select kode_toko, no_cicilan as no_bayar, no_cicilan, tgl_system, nama_customer, 'DP' as jenis, 0 as ke,
           null::date as jatuh_tempo, dp_rp as jumlah, 0::bigint as bulat, (harga_jual - dp_rp)::bigint as sisa,
           kode_sales, input_by, otorisasi
      from cicilan
     where kode_toko = ${kode_toko} and tgl_system between ${tgl_from}::date and ${tgl_to}::date and dp_rp > 0
    union all
    select b.kode_toko, b.no_bayar, b.no_cicilan, b.tgl_system, b.nama_customer, b.jenis, b.ke, b.jatuh_tempo,
           b.jumlah, b.pembulatan_tunai, b.sisa_sesudah, c.kode_sales, b.input_by, b.otorisasi
      from cicilan_bayar b join cicilan c using (kode_toko, no_cicilan)
     where b.kode_toko = ${kode_toko} and b.tgl_system between ${tgl_from}::date and ${tgl_to}::date
       and b.status = 'DONE'
  ), y as (
    select x.*, coalesce(p.jenis, 'CASH') as jenis_bayar, coalesce(p.jumlah, 0) as uang,
           row_number() over (partition by x.no_bayar order by (p.jenis = 'CASH') desc nulls last, p.urut) as baris
      from x left join pembayaran p on p.kode_toko = x.kode_toko and p.no_dokumen = x.no_bayar
  )
  select tgl_system, jenis_bayar, no_bayar, no_cicilan, nama_customer, jenis,
         case when ke = 0 then 'DP' else ke::text end as ke, jatuh_tempo,
         greatest(0, tgl_system - coalesce(jatuh_tempo, tgl_system))::int as terlambat_hari,
         (uang - case when baris = 1 then bulat else 0 end)::bigint as jumlah_rp, 0::bigint as denda, sisa,
         kode_sales, input_by,
         (select o.disetujui_by from otorisasi o where o.kode_toko = y.kode_toko and o.keystore = any(y.otorisasi)
           order by o.input_date desc limit 1) as otorisasi_by
    from y where true ${same('jenis_bayar', jenis_bayar)} ${same('input_by', input_by)}
   order by tgl_system, jenis_bayar, no_bayar`;
