import type { Field } from '#kit/contract/field-type.ts';

/** The fields that the parts of an object were made from, by the names of the parts. */
type FieldsOf = Readonly<Record<string, Field>>;
const parts = new WeakMap<object, FieldsOf>();
const own = new WeakMap<object, Field>();

/**
 * Says of an object's schema which fields its parts belong to, for what describes it to strangers (OpenAPI, a
 * refusal). A part is known by its place: one schema serves several fields, whose labels differ.
 */
export function meansIn<S extends object>(schema: S, fields: FieldsOf): S {
  parts.set(schema, fields);
  return schema;
}

/** Says the field of a schema that serves no other one. */
export function means<S extends object>(schema: S, of: Field): S {
  own.set(schema, of);
  return schema;
}

type Shaped = { _zod?: { def?: { shape?: Readonly<Record<string, object>> } } };

/** The field of a part of an object's schema; undefined where the part was made of no field. */
export function meaningOf(schema: object, name: string): Field | undefined {
  const field = parts.get(schema)?.[name];
  if (field) return field;
  const part = (schema as Shaped)._zod?.def?.shape?.[name];
  return part && own.get(part);
}
