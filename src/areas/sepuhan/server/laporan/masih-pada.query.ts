import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';

/** A step that was not cancelled when the day ended: a later cancel changes no report of it (reports.md §3). */
export const masihPada = (step: string, hari: Hari): Query =>
  sql`(${sql.ref(`${step}.status`)} = 'DONE' or ${sql.ref(`${step}.hari_batal`)} > ${hari}::date)`;
