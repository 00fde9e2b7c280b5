import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import { teksPersen } from '#areas/barang/server/teks-kadar.query.ts';
import type { pekerjaanTukangReport } from '#areas/service/contract/laporan/pekerjaan-tukang.report.ts';
import { BELUM_LUNAS } from '#areas/service/server/tukang/tukang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof pekerjaanTukangReport>;

/** Jobs and orders, and who has them. */
const DIKERJAKAN = sql`
  select kode_toko, no_service as no, status, kode_tukang from service
  union all
  select kode_toko, no_pesanan, status, kode_tukang from pesanan`;

/** Gold that a craftsman holds without a job, an order that was cancelled counted in (see `readBebas`). */
const bebas = (kode_toko: string): Query => sql`
  bebas as (
    select a.kode_tukang, a.berat - coalesce(j.berat, 0) - coalesce(l.berat, 0) as berat
      from (select substr(akun, 8) as kode_tukang, sum(berat) as berat from saldo
             where kode_toko = ${kode_toko} and akun like 'tukang:%' group by akun) a
      left join (select s.kode_tukang, sum(s.berat) as berat from tukang_serah s
                  where s.kode_toko = ${kode_toko} and s.jenis <> 'LEPAS' and not s.dilepas and ${BELUM_LUNAS}
                    and not exists (select from tukang_kembali k where k.kode_toko = s.kode_toko
                      and k.no_dokumen = s.no_dokumen and k.jenis = 'SERVICE' and k.status = 'DONE')
                  group by s.kode_tukang) j using (kode_tukang)
      left join (select kode_tukang, sum(berat) as berat from lot
                  where kode_toko = ${kode_toko} and kode_tukang is not null and berat > 0
                  group by kode_tukang) l using (kode_tukang)`;

/**
 * A row for what a craftsman was given together: a job with all its hand-overs to him, beside his KT; gold without a
 * job hand-over by hand-over, and each KT of it alone; an order, a row for each KT. Cancelled acts are left out; the
 * day is that of the hand-over, and that of the return where nothing was handed over. What of a wage was paid is the
 * cash-outs that name the return, on whatever day. Of gold without a job, which comes back without its hand-over being
 * named, the newest hand-overs are what he still has.
 */
export const pekerjaanTukangQuery = (saring: Saring, { kode_toko, hari }: Ctx): Query => sql`
  with ${bebas(kode_toko)}
  ), diserahkan as (
    select s.no_serah, s.kode_tukang, s.jenis, coalesce(s.no_dokumen, s.no_serah) as no_dokumen, s.no_kembali,
           s.tgl_system, s.tgl_janji, s.berat, s.input_date,
           case when s.jenis = 'LEPAS' or s.dilepas then least(s.berat, greatest(0, b.berat - coalesce(sum(s.berat)
             filter (where s.jenis = 'LEPAS' or s.dilepas) over (
               partition by s.kode_tukang order by s.input_date desc, s.no_serah desc
               rows between unbounded preceding and 1 preceding), 0))) else 0 end::bigint as masih_lepas
      from tukang_serah s left join bebas b using (kode_tukang)
     where s.kode_toko = ${kode_toko} and s.status = 'DONE'
  ), serah as (
    select g.*, array(select distinct ${teksPersen(sql`e.kadar`)} from diserahkan z
                   join tukang_serah_emas e on e.kode_toko = ${kode_toko} and e.no_serah = z.no_serah
                  where z.no_dokumen = g.no_dokumen and z.kode_tukang = g.kode_tukang
                    and z.no_kembali is not distinct from g.no_kembali order by 1) as kadar
      from (select kode_tukang, jenis, no_dokumen, no_kembali, min(tgl_system) as tgl_serah,
                   max(tgl_janji) as tgl_janji,
                   sum(berat)::bigint as berat, max(input_date) as terakhir, sum(masih_lepas)::bigint as masih_lepas
              from diserahkan group by kode_tukang, jenis, no_dokumen, no_kembali) g
  ), kerja as (
    select s.kode_tukang, s.jenis, s.no_dokumen, s.tgl_serah, s.tgl_janji,
           coalesce(k.tgl_system, l.tgl) as tgl_kembali, s.kadar,
           s.berat as berat_serah, k.berat_keluar - k.berat_masuk as berat_kembali,
           k.berat_kembali as emas_kembali, k.susut,
           k.susut_persen, k.batas_susut, k.upah, k.no_kembali, coalesce(k.lebih, false) as lebih,
           case when x.masih then s.berat else s.masih_lepas end::bigint as masih_berat,
           x.masih or s.masih_lepas > 0 as masih
      from serah s
      left join tukang_kembali k on k.kode_toko = ${kode_toko} and k.no_dokumen = s.no_dokumen
       and k.kode_tukang = s.kode_tukang and k.status = 'DONE' and (k.jenis <> 'PESANAN' or k.no_kembali = s.no_kembali)
      left join (${DIKERJAKAN}) j on j.kode_toko = ${kode_toko} and j.no = s.no_dokumen
     -- A job without gold may go on to another craftsman: then it came back from this one.
      left join lateral (
        select min(n.tgl_system) as tgl from tukang_serah n
         where n.kode_toko = ${kode_toko} and n.no_dokumen = s.no_dokumen and n.kode_tukang <> s.kode_tukang
           and n.status = 'DONE' and n.input_date > s.terakhir) l on true
     cross join lateral (select coalesce(
        k.no_kembali is null and j.status = 'PROSES' and j.kode_tukang = s.kode_tukang, false) as masih) x
    union all
    select k.kode_tukang, k.jenis, k.no_kembali, k.tgl_system, null, k.tgl_system, array[]::text[], 0,
           case k.jenis when 'PESANAN' then k.berat_keluar end, k.berat_kembali,
           k.susut, k.susut_persen, k.batas_susut, k.upah, k.no_kembali, k.lebih, 0, false
      from tukang_kembali k
     where k.kode_toko = ${kode_toko} and k.status = 'DONE'
       and (k.jenis = 'LEPAS' or (k.jenis = 'PESANAN' and k.kode_tukang is not null and not exists (
         select from tukang_serah s
          where s.kode_toko = k.kode_toko and s.no_kembali = k.no_kembali and s.status = 'DONE')))
  )
  select kode_tukang, jenis, no_dokumen, tgl_serah, tgl_kembali, kadar, berat_serah, berat_kembali, emas_kembali, susut,
         susut_persen, batas_susut, upah, case when upah is not null then (
           select coalesce(sum(d.jumlah), 0)::bigint from kas d
            where d.kode_toko = ${kode_toko} and d.no_kerja = kerja.no_kembali and d.status = 'DONE') end
         as upah_dibayar,
         (coalesce(tgl_kembali, ${hari}::date) - tgl_serah)::int as lama_hari,
         greatest(0, coalesce(coalesce(tgl_kembali, ${hari}::date) - tgl_janji, 0))::int as terlambat, masih_berat,
         case when lebih then 'DI ATAS BATAS' when masih then 'MASIH DI TUKANG' end as tanda
    from kerja
   where tgl_serah between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     ${same('kode_tukang', saring.kode_tukang)} ${same('jenis', saring.jenis)}
   order by kode_tukang, tgl_serah, no_dokumen`;
