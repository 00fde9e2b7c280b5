import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { int, listOf, objectOf, optional, rupiah, text } from '#kit/contract/field.ts';

/** Opens the drawer without a sale: nothing moves, and it is on record. */
export const bukaLaciEndpoint = defineEndpoint({
  call: 'POST laci/buka',
  summary: 'Buka laci tanpa transaksi',
  approvable: true,
  body: { alasan: text('Alasan', { min: 3, max: 200 }) },
  answer: { laci: text('Laci'), dibuka_ke: int('Dibuka Ke') },
  right: { menu: ['uang-kas', 'transaksi-penjualan'] },
  status: 201,
});

/** The drawers a balance can be moved between: the shop's, that of loans, and one for each person. */
export const daftarLaciEndpoint = defineEndpoint({
  call: 'GET cash/laci',
  summary: 'Laci kas dan isinya',
  answer: listOf(
    objectOf({ laci: text('Laci'), nama: text('Nama'), saldo: optional(rupiah('Saldo')) }),
  ),
  right: { menu: ['pengalihan-saldo-uang'] },
});
