import { kode, ofPerson, optional, text } from '#kit/contract/field.ts';
import { phone } from '#kit/contract/field-more.ts';
import { defineMaster } from '#kit/contract/master.ts';

/** Who repairs and makes pieces for the shop (D-7.2). */
export const tukangMaster = defineMaster({
  path: 'master-tukang',
  menu: { group: 'Data Master', at: 120, levels: ['SPV', 'MU'] },
  title: 'Master Tukang',
  noun: 'tukang',
  table: 'tukang',
  key: 'kode_tukang',
  fields: {
    kode_tukang: kode('Kode Tukang'),
    nama: text('Nama Tukang', { max: 60 }),
    hp: optional(ofPerson('HOUSE', phone('No HP'))),
  },
  api: { list: 'GET tukang/get/all' },
});
