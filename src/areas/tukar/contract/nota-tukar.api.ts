import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  gram,
  int,
  kadarPersen,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  yesNo,
} from '#kit/contract/field.ts';
import { ukuranNota } from '#areas/buku/contract/dokumen.ts';
import { barisNota, dataCetak, kepalaNota } from '#areas/penjualan/contract/nota.api.ts';
import { MELIHAT_TUKAR } from '#areas/tukar/contract/tukar.api.ts';

/** One piece on paper, gone out or come in, its texts already cut at 20 characters to a line (1§9). */
const notaBaris = {
  bagian: choice('Bagian', { JUAL: 'Keluar', BELI: 'Masuk' }),
  urut: int('Urut'),
  no_tukar: kode('No Tukar', 14),
  no_faktur: kode('No Faktur', 14),
  ...kepalaNota,
  nama_barang: barisNota('Nama Barang'),
  kode_barcode: optional(kode('Barcode')),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  harga_per_gram: rupiah('Harga Per Gram'),
  harga: rupiah('Harga'),
  grand_total: rupiah('Total Penjualan'),
  dp_rp: rupiah('DP'),
  tukar_rp: rupiah('Total Pembelian'),
  selisih: rupiah('Selisih'),
  kembali: rupiah('Kembali'),
  cetak_ke: int('Cetak Ke'),
  auto_cut: yesNo('Potong Kertas'),
};

const cetak = {
  ...dataCetak('No Tukar'),
  answer: listOf(objectOf(notaBaris)),
  right: MELIHAT_TUKAR,
} as const;

/** Print data of a ticket, one row a piece: those that go out, then those that come in. */
export const notaTukarSatuEndpoint = defineEndpoint({
  ...cetak,
  call: 'GET tukar-tambah/get/bynota/single',
  summary: 'Data cetak nota tukar tambah, satu lembar',
});
export const notaTukarEndpoint = defineEndpoint({
  ...cetak,
  call: 'GET tukar-tambah/get/bynota',
  summary: 'Data cetak nota tukar tambah',
});

/** The same paper as a PDF; its width is the shop's unless asked for. */
export const notaTukarPdfEndpoint = defineEndpoint({
  call: 'GET tukar-tambah/:no/nota.pdf',
  summary: 'Nota tukar tambah sebagai PDF',
  params: { no: kode('No Tukar', 14) },
  query: ukuranNota,
  right: MELIHAT_TUKAR,
  raw: true,
});

/** Asked before the counter prints the paper itself: the first one, or a copy that was approved just now (D-6.5). */
export const cetakTukarEndpoint = defineEndpoint({
  call: 'POST tukar-tambah/:no/cetak',
  summary: 'Cetak nota tukar tambah',
  params: { no: kode('No Tukar', 14) },
  answer: { no: kode('No', 14), cetak_ke: int('Cetak Ke') },
  right: MELIHAT_TUKAR,
  anyDay: true,
});
