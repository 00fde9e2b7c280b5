import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';

/** The days over which signals are looked for. */
export type Span = { readonly tgl_from: Hari; readonly tgl_to: Hari };

export const dalam = (column: string, { tgl_from, tgl_to }: Span): Query =>
  sql`${sql.ref(column)} between ${tgl_from}::date and ${tgl_to}::date`;
