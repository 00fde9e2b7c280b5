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

/** The rows of an answer one after the other, without their groups: totals are found from them. */
export const rowsIn = (answer: readonly unknown[], groups: readonly string[] = []): Row[] =>
  groups.length === 0
    ? (answer as Row[])
    : (answer as readonly { detail: Row[] }[]).flatMap(({ detail }) => detail);

/** One row. What not everyone sees is not in every answer: cost, and columns of a module (D-3.5, D-4.1). */
export const rowOf = <const C extends Fields>(columns: C): Schema<ValuesOf<C>> =>
  meansIn(z.strictObject(rowShape(columns)), columns) as Schema<ValuesOf<C>>;

const rowShape = (columns: Fields): Record<string, z.ZodMiniType> =>
  shapeOf(columns as Record<string, Field>, (of) => {
    const schema = of.schema as z.ZodMiniType;
    return of.cost || of.modul ? z.optional(schema) : schema;
  });
