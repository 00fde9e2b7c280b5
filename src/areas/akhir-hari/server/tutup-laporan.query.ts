import type { FiltersOf } from '#kit/contract/report.ts';
import { hoursAhead } from '#kit/server/clock.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { tutupTokoReport } from '#areas/akhir-hari/contract/tutup.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Business days from the first on which the shop held anything, each with its newest closing. What the
 * scale says is the book's weight and what the trays that were weighed differed by, accepted or not. A day is late when
 * the calendar had moved on before somebody closed it.
 */
export const tutupTokoQuery = (
  saring: FiltersOf<typeof tutupTokoReport>,
  { kode_toko, toko, param }: Ctx,
): Query => sql`
  with hari_kerja as (
    select h.tgl_system, h.status, coalesce(t.tutup_at, h.ditutup_at) as tutup_at,
           coalesce(t.tutup_by, h.ditutup_by) as tutup_by, t.cash_sistem, t.cash_fisik, t.selisih
      from hari_toko h
      left join lateral (
        select tutup_at, tutup_by, cash_sistem, cash_fisik, selisih from tutup_toko t
         where t.kode_toko = h.kode_toko and t.tgl_system = h.tgl_system and h.status = 'CLOSED'
         order by t.ke desc limit 1) t on true
     where h.kode_toko = ${kode_toko}
       and h.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       and exists (select from saldo_hari s where s.kode_toko = ${kode_toko} and s.tgl_system <= h.tgl_system)
  ), stock as (
    select h.tgl_system, coalesce(sum(s.berat), 0)::bigint as berat
      from hari_kerja h
      left join saldo_hari s on s.kode_toko = ${kode_toko} and s.tgl_system <= h.tgl_system
       and (s.akun = 'titip' or split_part(split_part(s.akun, ':', 2), '/', 1) in (
              select kode_gudang from gudang where kode_toko = ${kode_toko} and jenis = 'TOKO')
            and (s.akun like 'baki:%' or s.akun like 'gudang:%'))
     group by h.tgl_system
  ), timbangan as (
    select tgl_system, sum(selisih)::bigint as selisih
      from (select distinct on (tgl_system, kode_gudang, kode_baki) tgl_system, selisih from timbang
             where kode_toko = ${kode_toko} and no_timbang is not null
             order by tgl_system, kode_gudang, kode_baki, timbang_date desc) t
     group by tgl_system
  ), baris as (
    select h.*, s.berat, w.selisih as beda, case
             when h.status = 'OPEN' then 'BELUM'
             when (h.tutup_at + make_interval(hours => ${hoursAhead(toko.zona)})
                   - ${param.JAM_GANTI_HARI}::text::time::interval)::date > h.tgl_system then 'TERLAMBAT'
             else 'TUTUP' end as keadaan
      from hari_kerja h join stock s using (tgl_system) left join timbangan w using (tgl_system)
  )
  select ${kode_toko}::text as kode_toko, tgl_system, case when keadaan <> 'BELUM' then tutup_at end as tutup_at,
         case when keadaan <> 'BELUM' then tutup_by end as tutup_by, cash_sistem, cash_fisik, selisih,
         berat as berat_sistem, (berat + beda)::bigint as berat_timbang, beda as selisih_berat,
         case when keadaan = 'BELUM' then (select count(*)::int from v_doc d
           where d.shop = ${kode_toko} and d.status = 'OPEN' and d.business_date = baris.tgl_system)
         else 0 end as belum_valid, keadaan as status
    from baris where true ${same('keadaan', saring.status)} order by tgl_system`;
