import { addDays, type Hari } from '#kit/rules/hari.ts';
import { startOfHari, type Zona } from '#kit/server/clock.ts';
import { sql, type Query } from '#kit/server/sql.ts';

/** Whether a point in time lies in a span of calendar days of the shop's own zone, both ends counted. */
export function inLocalDays(
  column: string,
  { tgl_from, tgl_to }: { readonly tgl_from: Hari; readonly tgl_to: Hari },
  zona: Zona,
): Query {
  const at = sql.ref(column);
  const from = startOfHari(tgl_from, zona, '00:00');
  const to = startOfHari(addDays(tgl_to, 1), zona, '00:00');
  return sql`(${at} >= ${from}::timestamptz and ${at} < ${to}::timestamptz)`;
}
