import { sql } from '#kit/server/sql.ts';
import { hitung, jumlah, ofDay, type DayRows } from '#areas/buku/server/day-rows.query.ts';

/** Tickets with what was paid between their halves; goods and money stand in the rows of the halves (№ 58). */
export const tukarDay: DayRows = (day) => ({
  rows: sql`
  select 16, 'Tukar', 'Tukar Tambah', ${hitung('DONE')}, null, null, null, ${jumlah('selisih', 'DONE')}, 0, 0,
         ${hitung('CANC')}, ${hitung('OPEN')}
    from tukar where ${ofDay(day)}
  having count(*) > 0`,
});
