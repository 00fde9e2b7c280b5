import { kode, text } from '#kit/contract/field.ts';
import { defineMaster, usedByActive } from '#kit/contract/master.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

/** Families of groups that reports compare; they change no price (D-33.3). */
export const kelompokHargaMaster = defineMaster({
  path: 'kelompok-harga',
  menu: { group: 'Data Master', at: 210, levels: ['MU'] },
  title: 'Kelompok Harga',
  noun: 'kelompok harga',
  table: 'kelompok_harga',
  key: 'kode_kelompok',
  gate: modul(barangModul.HIDUP_FEATURE_MODULE),
  fields: { kode_kelompok: kode('Kode Kelompok'), nama: text('Nama Kelompok', { max: 60 }) },
  api: { list: 'GET kelompok-harga' },
  usedBy: [
    usedByActive(
      'group_barang',
      ['kode_kelompok'],
      'Kelompok Masih Dipakai Group, Tidak Dapat Dihapus',
    ),
  ],
});
