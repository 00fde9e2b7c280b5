import type { FiltersOf } from '#kit/contract/report.ts';
import { hoursOf } from '#kit/server/local-days.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';
import type { tutupTokoReport } from '#areas/akhir-hari/contract/tutup.report.ts';
import { JENIS_STOCK } from '#areas/stock/server/laporan/tempat-stock.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof tutupTokoReport>;

/** The hour at which the day of a shop changes. */
const jamGanti = (bawaan: string): Query => sql`
  coalesce((select p.value #>> '{}' from parameter_toko p
               where p.kode_toko = toko.kode_toko and p.key = 'JAM_GANTI_HARI' and p.berlaku_dari <= waktu()
               order by p.berlaku_dari desc, p.id desc limit 1), ${bawaan})::time::interval`;

/** The own shop; for head office the shops that were chosen, all of the chain where none was. */
const dilihat = ({ toko }: Saring, { variant, kode_toko }: Ctx): Query => {
  if (variant !== 'pusat') return sql`kode_toko = ${kode_toko}`;
  return toko.length > 0 ? sql`kode_toko = any(${toko}::text[])` : sql`true`;
};

/**
 * Business days from the first on which the shop held anything, each with its newest closing. What the
 * scale says is the book's weight and what the trays that were weighed differed by, accepted or not. A day
 * is late when the calendar had moved on before somebody closed it. Of an exchange that waits, its sale and
 * its buy-back do (№ 104).
 */
export const tutupTokoQuery = (saring: Saring, ctx: Ctx): Query => sql`
  with shop as (
    select kode_toko, ${hoursOf(sql`zona`)} as lebih,
           ${jamGanti(tokoParam.JAM_GANTI_HARI.bawaan)} as ganti from toko where ${dilihat(saring, ctx)}
  ), hari_kerja as (
    select h.kode_toko, h.tgl_system, h.status, coalesce(t.tutup_at, h.ditutup_at) as tutup_at,
           coalesce(t.tutup_by, h.ditutup_by) as tutup_by, t.cash_sistem, t.cash_fisik, t.selisih
      from hari_toko h
      left join lateral (
        select tutup_at, tutup_by, cash_sistem, cash_fisik, selisih from tutup_toko t
         where t.kode_toko = h.kode_toko and t.tgl_system = h.tgl_system and h.status = 'CLOSED'
         order by t.ke desc limit 1) t on true
     where h.kode_toko in (select kode_toko from shop)
       and h.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       and exists (select from saldo_hari s where s.kode_toko = h.kode_toko and s.tgl_system <= h.tgl_system)
  ), stock as (
    select h.kode_toko, h.tgl_system, coalesce(sum(s.berat), 0)::bigint as berat
      from hari_kerja h
      left join saldo_hari s on s.kode_toko = h.kode_toko and s.tgl_system <= h.tgl_system
       and (s.akun = 'titip' or (s.kode_toko, split_part(split_part(s.akun, ':', 2), '/', 1)) in (
              select kode_toko, kode_gudang from gudang where jenis in ${JENIS_STOCK})
            and (s.akun like 'baki:%' or s.akun like 'gudang:%'))
     group by 1, 2
  ), timbangan as (
    select kode_toko, tgl_system, sum(selisih)::bigint as selisih
      from (select distinct on (kode_toko, tgl_system, kode_gudang, kode_baki) kode_toko, tgl_system, selisih
              from timbang
             where kode_toko in (select kode_toko from shop) and no_timbang is not null
             order by kode_toko, tgl_system, kode_gudang, kode_baki, timbang_date desc) t
     group by 1, 2
  ), baris as (
    select h.*, s.berat, w.selisih as beda, case
             when h.status = 'OPEN' then 'BELUM'
             when tanggal_kerja(h.tutup_at, shop.lebih, shop.ganti) > h.tgl_system then 'TERLAMBAT'
             else 'TUTUP' end as keadaan
      from hari_kerja h join shop using (kode_toko) join stock s using (kode_toko, tgl_system)
      left join timbangan w using (kode_toko, tgl_system)
  )
  select kode_toko, tgl_system, case when keadaan <> 'BELUM' then tutup_at end as tutup_at,
         case when keadaan <> 'BELUM' then tutup_by end as tutup_by, cash_sistem, cash_fisik, selisih,
         berat as berat_sistem, (berat + beda)::bigint as berat_timbang, beda as selisih_berat,
         case when keadaan = 'BELUM' then (select count(*)::int from v_doc d
           where d.shop = baris.kode_toko and d.status = 'OPEN' and d.business_date = baris.tgl_system
             and d.doc_no is distinct from d.ticket)
         else 0 end as belum_valid, keadaan as status
    from baris where true ${same('keadaan', saring.status)} order by kode_toko, tgl_system`;
