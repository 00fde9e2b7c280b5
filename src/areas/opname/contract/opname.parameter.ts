import { gram } from '#kit/contract/field.ts';
import { mg } from '#kit/rules/quantity.ts';
import { defineParameters } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about counts (D-4.2). */
export const opnameParam = defineParameters({
  TOLERANSI_TIMBANG_BAKI: {
    group: 'Stock dan sepuhan',
    at: 10,
    field: gram('Toleransi timbang baki', { min: 0 }),
    bawaan: mg(50),
    batas: true,
    hint: 'Berat baki, kemasan lain, dan berat barang yang dipindai saat Stock Opname.',
  },
});
