import { sql, type Query } from '#kit/server/sql.ts';

/**
 * Whether this time was kept while the clock was ahead: none here is more than two minutes away. A withdrawal does not
 * wait until a clock that was set right has caught up (D-51.2).
 */
export const jamSalah = (column: string): Query =>
  sql`${sql.ref(column)} > waktu() + interval '2 minutes'`;

/** Whether a pause until then is over. */
export const sudahLewat = (column: string): Query => sql`
  (${sql.ref(column)} is null or ${sql.ref(column)} <= waktu() or ${jamSalah(column)})`;
