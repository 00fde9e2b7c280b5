import { sql, type Sql } from '#kit/server/sql.ts';

/** D-6.6 asks for seven; a month and a little more is what a look at the past month compares with (decision 363). */
const KEPT_DAYS = 35;

/**
 * Forgets so many of the oldest kept answers whose time is over; how many there were. Of two servers on one
 * database one does it at a time, and the other has nothing to do.
 */
export const forgetAnswers = (on: Sql, most: number): Promise<number> =>
  on.run(sql`
    delete from idempotensi where (kode_toko, user_id, kunci) in (
      select kode_toko, user_id, kunci from idempotensi
       where waktu < waktu() - make_interval(days => ${KEPT_DAYS}::int)
         and (select pg_try_advisory_xact_lock(hashtextextended('forget-answers', 0)))
       order by waktu limit ${most})`);
