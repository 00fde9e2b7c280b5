import {
  choice,
  cost,
  day,
  gram,
  int,
  kode,
  longText,
  optional,
  ref,
  rupiah,
  text,
  withModul,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { onScale } from '#kit/contract/field-more.ts';
import { rp } from '#kit/rules/quantity.ts';
import { bandrolMaster } from '#areas/barang/contract/bandrol.master.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { kategoriMaster } from '#areas/barang/contract/kategori.master.ts';
import { kondisiBarangMaster } from '#areas/barang/contract/kondisi-barang.master.ts';
import { STATUS_BARANG } from '#areas/stock/rules/barang.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

/** Limits that mean something to the shop are rules (`rules/periksa-barang.ts`); these only keep the unit. */
const wide = { min: -1e8, max: 1e8 };
const atLeastNol = { min: rp(0) };

/** What a person may say of a piece, in the order of the form (D-8.1, D-34.1). */
export const barangFields = {
  nama_barang: text('Nama Barang', { max: 100 }),
  kode_kategori: ref('Kategori', kategoriMaster, 'nama'),
  kode_dept: ref('Jenis', jenisMaster, 'nama'),
  kode_group: ref('Group', groupMaster, 'nama'),
  kode_kadar: ref('Kadar', kadarMaster, 'label'),
  kadar: optional(kadarPersen('Kadar Persen', wide)),
  berat: onScale(gram('Berat', wide)),
  berat_atribut: onScale(optional(gram('Berat Atribut', wide))),
  berat_asli: optional(gram('Berat Emas', wide)),
  berat_label: onScale(optional(gram('Berat Label', wide))),
  atribut: optional(text('Atribut', { max: 100 })),
  size: optional(text('Ukuran', { max: 20 })),
  kondisi: optional(ref('Kondisi', kondisiBarangMaster, 'keterangan')),
  deskripsi: optional(longText('Deskripsi', { max: 500 })),
  kode_intern: optional(text('Kode Intern', { max: 40 })),
  tag_id: withModul(stockModul.RFID_MODULE.key, optional(kode('Tag', 40))),
  kode_supplier: optional(kode('Supplier')),
  kategori_harga: optional(
    choice('Cara Harga', { GRAM: 'Berat x harga', POTONG: 'Per potong', BANDROL: 'Bandrol' }),
  ),
  kode_bandrol: optional(ref('Kode Bandrol', bandrolMaster, 'nama')),
  harga_jual: optional(rupiah('Harga Jual Tetap', atLeastNol)),
  ongkos: optional(rupiah('Ongkos', atLeastNol)),
  harga_atribut: optional(rupiah('Harga Atribut', atLeastNol)),
  harga_modal: cost(optional(rupiah('Modal', atLeastNol))),
  dokumen_perolehan: optional(
    choice('Dokumen Perolehan', {
      TIDAK_ADA: 'Tidak ada',
      FAKTUR_PAJAK: 'Faktur pajak',
      KONSUMEN: 'Dari konsumen',
    }),
  ),
};

/** Where a new piece lies, and the day it came: later these change by documents of their own. */
export const tempatFields = {
  kode_gudang: ref('Gudang', gudangMaster, 'nama'),
  kode_baki: optional(ref('Baki', bakiMaster, 'nama')),
  tgl_terima: optional(day('Tanggal Terima')),
};

export const barangBaruFields = { ...barangFields, ...tempatFields };

/** Stones set in a piece (D-23.1); carats have 3 decimals like grams. */
export const berlianFields = {
  shape: optional(text('Shape', { max: 40 })),
  carat: gram('Carat', { min: 1, max: 1_000_000 }),
  color: optional(text('Color', { max: 40 })),
  clarity: optional(text('Clarity', { max: 40 })),
  cut_grade: optional(text('Cut Grade', { max: 40 })),
  polish: optional(text('Polish', { max: 40 })),
  symmetry: optional(text('Symmetry', { max: 40 })),
  fluorescence: optional(text('Fluorescence', { max: 40 })),
  no_sertifikat: optional(text('No Sertifikat', { max: 60 })),
  kode_supplier: optional(kode('Supplier')),
  harga_modal: cost(optional(rupiah('Modal', atLeastNol))),
  harga_jual: optional(rupiah('Harga Jual', atLeastNol)),
};

/** What the shop knows of a piece beside what was typed. */
export const barangTurunan = {
  kode_barcode: text('Barcode', { max: 8 }),
  barcode_asal: optional(text('Barcode Asal', { max: 8 })),
  kode_toko: text('Toko', { max: 3 }),
  murni: gram('Murni'),
  harga_per_gram: optional(rupiah('Harga Per Gram')),
  harga_hari_ini: optional(rupiah('Harga Hari Ini')),
  /** What its stones cost together, and those of them that no price is known of (D-45.3). */
  harga_batu: optional(rupiah('Harga Batu')),
  batu_tanpa_harga: optional(text('Batu Tanpa Harga', { max: 1000 })),
  /** Its own labour charge as it was typed; `ongkos` is the one that applies. */
  ongkos_sendiri: optional(rupiah('Ongkos Sendiri')),
  status: choice('Status', STATUS_BARANG),
  label_ke: int('Label Ke'),
};

/** A piece of many, as it came in: what is needed to find it and to put a label on it. */
export const barangMasukFields = {
  kode_barcode: barangTurunan.kode_barcode,
  nama_barang: barangFields.nama_barang,
  kode_kategori: barangFields.kode_kategori,
  kode_dept: barangFields.kode_dept,
  kode_group: barangFields.kode_group,
  kode_kadar: barangFields.kode_kadar,
  kadar: barangFields.kadar,
  berat: barangFields.berat,
  berat_asli: barangFields.berat_asli,
  murni: barangTurunan.murni,
  kode_gudang: tempatFields.kode_gudang,
  kode_baki: tempatFields.kode_baki,
  tgl_terima: tempatFields.tgl_terima,
  status: barangTurunan.status,
};
