import type { Field } from '#kit/contract/field-type.ts';

/**
 * A schema is made when it is first asked for: there are some twenty thousand of them, most of a shop's
 * day goes by without them, and making all of them was a quarter of the start (decision 0121).
 */
export function withSchema<T>(words: object, make: () => unknown): Field<T> {
  let made: unknown;
  return later(words, 'schema', () => (made ??= make())) as Field<T>;
}

/** The same field with other words, and with another schema where `make` says so. */
export const alike = <T>(
  of: Field<unknown> | Field<T>,
  more: Partial<Omit<Field<T>, 'schema'>>,
  make: () => unknown = () => of.schema,
): Field<T> =>
  // Copied by descriptors: to spread it would be to make its schema.
  withSchema(
    Object.assign(Object.defineProperties({}, Object.getOwnPropertyDescriptors(of)), more),
    make,
  );

/** What zod calls a shape: it looks at its parts when it first meets a value. */
export function shapeOf<F, S>(
  fields: Readonly<Record<string, F>>,
  schemaOf: (field: F) => S,
): Record<string, S> {
  const shape = {};
  for (const [name, of] of Object.entries(fields)) later(shape, name, () => schemaOf(of));
  return shape;
}

const later = (on: object, name: string, get: () => unknown): object =>
  Object.defineProperty(on, name, { enumerable: true, configurable: true, get });
