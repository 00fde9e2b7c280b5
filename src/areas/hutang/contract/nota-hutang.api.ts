import {
  choice,
  day,
  gram,
  int,
  kode,
  ofPerson,
  persen,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { sense } from '#kit/rules/sentence.ts';
import { caraUji } from '#areas/barang/contract/cara-uji.field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { barisNota, LEMBAR_SURAT, sheetCalls } from '#areas/penjualan/contract/nota.api.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { CARA_BUNGA } from '#areas/hutang/contract/hutang.fields.ts';

/** One pledged piece on one sheet of a ticket. */
const notaBaris = {
  lembar: choice(sense('Lembar', 'nota'), LEMBAR_SURAT),
  urut: int('Urut'),
  no_faktur_hutang: kode('No Hutang', 14),
  tgl_system: day('Tanggal'),
  kasir: text('Kasir', { max: 60 }),
  nama_customer: barisNota('Nama Customer'),
  alamat_customer: ofPerson('ADDRESS', barisNota('Alamat Customer')),
  nama_barang: barisNota('Nama Barang'),
  kadar: kadarPersen('Kadar'),
  cara_uji: caraUji(),
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

/** Print data of the sheet that the customer gets, and of both. */
export const { one: notaHutangSatuEndpoint, all: notaHutangEndpoint } = sheetCalls({
  api: 'hutang',
  keyLabel: 'No Hutang',
  paper: 'surat hutang',
  rows: notaBaris,
  right: hutangDocument.one.right,
});
