import * as z from 'zod/mini';
import { rupiah, type Field } from '#kit/contract/field.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { schemaOf } from '#kit/contract/schema.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { PECAHAN } from '#areas/uang/rules/pecahan.ts';

const isPecahan = (value: number): boolean => (PECAHAN as readonly number[]).includes(value);

/** The smallest coin of a shop (D-51.1). */
export function coin(label: string): Field<Rupiah> {
  const schema = schemaOf(z.int().check(z.refine(isPecahan, sentence('Pecahan Tidak Ada'))));
  // The same wire as every rupiah, with fewer values.
  return { ...rupiah(label, { min: 1, max: 1000 }), schema: schema as unknown as Schema };
}
type Schema = Field<Rupiah>['schema'];
