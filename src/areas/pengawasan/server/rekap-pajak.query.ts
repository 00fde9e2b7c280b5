import type { FiltersOf } from '#kit/contract/report.ts';
import { BULAN, endOfMonth, hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { rekapPajakReport } from '#areas/pengawasan/contract/rekap-pajak.report.ts';
import { pajakBeli, pajakJual } from '#areas/pengawasan/server/pajak.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * The rows of № 106 and № 107 added up, so that the three can never differ, and what was paid in for each month. Sales
 * to a business buyer are a class of their own, not among the collected ones (digunggung). The year is read up to the
 * month because its turnover so far is shown too.
 */
export function rekapPajakQuery(
  { tahun, bulan }: FiltersOf<typeof rekapPajakReport>,
  ctx: Ctx,
): Query {
  const sampai = bulan === 'ALL' ? 12 : BULAN.indexOf(bulan) + 1;
  const awal = hari(`${tahun}-${String(sampai).padStart(2, '0')}-01`);
  const tgl = { tgl_from: hari(`${tahun}-01-01`), tgl_to: endOfMonth(awal) };
  return sql`
  with jual as (
    select to_char(x.tgl_system, 'YYYY-MM') as masa, x.*,
           row_number() over (partition by no_faktur_jual order by kelas) = 1 as pertama
      from (${pajakJual({ ...tgl, kelas: 'ALL', jenis_pembeli: 'ALL' }, ctx)}) x
  ), beli as (
    select to_char(x.tgl_system, 'YYYY-MM') as masa, x.*
      from (${pajakBeli({ ...tgl, sumber: 'ALL' }, ctx)}) x
  ), a as (
    select masa, 'A' as bagian, case pembeli when 'PENGUSAHA' then pembeli else kelas end as kelas,
           count(distinct no_faktur_jual)::int as jml_faktur, count(*) filter (where pertama)::int as faktur_baru,
           sum(berat)::bigint as berat, sum(dpp)::bigint as dpp, tarif, sum(ppn)::bigint as ppn,
           sum(pph22)::bigint as pph22
      from jual group by masa, 3, tarif
  ), b as (
    select masa, 'B' as bagian, case when sumber <> 'SUPPLIER' then sumber when lengkap = 'LENGKAP' then
             'SUPPLIER_FAKTUR' else 'SUPPLIER_TANPA' end as kelas,
           count(*)::int as jml_faktur, count(*)::int as faktur_baru, sum(berat)::bigint as berat,
           sum(dpp)::bigint as dpp, null::int as tarif,
           sum(ppn)::bigint as ppn, sum(pph22)::bigint as pph22
      from beli group by masa, 3
  ), bulanan as (
    select masa, coalesce(sum(dpp) filter (where bagian = 'A'), 0) as dpp,
           coalesce(sum(ppn) filter (where bagian = 'A'), 0)::bigint as ppn,
           coalesce(sum(pph22) filter (where bagian = 'A'), 0)::bigint as pph22,
           coalesce(sum(pph22) filter (where bagian = 'B'), 0)::bigint as kredit
      from (select * from a union all select * from b) x group by masa
  ), omzet as (
    select *, (sum(dpp) over (order by masa))::bigint as berjalan from bulanan
  ), setor as (
    select masa_pajak as masa, 'C' as bagian, 'SETOR' as kelas, null::int, null::int, null::bigint, null::bigint,
           null::int,
           -(coalesce(sum(jumlah) filter (where kode_transaksi = 'SETOR_PPN'), 0))::bigint,
           -(coalesce(sum(jumlah) filter (where kode_transaksi = 'SETOR_PPH22'), 0))::bigint
      from kas
     where kode_toko = ${ctx.kode_toko} and status = 'DONE'
       and masa_pajak between to_char(${tgl.tgl_from}::date, 'YYYY-MM') and to_char(${tgl.tgl_to}::date, 'YYYY-MM')
     group by masa_pajak
  ), rekap as (
    select * from a union all select * from b union all select * from setor
    union all
    select o.masa, 'C', c.kelas, null, null, null, c.dpp, null, c.ppn, c.pph22
      from omzet o cross join lateral (values ('PPN', null::bigint, o.ppn, null::bigint), ('PPH', null, null, o.pph22),
        ('KREDIT', null, null, -o.kredit), ('OMZET', o.berjalan, null, null)) c (kelas, dpp, ppn, pph22)
  )
  select masa, bagian, kelas, jml_faktur, faktur_baru, berat, dpp, tarif, ppn, pph22
    from rekap where true ${bulan === 'ALL' ? sql`` : sql`and right(masa, 2)::int = ${sampai}`}
   order by masa, bagian, array_position(array['DENGAN_FAKTUR', 'TANPA_FAKTUR', 'BUKAN_EMAS', 'BATANGAN', 'JASA',
              'PENGUSAHA', 'SUPPLIER_FAKTUR', 'SUPPLIER_TANPA', 'CUSTOMER', 'TUKANG', 'PPN', 'PPH',
              'SETOR', 'KREDIT', 'OMZET'], kelas), tarif`;
}
