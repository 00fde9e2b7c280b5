import { asField } from '#kit/contract/field-more.ts';
import { objectOf, text } from '#kit/contract/field.ts';

/** Who sold and who took or paid the money, by their names: what a nota says of the shop's people (D-30.1). */
export const petugasField = asField(
  objectOf({ sales: text('Sales', { min: 0, max: 60 }), kasir: text('Kasir', { max: 60 }) }),
  'Petugas',
);
