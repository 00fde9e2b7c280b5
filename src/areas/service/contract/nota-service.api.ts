import {
  choice,
  day,
  gram,
  int,
  kode,
  ofPerson,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { sense } from '#kit/rules/sentence.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { barisNota, LEMBAR_SURAT, sheetCalls } from '#areas/penjualan/contract/nota.api.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';

/** One piece on one sheet of a slip. */
const notaBaris = {
  lembar: choice(sense('Lembar', 'nota'), LEMBAR_SURAT),
  urut: int('Urut'),
  no_service: kode('No Service', 14),
  tgl_system: day('Tanggal'),
  kasir: text('Kasir', { max: 40 }),
  nama_customer: barisNota('Nama Customer'),
  alamat_customer: ofPerson('ADDRESS', barisNota('Alamat Customer')),
  nama_barang: barisNota('Nama Barang'),
  deskripsi: barisNota(sense('Pekerjaan', 'service')),
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

/** Print data of the sheet that the customer gets, and of both. */
export const { one: notaServiceSatuEndpoint, all: notaServiceEndpoint } = sheetCalls({
  api: 'service',
  keyLabel: 'No Service',
  paper: 'tanda terima service',
  rows: notaBaris,
  right: serviceDocument.one.right,
});
