import { persen } from '#kit/contract/field.ts';
import { persen as per } from '#kit/rules/quantity.ts';
import { defineParameters } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about what a craftsman makes (D-4.2). */
export const serviceParam = defineParameters({
  TOLERANSI_SUSUT_TUKANG_PERSEN: {
    group: 'Titipan dan pesanan',
    at: 80,
    field: persen('Toleransi susut tukang'),
    bawaan: per(100),
    batas: true,
  },
});
