import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { bungaHutangReport } from '#areas/hutang/contract/laporan/bunga-hutang.report.ts';
import { disetujui, lelangBerdiri } from '#areas/hutang/server/laporan/hidup.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof bungaHutangReport>;

/**
 * Receipts of interest: paid on a loan that goes on, or with what closed it. What was owed is the sum that was rounded
 * up once (D-35.6); a person agreed to less than that. An auction that was undone after the period is still in it; its
 * interest goes back in the period in which it was undone, as in the book. For what a renewal lends more, the days that
 * the old loan was paid ahead are paid (D-35.10): a row of its own, from its own day, on what is lent more.
 */
export const bungaHutangQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with x as (
    select kode_toko, no_faktur_hutang, 'BAYAR_BUNGA' as sumber, tgl_system, dari_tgl, hari_bunga,
           bunga_terhitung, bunga_rp, input_by, otorisasi, null::text as tanda, null::bigint as pokok, null::int as rate
      from hutang_bunga
     where kode_toko = ${kode_toko} and status = 'DONE'
       and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
    union all
    select kode_toko, no_faktur_hutang, cara, tgl_system, dari_tgl, hari_bunga, bunga_terhitung, bunga_rp,
      input_by, otorisasi, null, null, null
      from v_hutang_tutup
     where kode_toko = ${kode_toko} and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       and bunga_terhitung > 0 and cara not in ('LELANG', 'PEREMAJAAN')
    union all
    select r.kode_toko, r.no_faktur_hutang, 'PEREMAJAAN', r.tgl_system, b.*, r.input_by, r.otorisasi, t.*
      from hutang_remaja r
      join hutang n on n.kode_toko = r.kode_toko and n.no_faktur_hutang = r.no_hutang_baru
     cross join lateral (values
       (false, r.dari_tgl, r.hari_bunga, r.bunga_terhitung - r.bunga_tambahan, r.bunga_rp - r.bunga_tambahan),
       (true, r.tgl_system, r.hari_tambahan, r.bunga_tambahan::bigint, r.bunga_tambahan::bigint))
         x (lebih, dari_tgl, hari_bunga, bunga_terhitung, bunga_rp)
     cross join lateral (select x.dari_tgl, x.hari_bunga, x.bunga_terhitung, x.bunga_rp) b
     cross join lateral (select case when x.lebih then 'BUNGA TAMBAHAN' end,
       case when x.lebih then (r.jumlah_hutang - r.jumlah_lama)::bigint end, case when x.lebih then n.bunga::int end) t
     where r.kode_toko = ${kode_toko} and r.status = 'DONE' and b.bunga_terhitung > 0
       and r.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
    union all
    select kode_toko, no_faktur_hutang, 'LELANG', tgl_system, dari_tgl, hari_bunga, bunga_rp, bunga_rp, input_by,
      otorisasi, null, null, null
      from hutang_lelang l
     where kode_toko = ${kode_toko} and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       and bunga_rp > 0 and ${lelangBerdiri(saring.tgl_to)}
    union all
    select kode_toko, no_faktur_hutang, 'LELANG', hari_batal, dari_tgl, hari_bunga, -bunga_rp, -bunga_rp, batal_by,
      otorisasi, 'LELANG DIBATALKAN', null, null
      from hutang_lelang
     where kode_toko = ${kode_toko} and hari_batal between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       and tgl_system < ${saring.tgl_from}::date and bunga_rp > 0
  ), y as (
    select x.*, h.nama_customer, coalesce(x.pokok, h.jumlah_hutang) as jumlah_hutang,
           coalesce(x.rate, h.bunga) as bunga, h.kode_sales, ${disetujui('x', 'BUNGA_DI_BAWAH')} as otorisasi_by
      from x join hutang h using (kode_toko, no_faktur_hutang)
     where true ${same('x.sumber', saring.sumber)} ${same('x.input_by', saring.input_by)}
  )
  select tgl_system, no_faktur_hutang, nama_customer, sumber, jumlah_hutang, dari_tgl,
    dari_tgl + hari_bunga as sampai_tgl,
         hari_bunga as hari, bulat_bagi(jumlah_hutang::numeric * bunga, 300000) as bunga_harian,
         bunga_terhitung as bunga_seharusnya, bunga_rp as bunga_bayar, bunga_terhitung - bunga_rp as selisih,
           0 as denda,
         kode_sales, input_by, otorisasi_by,
         coalesce(tanda,
           case when bunga_rp < bunga_terhitung and otorisasi_by is null then 'TANPA OTORISASI' end) as tanda
    from y order by sumber, tgl_system, no_faktur_hutang, dari_tgl`;
