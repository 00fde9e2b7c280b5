import {
  gram,
  int,
  kode,
  listOf,
  longText,
  objectOf,
  optional,
  ref,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { mg, persen as per, rp } from '#kit/rules/quantity.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { kategoriMaster } from '#areas/barang/contract/kategori.master.ts';
import {
  BARANG_PALING_BANYAK,
  ongkosPiece,
} from '#areas/service/contract/barang-service.fields.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';

const berat = gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' });

/** A piece as it is ordered (D-36.2). */
export const dipesan = {
  deskripsi: longText('Deskripsi', { max: 500 }),
  kode_dept: ref('Jenis', jenisMaster, 'nama'),
  kode_kadar: ref('Kadar', kadarMaster, 'label'),
  kode_group: optional(ref('Group', groupMaster, 'nama')),
  berat,
  ongkos: rupiah('Ongkos', ongkosPiece),
  /** The price of the day where nothing is said. */
  harga_per_gram: optional(rupiah('Harga Per Gram', { min: rp(1) })),
  /** The price of the day that was shown, where none is said: the save refuses another (D-36.2). */
  harga_hari: optional(rupiah('Harga Hari Ini', { min: rp(1) })),
  gambar: optional(text('Gambar', { max: 100 })),
  no_po: optional(kode('No PO', 14)),
  urut_po: optional(int('Baris PO', { min: 1, max: 100 })),
  tanpa_po: optional(yesNo('Tanpa PO')),
};
export const barangPesananList = asField(
  listOf(objectOf(dipesan), {
    min: 1,
    max: BARANG_PALING_BANYAK,
    minMessage: 'Barang Tidak Boleh Kosong',
  }),
  'Barang',
);

/** A piece of the customer that shows what is wanted. */
const contoh = {
  nama_barang: text('Nama Barang Contoh', { max: 100 }),
  kadar: kadarPersen('Kadar Contoh', {
    min: per(1),
    minMessage: 'Kadar Tidak Boleh 0',
    max: per(10_000),
    maxMessage: 'Kadar Tidak Boleh Lebih Dari 100',
  }),
  berat: gram('Berat Contoh', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' }),
  foto: optional(text('Foto Contoh', { max: 100 })),
};
export const contohPesananList = asField(
  listOf(objectOf(contoh), { min: 0, max: 20 }),
  'Barang Contoh',
);

/** A finished line: a piece on the scale with the codes of its label, or one of the stock (D-36.5). */
const jadi = {
  urut: int('No', { min: 1, max: BARANG_PALING_BANYAK }),
  berat: optional(gram('Berat Jadi', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' })),
  kode_kategori: optional(ref('Kategori', kategoriMaster, 'nama')),
  kode_group: optional(ref('Group', groupMaster, 'nama')),
  nama_barang: optional(text('Nama Barang', { max: 100 })),
  foto: optional(text('Foto Jadi', { max: 100 })),
  kode_barcode: optional(kode('Barcode')),
};
export const jadiPesananList = asField(
  listOf(objectOf(jadi), {
    min: 1,
    max: BARANG_PALING_BANYAK,
    minMessage: 'Barang Tidak Boleh Kosong',
  }),
  'Barang',
);
