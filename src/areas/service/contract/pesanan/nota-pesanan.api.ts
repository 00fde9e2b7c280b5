import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  int,
  kode,
  listOf,
  objectOf,
  ofPerson,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { barisNota, dataCetak } from '#areas/penjualan/contract/nota.api.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';

/** The sheets of an order's slip: one goes with the customer, one stays with the samples. */
export const LEMBAR_PESANAN = ['CUSTOMER', 'TOKO'] as const;

/** One ordered piece on one sheet of a slip; samples in one text. */
const notaBaris = {
  lembar: choice('Lembar', LEMBAR_PESANAN),
  urut: int('Urut'),
  no_pesanan: kode('No Pesanan', 14),
  tgl_system: day('Tanggal'),
  kasir: text('Kasir', { max: 40 }),
  nama_customer: barisNota('Nama Customer'),
  alamat_customer: ofPerson('ADDRESS', barisNota('Alamat Customer')),
  deskripsi: barisNota('Deskripsi'),
  deskripsi_contoh: barisNota('Barang Contoh'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  harga_per_gram: rupiah('Harga Per Gram'),
  ongkos: rupiah('Ongkos'),
  harga: rupiah('Sub Total'),
  total_harga: rupiah('Total Pesanan'),
  dp_rp: rupiah('DP'),
  tgl_janji: day('Janji Selesai'),
  cetak_ke: int('Cetak Ke'),
  syarat_ketentuan: barisNota('Syarat Ketentuan'),
  auto_cut: yesNo('Potong Kertas'),
};

const words = {
  ...dataCetak('No Pesanan'),
  answer: listOf(objectOf(notaBaris)),
  right: pesananDocument.one.right,
} as const;

/** Print data of the sheet that the customer gets. */
export const notaPesananSatuEndpoint = defineEndpoint({
  ...words,
  call: 'GET pesanan/get/bynota/single',
  summary: 'Data cetak surat pesanan, lembar customer',
});

/** Print data of both sheets. */
export const notaPesananEndpoint = defineEndpoint({
  ...words,
  call: 'GET pesanan/get/bynota',
  summary: 'Data cetak surat pesanan, semua lembar',
});
