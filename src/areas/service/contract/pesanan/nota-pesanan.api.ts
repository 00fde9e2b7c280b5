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
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';

/** One ordered piece on one sheet of a slip; samples in one text. */
const notaBaris = {
  lembar: choice(sense('Lembar', 'nota'), LEMBAR_SURAT),
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

/** Print data of the sheet that the customer gets, and of both. */
export const { one: notaPesananSatuEndpoint, all: notaPesananEndpoint } = sheetCalls({
  api: 'pesanan',
  keyLabel: 'No Pesanan',
  paper: 'surat pesanan',
  rows: notaBaris,
  right: pesananDocument.one.right,
});
