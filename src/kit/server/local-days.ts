import { addDays, type Hari } from '#kit/rules/hari.ts';
import { hoursAhead, startOfHari, type Zona } from '#kit/server/clock.ts';
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

/** What a shop's clock shows at an instant, without a zone. */
export const localTimeOf = (at: Query, zona: Zona): Query =>
  sql`jam_toko(${at}, ${hoursAhead(zona)}::int)`;

/** The shop's day of an instant: the date that its clock shows. */
export const localDayOf = (at: Query, zona: Zona): Query =>
  sql`tanggal_toko(${at}, ${hoursAhead(zona)}::int)`;

/** Its business day: the date changes so long after midnight. */
export const workDayOf = (at: Query, zona: Zona, ganti: Query): Query =>
  sql`tanggal_kerja(${at}, ${hoursAhead(zona)}::int, ${ganti})`;

/** The instant at which a date of the shop begins. */
export const dayStartOf = (tgl: Query, zona: Zona): Query =>
  sql`awal_tanggal(${tgl}, ${hoursAhead(zona)}::int)`;

/** How far ahead of UTC a zone is that a column names. */
export const hoursOf = (zona: Query): Query =>
  sql`case ${zona} when 'WITA' then ${hoursAhead('WITA')}::int when 'WIT' then ${hoursAhead('WIT')}::int
      else ${hoursAhead('WIB')}::int end`;
