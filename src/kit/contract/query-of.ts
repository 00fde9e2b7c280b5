import * as z from 'zod/mini';
import { shapeOf } from '#kit/contract/later.ts';
import { meansIn } from '#kit/contract/meaning.ts';
import type { Field, Fields, Kind, Schema, ValuesOf } from '#kit/contract/field.ts';

const NUMBERS: readonly Kind[] = ['int', 'rupiah', 'gram', 'persen', 'grade'];

/** The same fields in a query string, where figures and flags arrive as text. */
export const queryOf = <F extends Fields>(fields: F): Schema<ValuesOf<F>> =>
  meansIn(
    z.strictObject(shapeOf(fields, (one) => fromText(one as Field))),
    fields as Readonly<Record<string, Field>>,
  ) as Schema<ValuesOf<F>>;

function fromText(of: Field): z.ZodMiniType {
  const inner = of.schema as z.ZodMiniType;
  const figure = NUMBERS.includes(of.kind);
  if (!figure && of.kind !== 'yesNo') return inner;
  return z.codec(of.optional ? z.optional(z.string()) : z.string(), inner, {
    decode: (typed) => {
      if (typed === undefined || typed === '') return undefined;
      if (figure) return Number(typed);
      return typed === 'true' ? true : typed === 'false' ? false : typed;
    },
    encode: (value) => (value === undefined || value === null ? undefined : String(value)),
  });
}
