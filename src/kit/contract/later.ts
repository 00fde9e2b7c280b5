import type { Field, Schema } from '#kit/contract/field.ts';

/**
 * A schema is made when it is first asked for: there are some twenty thousand of them, most of a shop's
 * day goes by without them, and making all of them was a quarter of the start (decision 0121).
 */
export function withSchema<T>(words: Omit<Field<T>, 'schema'>, make: () => unknown): Field<T> {
  let made: Schema<T> | undefined;
  const get = () => (made ??= make() as Schema<T>);
  return Object.defineProperty(words, 'schema', LATER(get)) as Field<T>;
}

/** The same field with other words, and with another schema where `make` says so. */
export function alike<T>(
  of: Field<never> | Field<unknown> | Field<T>,
  more: Partial<Omit<Field<T>, 'schema'>>,
  make: () => unknown = () => of.schema,
): Field<T> {
  const words: Record<string, unknown> = {};
  // Not by spreading, which would read the schema.
  for (const key of Object.keys(of)) if (key !== 'schema') words[key] = of[key as keyof typeof of];
  return withSchema(Object.assign(words, more) as unknown as Omit<Field<T>, 'schema'>, make);
}

/** What zod calls a shape: it looks at its parts when it first meets a value. */
export function shapeOf<F, S>(
  fields: Readonly<Record<string, F>>,
  schemaOf: (field: F) => S,
): Record<string, S> {
  const shape = {};
  for (const [name, field] of Object.entries(fields))
    Object.defineProperty(
      shape,
      name,
      LATER(() => schemaOf(field)),
    );
  return shape;
}

const LATER = (get: () => unknown) => ({ enumerable: true, configurable: true, get });
