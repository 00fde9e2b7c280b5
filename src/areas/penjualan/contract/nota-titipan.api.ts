import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { choice, day, int, kode, listOf, objectOf, optional, rupiah } from '#kit/contract/field.ts';
import { ukuranNota } from '#areas/buku/contract/dokumen.ts';
import { dataCetak, notaIsi } from '#areas/penjualan/contract/nota.api.ts';
import { MENU_TITIPAN } from '#areas/penjualan/contract/titipan.api.ts';
import { LEMBAR } from '#areas/penjualan/rules/nota.ts';

const right = { menu: MENU_TITIPAN };

const words = {
  ...dataCetak('No Titip'),
  answer: listOf(
    objectOf({
      ...notaIsi,
      no_titip: kode('No Titip', 14),
      harga_total: rupiah('Harga Total'),
      dp_rp: rupiah('Uang Titip'),
      sisa_rp: rupiah('Sisa'),
      berlaku_sampai: day('Harga Berlaku Sampai'),
    }),
  ),
  right,
} as const;

/** Print data of the sheet that the customer gets. */
export const notaTitipSatuEndpoint = defineEndpoint({
  ...words,
  call: 'GET titip/get/bynota/single',
  summary: 'Data cetak nota titipan, lembar pelanggan',
});

/** Print data of every sheet that the shop prints: two with the duplicate module. */
export const notaTitipEndpoint = defineEndpoint({
  ...words,
  call: 'GET titip/get/bynota',
  summary: 'Data cetak nota titipan, semua lembar',
});

/** The paper itself: of the deposit as it stands, or of one further deposit. */
export const notaTitipPdfEndpoint = defineEndpoint({
  call: 'GET titip/:no/nota.pdf',
  summary: 'Nota titipan sebagai PDF',
  params: { no: kode('No Titip', 14) },
  query: {
    ...ukuranNota,
    lembar: optional(choice('Lembar', LEMBAR)),
    no_bayar: optional(kode('No Setoran', 14)),
  },
  right,
  raw: true,
});

/** Asked before the counter prints the paper itself: the first one, or a copy that was approved just now (D-6.5). */
export const cetakTitipEndpoint = defineEndpoint({
  call: 'POST titip/:no/cetak',
  summary: 'Cetak nota titipan atau setorannya',
  params: { no: kode('No Titip', 14) },
  body: { no_bayar: optional(kode('No Setoran', 14)) },
  answer: { no: kode('No', 14), cetak_ke: int('Cetak Ke') },
  right: right,
  anyDay: true,
});
