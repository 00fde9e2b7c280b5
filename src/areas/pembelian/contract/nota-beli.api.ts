import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
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

const MELIHAT = {
  menu: ['transaksi-pembelian', 'lihat-pembelian', 'batal-pembelian', 'validasi-jual-beli'],
};

/** One bought piece on paper, its texts already cut at 20 characters to a line (1§9). */
const notaBaris = {
  urut: int('Urut'),
  no_faktur_beli: kode('No Faktur', 14),
  ...kepalaNota,
  nama_barang: barisNota('Nama Barang'),
  no_faktur_jual: optional(kode('No Nota')),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  kondisi: optional(kode('Kondisi')),
  harga_per_gram: rupiah('Harga Per Gram'),
  potongan: rupiah('Potongan Per Gram'),
  harga: rupiah('Harga'),
  grand_total: rupiah('Total'),
  cetak_ke: int('Cetak Ke'),
  auto_cut: yesNo('Potong Kertas'),
};

const cetak = {
  ...dataCetak('No Faktur'),
  answer: listOf(objectOf(notaBaris)),
  right: MELIHAT,
} as const;

/** Print data of a buy-back, one row a piece. */
export const notaBeliSatuEndpoint = defineEndpoint({
  ...cetak,
  call: 'GET pembelian/get/bynota/single',
  summary: 'Data cetak nota pembelian, satu lembar',
});
export const notaBeliEndpoint = defineEndpoint({
  ...cetak,
  call: 'GET pembelian/get/bynota',
  summary: 'Data cetak nota pembelian',
});

/** The same paper as a PDF; its width is the shop's unless asked for. */
export const notaBeliPdfEndpoint = defineEndpoint({
  call: 'GET pembelian/:no/nota.pdf',
  summary: 'Nota pembelian sebagai PDF',
  params: { no: kode('No Faktur', 14) },
  query: ukuranNota,
  right: MELIHAT,
  raw: true,
});

/** Asked before the counter prints the paper itself: the first one, or a copy that was approved just now (D-6.5). */
export const cetakBeliEndpoint = defineEndpoint({
  call: 'POST pembelian/:no/cetak',
  summary: 'Cetak nota pembelian',
  params: { no: kode('No Faktur', 14) },
  answer: { no: kode('No', 14), cetak_ke: int('Cetak Ke') },
  right: MELIHAT,
  anyDay: true,
});
