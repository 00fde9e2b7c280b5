import { gram } from '#kit/contract/field.ts';
import { mg } from '#kit/rules/quantity.ts';
import { defineParameters } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about deliveries (D-4.2). */
export const terimaParam = defineParameters({
  TOLERANSI_PENERIMAAN: {
    group: 'Stock dan sepuhan',
    at: 40,
    field: gram('Toleransi penerimaan per potong', { min: 0 }),
    bawaan: mg(20),
    batas: true,
  },
});
