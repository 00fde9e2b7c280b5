import { sql } from '#kit/server/sql.ts';
import { hitung, ofDay, type DayRows } from '#areas/buku/server/day-rows.query.ts';

/** Gifts that members took for points; points that paid stand in the nota that they paid (№ 58). */
export const memberDay: DayRows = (day) => ({
  rows: sql`
  select 28, 'Poin', 'Tukar Hadiah', ${hitung('DONE')}, coalesce(sum(qty) filter (where status = 'DONE'), 0)::int,
         null::bigint, null::bigint, 0::bigint, 0::bigint, 0::bigint, ${hitung('CANC')}, 0
    from tukar_hadiah where ${ofDay(day)}
  having count(*) > 0`,
});
