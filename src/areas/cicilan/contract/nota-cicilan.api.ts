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
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { barisNota, LEMBAR_SURAT, sheetCalls } from '#areas/penjualan/contract/nota.api.ts';

/** One piece on one sheet of a contract. */
const notaBaris = {
  lembar: choice(sense('Lembar', 'nota'), LEMBAR_SURAT),
  urut: int('Urut'),
  no_cicilan: kode('No Cicilan', 14),
  tgl_system: day('Tanggal'),
  kasir: text('Kasir', { max: 60 }),
  nama_customer: barisNota('Nama Customer'),
  alamat_customer: ofPerson('ADDRESS', barisNota('Alamat Customer')),
  nama_barang: barisNota('Nama Barang'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  netto: rupiah('Netto'),
  harga_tunai: rupiah('Harga Tunai'),
  tambahan: rupiah('Tambahan'),
  harga_jual: rupiah('Harga Cicilan'),
  dp_rp: rupiah('DP'),
  lama_bulan: int(sense('Bulan', 'lamanya')),
  angsuran: rupiah('Angsuran'),
  terbayar: rupiah('Terbayar'),
  sisa_rp: rupiah('Sisa'),
  /** The instalments, one a line: which, until when, how much. */
  jadwal: barisNota('Jadwal'),
  cetak_ke: int('Cetak Ke'),
  syarat_ketentuan: barisNota('Syarat Ketentuan'),
  auto_cut: yesNo('Potong Kertas'),
};

/** Print data of the sheet that the customer gets, and of both. */
export const { one: notaCicilanSatuEndpoint, all: notaCicilanEndpoint } = sheetCalls({
  api: 'cicilan',
  keyLabel: 'No Cicilan',
  paper: 'surat cicilan',
  rows: notaBaris,
  right: cicilanDocument.one.right,
});
