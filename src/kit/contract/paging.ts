import * as z from 'zod/mini';
import { day, int, type Schema } from '#kit/contract/field.ts';
import { means } from '#kit/contract/meaning.ts';
import { isHari } from '#kit/rules/hari.ts';

/** Numbers and flags arrive as text in a query. */
const count = (label: string, least: number, most: number) =>
  means(
    z.codec(z.optional(z.string()), z.optional(z.int().check(z.gte(least), z.lte(most))), {
      decode: (text) => (text === undefined || text === '' ? undefined : Number(text)),
      encode: (value) => (value === undefined ? undefined : String(value)),
    }),
    int(label, { min: least, max: most }),
  );

export type Paging = { skip?: number; limit?: number; q?: string; sort?: string };

/** The query of every paged list (http.md): `sort` is a field, or `-field`, that the list declares. */
export const pagingShape = (sortable: readonly string[]) => ({
  skip: count('Baris yang dilewati', 0, 100_000_000),
  limit: count('Baris paling banyak', 1, 1000),
  q: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(
    z.enum(sortable.flatMap((field) => [field, `-${field}`]) as [string, ...string[]]),
  ),
});

export const pagingQuery = (sortable: readonly string[]): Schema<Paging> =>
  z.strictObject(pagingShape(sortable));

/** A day in a query that must be given: one that the calendar has, for the database knows no 30 February. */
export const mustDayText = z
  .string()
  .check(z.refine((value: string) => isHari(value), 'Tanggal Tidak Valid'));

/** A day in a query; left out, the list says itself which days it speaks of. */
export const dayText = means(z.optional(mustDayText), day('Tanggal'));
