import { sql } from '#kit/server/sql.ts';
import { ofDay, uangTiap, type DayRows } from '#areas/buku/server/day-rows.query.ts';

/** Cash on cards of a day, where there was any (№ 58). */
export const gesekDay: DayRows = (day) => ({
  rows: sql`
  select 15, 'Bank dan Mutasi', 'Gesek Tunai', count(*) filter (where d.status = 'DONE')::int, null::int, null::bigint,
         null::bigint, coalesce(sum(d.jumlah_rp) filter (where d.status = 'DONE'), 0)::bigint,
         coalesce(sum(u.tunai) filter (where d.status = 'DONE'), 0)::bigint,
         coalesce(sum(u.non_tunai) filter (where d.status = 'DONE'), 0)::bigint,
         count(*) filter (where d.status = 'CANC')::int, 0
    from (select no_gesek as no, status, jumlah_rp from gesek_tunai where ${ofDay(day)}) d
    ${uangTiap(day.kode_toko)}
  having count(*) > 0`,
});
