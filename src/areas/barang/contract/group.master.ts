import { choice, hint, kode, optional, ref, rupiah, text, withModul } from '#kit/contract/field.ts';
import { defineMaster, usedByActive } from '#kit/contract/master.ts';
import { rp } from '#kit/rules/quantity.ts';
import { MASIH_ADA } from '#areas/barang/contract/masih-ada.ts';
import { hargaBeliMaster } from '#areas/barang/contract/harga-beli.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kelompokHargaMaster } from '#areas/barang/contract/kelompok-harga.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

const HARGA = 'Diisi: menjadi baris harga baru. Dikosongkan: harga tetap, atau ikut kadar';

/** A price family of pieces (D-7.2). A price written here becomes a dated row of harga emas (D-9.4). */
export const groupMaster = defineMaster({
  path: 'master-group',
  menu: { group: 'Data Master', at: 30, levels: ['SPV', 'MU'] },
  title: 'Master Group',
  noun: 'group',
  table: 'group_barang',
  key: 'kode_group',
  fields: {
    kode_group: kode('Kode Group'),
    nama: text('Nama Group', { max: 60 }),
    kode_dept: optional(ref('Jenis', jenisMaster, 'nama')),
    kode_kadar: optional(ref('Kadar', kadarMaster, 'label')),
    kode_kelompok: withModul(
      barangModul.HIDUP_FEATURE_MODULE.key,
      optional(ref('Kelompok Harga', kelompokHargaMaster, 'nama')),
    ),
    kategori_harga: optional(
      choice('Cara Harga', { GRAM: 'Berat x harga', POTONG: 'Per potong', BANDROL: 'Bandrol' }),
    ),
    kode_harga: optional(ref('Kode Harga Beli', hargaBeliMaster, 'kode_harga')),
    harga_jual: hint(HARGA, optional(rupiah('Harga Jual Per Gram', { min: rp(1) }))),
    harga_beli: hint(HARGA, optional(rupiah('Harga Beli Per Gram', { min: rp(1) }))),
  },
  harga: { jenis: 'GROUP', fields: ['kode_kadar', 'kategori_harga', 'kode_harga'] },
  api: { list: 'GET group/get/all' },
  usedBy: [
    {
      table: 'manual_berisi',
      columns: ['kode_group'],
      message: 'Group Masih Dipakai Barang Manual, Tidak Dapat Dihapus',
    },
    {
      table: 'barang',
      columns: ['kode_group'],
      only: MASIH_ADA,
      message: 'Group Masih Dipakai Barang, Tidak Dapat Dihapus',
    },
    usedByActive('ongkos', ['kode_group'], 'Group Masih Dipakai Ongkos, Tidak Dapat Dihapus'),
    usedByActive(
      'jenis_group',
      ['kode_group'],
      'Group Masih Dipakai Jenis Group, Tidak Dapat Dihapus',
    ),
    {
      table: 'katalog_harga',
      columns: ['detail_group'],
      several: true,
      message: 'Group Masih Tampil Di Harga Katalog, Tidak Dapat Dihapus',
    },
    {
      table: 'katalog_group',
      columns: ['kode_group'],
      message: 'Group Masih Dipakai Deskripsi Group Katalog, Tidak Dapat Dihapus',
    },
  ],
});
