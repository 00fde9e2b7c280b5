import type { Field } from '#kit/contract/field-type.ts';

/** Which field a schema belongs to, for those who describe it to strangers (OpenAPI). */
const meanings = new WeakMap<object, Field>();

export function means<S extends object>(schema: S, of: Field): S {
  meanings.set(schema, of);
  return schema;
}

export const meaningOf = (schema: object): Field | undefined => meanings.get(schema);
