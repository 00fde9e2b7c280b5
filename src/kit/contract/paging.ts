import * as z from 'zod/mini';
import type { Schema } from '#kit/contract/field.ts';

/** Numbers and flags arrive as text in a query. */
const count = (least: number, most: number) =>
  z.codec(z.optional(z.string()), z.optional(z.int().check(z.gte(least), z.lte(most))), {
    decode: (text) => (text === undefined || text === '' ? undefined : Number(text)),
    encode: (value) => (value === undefined ? undefined : String(value)),
  });

export type Paging = { skip?: number; limit?: number; q?: string; sort?: string };

/** The query of every paged list (http.md): `sort` is a field, or `-field`, that the list declares. */
export const pagingShape = (sortable: readonly string[]) => ({
  skip: count(0, 100_000_000),
  limit: count(1, 1000),
  q: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(
    z.enum(sortable.flatMap((field) => [field, `-${field}`]) as [string, ...string[]]),
  ),
});

export const pagingQuery = (sortable: readonly string[]): Schema<Paging> =>
  z.strictObject(pagingShape(sortable)) as unknown as Schema<Paging>;
