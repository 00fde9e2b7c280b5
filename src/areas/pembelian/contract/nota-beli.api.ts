import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  int,
  kadarPersen,
  kode,
  listOf,
  longText,
  objectOf,
  optional,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';

const MELIHAT = {
  menu: ['transaksi-pembelian', 'lihat-pembelian', 'batal-pembelian', 'validasi-jual-beli'],
};
const baris = (label: string) => longText(label, { min: 0 });

/** One bought piece on paper, its texts already cut at 20 characters to a line (1§9). */
const notaBaris = {
  urut: int('Urut'),
  no_faktur_beli: kode('No Faktur', 14),
  tgl_system: day('Tanggal'),
  kode_sales: kode('Sales'),
  kasir: text('Kasir', { max: 40 }),
  nama_customer: baris('Nama Customer'),
  alamat_customer: baris('Alamat Customer'),
  nama_barang: baris('Nama Barang'),
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
  query: { no: kode('No Faktur', 14) },
  answer: listOf(objectOf(notaBaris)),
  extra: { template_wa: longText('Pesan', { max: 100_000 }) },
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
  query: { ukuran: optional(choice('Ukuran', ['58', '80', 'NOTA'])) },
  right: MELIHAT,
  raw: true,
});
