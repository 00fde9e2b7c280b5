import type { Schema } from '#kit/contract/field-type.ts';

/**
 * What only those see who may see cost (D-3.5), marked at the schema itself, so that it holds in
 * every answer that the schema stands in: single values, and lines of a list by what they say.
 */
const values = new WeakSet<object>();
const lines = new WeakMap<object, (line: unknown) => boolean>();

/** A value that tells cost: its key is missing for whoever may not see it. */
export function tellsCost<S extends object>(schema: S): S {
  values.add(schema);
  return schema;
}

/** A list whose lines may tell cost: those are missing for whoever may not see it. */
export function costLines<T>(schema: Schema<T[]>, tells: (line: T) => boolean): Schema<T[]> {
  lines.set(schema, (line) => tells(line as T));
  return schema;
}

export const isCost = (schema: object): boolean => values.has(schema);
export const costLinesOf = (schema: object): ((line: unknown) => boolean) | undefined =>
  lines.get(schema);
