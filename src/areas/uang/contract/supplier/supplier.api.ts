import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { cost, listOf, objectOf, optional, rupiah, text, yesNo } from '#kit/contract/field.ts';

/** Suppliers to whom the shop owes for goods, or who owe it something back; how much is for those who may see cost. */
export const hutangSupplierEndpoint = defineEndpoint({
  call: 'GET cash/hutang-supplier',
  summary: 'Supplier yang masih dihutang',
  answer: listOf(
    objectOf({
      kode_supplier: text('Supplier', { max: 44 }),
      nama: text('Nama Supplier'),
      /** Whether the shop owes him; else he owes the shop. */
      dihutang: yesNo('Dihutang'),
      hutang: cost(optional(rupiah('Hutang', { min: Number.MIN_SAFE_INTEGER }))),
    }),
  ),
  right: { menu: ['uang-kas', 'uang-bank'] },
});
