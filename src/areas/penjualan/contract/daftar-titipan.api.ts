import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { gram, int, listOf, objectOf, rupiah } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { documentQuery } from '#kit/contract/paging.ts';
import { MENU_TITIPAN, titipanRow } from '#areas/penjualan/contract/titipan.api.ts';
import { STATUS_TITIPAN } from '#areas/penjualan/rules/titipan.ts';

export const daftarTitipanEndpoint = defineEndpoint({
  call: 'GET titip',
  summary: 'Daftar titipan',
  query: documentQuery(
    ['no_titip', 'input_date', 'nama_customer', 'harga_total', 'berlaku_sampai'],
    ['LEWAT', ...STATUS_TITIPAN],
  ),
  answer: listOf(objectOf(titipanRow)),
  extra: {
    total: asField(
      objectOf({
        batal: int('Batal'),
        qty: int('Qty'),
        berat: gram('Berat'),
        harga_total: rupiah('Harga Total'),
        dp_rp: rupiah('Uang Titip'),
        sisa_rp: rupiah('Sisa'),
      }),
      'Total',
    ),
  },
  right: { menu: MENU_TITIPAN },
  paged: true,
});
