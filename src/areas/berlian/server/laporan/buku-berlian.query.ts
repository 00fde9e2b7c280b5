import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { bukuBerlianReport } from '#areas/berlian/contract/laporan/buku-berlian.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Movements of a span with the balance after each, between what each stone began and ended with. A movement that sets a
 * stone, or takes it out, changes nothing of what the shop holds: it comes and goes at once. What is in consignment
 * counts in carat and has no rupiah (D-45.7).
 */
export const bukuBerlianQuery = (
  saring: FiltersOf<typeof bukuBerlianReport>,
  { kode_toko }: Ctx,
): Query => sql`
  with gerak as (
    select g.*, sum(g.carat) over satu as saldo, sum(g.butir) over satu as saldo_butir,
           sum(g.modal) over satu as saldo_modal
      from berlian_gerak g
     where g.kode_toko = ${kode_toko} and g.tgl_system <= ${saring.tgl_to}::date
    window satu as (partition by g.kode_berlian order by g.urut)
  ), dalam as (
    select g.* from gerak g where g.tgl_system >= ${saring.tgl_from}::date ${same('g.jenis', saring.jenis)}
  ), baris as (
    select d.kode_berlian, 1 as bagian, d.urut, d.tgl_system, d.jenis, d.no_bukti as no_dokumen, d.kode_barcode,
           greatest(d.carat, 0) as masuk_ct, greatest(-d.carat, 0) as keluar_ct, d.saldo as saldo_ct,
           nullif(abs(d.carat), 0) as carat, nullif(abs(d.butir), 0) as butir, nullif(abs(d.modal), 0) as nilai
      from dalam d
    union all
    select b.kode_berlian, s.bagian, 0, null, case s.bagian when 0 then 'SALDO AWAL' else 'SALDO AKHIR' end, null, null,
           null, null, coalesce(k.saldo, 0), coalesce(k.saldo, 0), coalesce(k.saldo_butir, 0),
           nullif(k.saldo_modal, 0)
      from (select distinct kode_berlian from dalam) b
     cross join (values (0), (2)) s (bagian)
      left join lateral (select g.saldo, g.saldo_butir, g.saldo_modal from gerak g
             where g.kode_berlian = b.kode_berlian
               and (s.bagian = 2 or g.tgl_system < ${saring.tgl_from}::date) order by g.urut desc limit 1) k on true
  )
  select r.tgl_system, r.jenis, r.no_dokumen, r.kode_berlian,
         nullif(concat_ws(' ', b.lembaga, b.no_sertifikat), '') as no_sertifikat,
         b.shape, coalesce(r.carat, b.carat)::bigint as carat, coalesce(r.butir, b.butir)::int as butir,
         b.color, b.clarity,
         b.cut_grade, r.kode_barcode,
         r.masuk_ct::bigint as masuk_ct, r.keluar_ct::bigint as keluar_ct, r.saldo_ct::bigint as saldo_ct,
         bulat_bagi(r.nilai::bigint * 1000, nullif(r.carat, 0)::bigint)::bigint as harga_ct,
         case when r.bagian = 1 then r.nilai end::bigint as nilai
    from baris r
    join berlian b on b.kode_toko = ${kode_toko} and b.kode_berlian = r.kode_berlian
   where true ${same('b.kode_supplier', saring.kode_supplier)}
   order by r.kode_berlian, r.bagian, r.urut`;
