import * as z from 'zod/mini';
import { shapeOf } from '#kit/contract/later.ts';
import { means } from '#kit/contract/meaning.ts';
import type { Fields, Schema, ValueOf } from '#kit/contract/field.ts';

/** A zod shape as the contracts speak of it: its type is read off the shape, never said beside it. */
export const schemaOf = <S extends z.ZodMiniType>(shape: S): Schema<z.output<S>> =>
  shape as Schema<z.output<S>>;

/** An object of shapes that are no fields of a form; like `objectOf`, it refuses an unknown key. */
export const strictOf = <S extends z.core.$ZodLooseShape>(shape: S) =>
  schemaOf(z.strictObject(shape));

/**
 * The schemas of fields by name, each with its own type: parts of a shape that has more than fields. Each is a copy
 * that serves its field alone.
 */
export const schemasIn = <F extends Fields>(fields: F) =>
  shapeOf(fields, (one) => means(z.clone(one.schema as z.ZodMiniType), one)) as {
    readonly [N in keyof F]: Schema<ValueOf<F[N]>>;
  };
