import { gram, persen } from '#kit/contract/field.ts';
import { mg, persen as per } from '#kit/rules/quantity.ts';
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
  BATAS_SUSUT_SERVICE: {
    group: 'Titipan dan pesanan',
    at: 82,
    field: gram('Batas susut kecil sebulan', { min: 0, max: mg(20_000) }),
    bawaan: mg(1_000),
    batas: true,
    hint: 'Emas murni yang boleh susut sebulan tanpa otorisasi, dari pekerjaan satu tukang atau satu penerima.',
  },
});
