import type { Schema } from '#kit/contract/field-type.ts';

/**
 * What only people who may see cost are shown (D-3.5). It is marked on the schema itself, so that it applies in
 * every answer that uses the schema: to single values, and to lines of a list by their contents.
 */
const values = new WeakSet<object>();
const lines = new WeakMap<object, (line: unknown) => boolean>();

/** A value that shows cost: its key is left out for a person who may not see cost. */
export function tellsCost<S extends object>(schema: S): S {
  values.add(schema);
  return schema;
}

/** A list whose lines may show cost: those lines are left out for a person who may not see cost. */
export function costLines<T>(schema: Schema<T[]>, tells: (line: T) => boolean): Schema<T[]> {
  lines.set(schema, (line) => tells(line as T));
  return schema;
}

export const isCost = (schema: object): boolean => values.has(schema);
export const costLinesOf = (schema: object): ((line: unknown) => boolean) | undefined =>
  lines.get(schema);
