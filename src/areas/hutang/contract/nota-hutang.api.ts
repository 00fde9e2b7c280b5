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
  persen,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { barisNota, dataCetak } from '#areas/penjualan/contract/nota.api.ts';
import { CARA_BUNGA, hutangDocument } from '#areas/hutang/contract/hutang.document.ts';

/** The sheets of a ticket: one goes with the customer, one stays with the goods. */
export const LEMBAR_HUTANG = ['CUSTOMER', 'TOKO'] as const;

/** One pledged piece on one sheet of a ticket. */
const notaBaris = {
  lembar: choice('Lembar', LEMBAR_HUTANG),
  urut: int('Urut'),
  no_faktur_hutang: kode('No Hutang', 14),
  tgl_system: day('Tanggal'),
  kasir: text('Kasir', { max: 60 }),
  nama_customer: barisNota('Nama Customer'),
  alamat_customer: ofPerson('ADDRESS', barisNota('Alamat Customer')),
  nama_barang: barisNota('Nama Barang'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  taksiran: rupiah('Taksiran'),
  jumlah_hutang: rupiah('Jumlah Hutang'),
  bunga: persen('Bunga Per Bulan'),
  cara_bunga: choice('Cara Bunga', CARA_BUNGA),
  admin: rupiah('Admin'),
  dibayar: rupiah('Dibayarkan'),
  tgl_jatuh_tempo: day('Jatuh Tempo'),
  duplikat_ke: int('Duplikat'),
  cetak_ke: int('Cetak Ke'),
  syarat_ketentuan: barisNota('Syarat Ketentuan'),
  auto_cut: yesNo('Potong Kertas'),
};

const words = {
  ...dataCetak('No Hutang'),
  answer: listOf(objectOf(notaBaris)),
  right: hutangDocument.one.right,
} as const;

/** Print data of the sheet that the customer gets. */
export const notaHutangSatuEndpoint = defineEndpoint({
  ...words,
  call: 'GET hutang/get/bynota/single',
  summary: 'Data cetak surat hutang, lembar customer',
});

/** Print data of both sheets. */
export const notaHutangEndpoint = defineEndpoint({
  ...words,
  call: 'GET hutang/get/bynota',
  summary: 'Data cetak surat hutang, semua lembar',
});
