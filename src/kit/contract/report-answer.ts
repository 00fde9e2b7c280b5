import * as z from 'zod/mini';
import { shapeOf } from '#kit/contract/later.ts';
import { meansIn } from '#kit/contract/meaning.ts';
import {
  listOf,
  type Field,
  type Fields,
  type Schema,
  type ValuesOf,
} from '#kit/contract/field.ts';

type Row = Record<string, unknown>;
const MOST = 1_000_000;

/** An innermost group: its keys, the sums that stand at its top, and its rows. */
type Group<C extends Fields, K extends keyof C & string> = Pick<ValuesOf<C>, K> & {
  readonly detail: readonly ValuesOf<C>[];
};

/** What a report's call answers, by what its declaration groups by (`G`) and sums at the top of a group (`T`). */
export type ReportAnswer<
  C extends Fields,
  G extends keyof C & string,
  T extends keyof C & string,
> = readonly ([G] extends [never] ? ValuesOf<C> : Group<C, G | T>)[];

/**
 * What a report answers (reports.md Part I §6): a list of rows, or, where it groups, a list of its
 * innermost groups, each with its key fields and its rows as `detail`.
 */
export function answerOf<C extends Fields, G extends keyof C & string, T extends keyof C & string>(
  columns: C,
  groups: readonly G[] = [],
  atTop: readonly T[] = [],
): Schema<ReportAnswer<C, G, T>> {
  const rows = listOf(rowOf(columns), { max: MOST });
  const top = Object.fromEntries([...groups, ...atTop].map((name) => [name, columns[name]]));
  const answer: Schema<unknown> =
    groups.length === 0
      ? rows
      : z.array(z.strictObject(Object.assign(rowShape(top as Fields), { detail: rows })));
  return answer as Schema<ReportAnswer<C, G, T>>;
}

/** How one shop of the chain has answered (D-43.3): `per` where its rows are a copy of that hour. */
const SHOP = {
  kode_toko: z.string(),
  nama_toko: z.string(),
  ok: z.boolean(),
  per: z.optional(z.string()),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
};
export type ShopSaid = {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly ok: boolean;
  readonly per?: string;
  readonly code?: string;
  readonly message?: string;
};
/** With its rows, or groups of rows; `urut` gives the place of each row in the order of the whole report. */
export type ShopAnswer<A> = ShopSaid & { readonly data: A; readonly urut: readonly number[] };

/** What a report of the chain answers: shop by shop, in order of kode_toko. */
export function shopsOf<A>(data: Schema<A>): Schema<readonly ShopAnswer<A>[]> {
  const urut = listOf(z.int().check(z.gte(0)), { max: MOST });
  const one: Schema<unknown> = z.strictObject({ ...SHOP, data, urut });
  return listOf(one as Schema<ShopAnswer<A>>);
}

/** The rows of an answer one after the other, without their groups: totals are found from them. */
export function rowsIn(
  answer: readonly unknown[],
  groups: readonly string[] = [],
  perShop = false,
): Row[] {
  if (perShop) return rowsOfShops(answer as readonly ShopAnswer<readonly unknown[]>[], groups);
  return groups.length === 0
    ? (answer as Row[])
    : (answer as readonly { detail: Row[] }[]).flatMap(({ detail }) => detail);
}

/** In the order of the report, whichever shop each is of. */
const rowsOfShops = (
  shops: readonly ShopAnswer<readonly unknown[]>[],
  groups: readonly string[],
): Row[] =>
  shops
    .flatMap(({ data, urut }) =>
      rowsIn(data, groups).map((row, at) => ({ row, at: urut[at] ?? Infinity })),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ row }) => row);

/** One row. What not everyone sees is not in every answer: cost, and columns of a module (D-3.5, D-4.1). */
export const rowOf = <const C extends Fields>(columns: C): Schema<ValuesOf<C>> =>
  meansIn(z.strictObject(rowShape(columns)), columns) as Schema<ValuesOf<C>>;

const rowShape = (columns: Fields): Record<string, z.ZodMiniType> =>
  shapeOf(columns as Record<string, Field>, (of) => {
    const schema = of.schema as z.ZodMiniType;
    return of.cost || of.modul ? z.optional(schema) : schema;
  });
