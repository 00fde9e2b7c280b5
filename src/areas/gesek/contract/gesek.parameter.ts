import { persen } from '#kit/contract/field.ts';
import { persen as per } from '#kit/rules/quantity.ts';
import { defineParameters } from '#areas/toko/contract/parameter.ts';

/** What a shop asks for cash on a card (D-19.1). */
export const gesekParam = defineParameters({
  FEE_GESEK_PERSEN: {
    group: 'Kas dan tutup toko',
    at: 30,
    field: persen('Fee gesek tunai'),
    bawaan: per(250),
    batas: true,
  },
});
