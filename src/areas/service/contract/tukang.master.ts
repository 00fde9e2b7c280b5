import { kode, optional, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';

/** Who repairs and makes pieces for the shop (D-7.2). */
export const tukangMaster = defineMaster({
  path: 'master-tukang',
  title: 'Master Tukang',
  noun: 'tukang',
  table: 'tukang',
  key: 'kode_tukang',
  fields: {
    kode_tukang: kode('Kode Tukang'),
    nama: text('Nama Tukang', { max: 60 }),
    hp: optional(
      text('No HP', { min: 11, max: 15, pattern: /^\d+$/, message: 'No HP Minimal 11 Angka' }),
    ),
  },
  api: { list: 'GET tukang/get/all' },
});
