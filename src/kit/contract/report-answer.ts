import * as z from 'zod/mini';
import { sumOf } from '#kit/rules/totals.ts';
import { shapeOf } from '#kit/contract/later.ts';
import {
  listOf,
  type Field,
  type Fields,
  type Schema,
  type ValuesOf,
} from '#kit/contract/field.ts';

type Row = Record<string, unknown>;
type Group = Row & { detail: Row[] };
const MOST = 1_000_000;

/**
 * What a report answers (reports.md Part I §6): a list of rows, or, where it groups, a list of its
 * innermost groups, each with its key fields and its rows as `detail`. Whoever reads it by the
 * contract has the rows one after the other: totals are found from them.
 */
export function answerOf(
  columns: Fields,
  groups: readonly string[] = [],
  atTop: readonly string[] = [],
): Schema<Row[]> {
  const row = rowOf(columns);
  if (groups.length === 0) return listOf(row, { max: MOST });
  const keys = Object.fromEntries(
    [...groups, ...atTop].map((name) => [name, columns[name] as Field]),
  );
  const group = z.strictObject(
    Object.assign(rowShape(keys), { detail: listOf(row, { max: MOST }) }),
  );
  return z.codec(z.array(group), z.array(z.any()), {
    decode: (all) => (all as Group[]).flatMap(({ detail }) => detail),
    encode: (rows) => groupRows(rows as Row[], groups, atTop),
  });
}

/** One row. What not everyone sees is not in every answer: cost, and columns of a module (D-3.5, D-4.1). */
export const rowOf = <const C extends Fields>(columns: C): Schema<ValuesOf<C>> =>
  z.strictObject(rowShape(columns)) as Schema<ValuesOf<C>>;

const rowShape = (columns: Fields): Record<string, z.ZodMiniType> =>
  shapeOf(columns as Record<string, Field>, (of) => {
    const schema = of.schema as z.ZodMiniType;
    return of.cost || of.modul ? z.optional(schema) : schema;
  });

/** Rows that follow each other with the same keys are one group. */
export function groupRows(
  rows: readonly Row[],
  groups: readonly string[],
  atTop: readonly string[] = [],
): Group[] {
  const all: Group[] = [];
  let open: unknown;
  for (const row of rows) {
    const keys = Object.fromEntries(groups.map((name) => [name, row[name] ?? null]));
    const name = JSON.stringify(keys);
    if (name !== open) all.push({ ...keys, detail: [] });
    open = name;
    all.at(-1)!.detail.push(row);
  }
  for (const group of all) for (const name of atTop) group[name] = sumOf(group.detail, name);
  return all;
}
