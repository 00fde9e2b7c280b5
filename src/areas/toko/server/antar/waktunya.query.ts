import { sql, type Query } from '#kit/server/sql.ts';

/**
 * Whether this time was kept while the clock was ahead: nothing between two servers is put off for more than an hour.
 * No look waits until a clock that was set right has caught up with it (decision 1267).
 */
const jamSalah = (column: string): Query =>
  sql`${sql.ref(column)} > waktu() + interval '61 minutes'`;

/** Whether what was put off until then is due. */
export const waktunya = (column: string): Query =>
  sql`(${sql.ref(column)} <= waktu() or ${jamSalah(column)})`;

/** Whether something that began then is as old as this, or began at a time that is not to be believed. */
export const sudahLama = (column: string, detik: number): Query => sql`
  (${sql.ref(column)} < waktu() - make_interval(secs => ${detik}::int) or ${jamSalah(column)})`;
