import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  int,
  kode,
  listOf,
  longText,
  objectOf,
  optional,
  rupiah,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { sense } from '#kit/rules/sentence.ts';
import { kertasAnswer } from '#areas/akses/contract/kertas.api.ts';
import { alasanCetakUlang, ukuranNota } from '#areas/dokumen/contract/dokumen.ts';
import { dataCetak, isiNotaFields, notaIsi } from '#areas/penjualan/contract/nota.api.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { diskonDiminta } from '#areas/penjualan/contract/penjualan.fields.ts';
import { MENU_TITIPAN } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { LEMBAR } from '#areas/penjualan/rules/nota.ts';
import { pengambil } from '#areas/penjualan/contract/pengambil.ts';
import { pembayaranDiminta } from '#areas/uang/contract/pembayaran.ts';

const no = { no: kode('No Titip', 14) };

/** Pick-up: a sale of the goods at their price, with the deposit counted in. */
export const ambilTitipEndpoint = defineEndpoint({
  call: 'POST titip/:no/ambil',
  summary: 'Ambil titipan',
  approvable: true,
  guards: ['owner'],
  params: no,
  body: {
    kode_sales: optional(kode('Kode Sales')),
    diskon: optional(asField(diskonDiminta, 'Diskon')),
    ...pengambil,
    pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
    keterangan: optional(longText('Keterangan', { max: 500 })),
  },
  answer: penjualanDocument.one.answer,
  right: { menu: ['lihat-titipan', 'transaksi-penjualan'] },
  status: 201,
  key: 'required',
});

export const cetakUlangTitipEndpoint = defineEndpoint({
  call: 'POST titip/:no/cetak-ulang',
  summary: 'Cetak ulang titipan',
  approvable: true,
  params: no,
  body: {
    ...alasanCetakUlang,
    /** The paper of this further deposit instead of the deposit's own. */
    no_bayar: optional(kode('No Setoran', 14)),
  },
  answer: { no: kode('No', 14), cetak_ke: int('Cetak Ke') },
  right: { menu: ['lihat-titipan', 'transaksi-penjualan'] },
});

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

/** The paper itself: of the deposit as it is now, or of one further deposit. */
export const notaTitipPdfEndpoint = defineEndpoint({
  call: 'GET titip/:no/nota.pdf',
  summary: 'Nota titipan sebagai PDF',
  params: no,
  query: {
    ...ukuranNota,
    lembar: optional(choice(sense('Lembar', 'nota'), LEMBAR)),
    no_bayar: optional(kode('No Setoran', 14)),
  },
  right,
  raw: true,
});

/** Asked before the counter prints the paper itself: the first one, or a copy that was approved just now (D-6.5). */
export const cetakTitipEndpoint = defineEndpoint({
  call: 'POST titip/:no/cetak',
  summary: 'Cetak nota titipan atau setorannya',
  params: no,
  body: { no_bayar: optional(kode('No Setoran', 14)) },
  answer: { ...kertasAnswer, deskripsi: isiNotaFields.deskripsi },
  right: right,
  anyDay: true,
});
