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
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';

/** The sheets of a job's slip: one goes with the customer, one stays with the pieces. */
export const LEMBAR_SERVICE = ['CUSTOMER', 'TOKO'] as const;

/** One piece on one sheet of a slip. */
const notaBaris = {
  lembar: choice('Lembar', LEMBAR_SERVICE),
  urut: int('Urut'),
  no_service: kode('No Service', 14),
  tgl_system: day('Tanggal'),
  kasir: text('Kasir', { max: 40 }),
  nama_customer: barisNota('Nama Customer'),
  alamat_customer: ofPerson('ADDRESS', barisNota('Alamat Customer')),
  nama_barang: barisNota('Nama Barang'),
  deskripsi: barisNota('Pekerjaan'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  ongkos: rupiah('Ongkos'),
  total: rupiah('Total Ongkos'),
  dp_rp: rupiah('DP'),
  tgl_janji: day('Janji Selesai'),
  cetak_ke: int('Cetak Ke'),
  syarat_ketentuan: barisNota('Syarat Ketentuan'),
  auto_cut: yesNo('Potong Kertas'),
};

const words = {
  ...dataCetak('No Service'),
  answer: listOf(objectOf(notaBaris)),
  right: serviceDocument.one.right,
} as const;

/** Print data of the sheet that the customer gets. */
export const notaServiceSatuEndpoint = defineEndpoint({
  ...words,
  call: 'GET service/get/bynota/single',
  summary: 'Data cetak tanda terima service, lembar customer',
});

/** Print data of both sheets. */
export const notaServiceEndpoint = defineEndpoint({
  ...words,
  call: 'GET service/get/bynota',
  summary: 'Data cetak tanda terima service, semua lembar',
});
