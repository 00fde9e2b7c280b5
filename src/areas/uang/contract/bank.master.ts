import { kode, text } from '#kit/contract/field.ts';
import { defineMaster, usedByActive } from '#kit/contract/master.ts';

/** Banks whose cards and transfers the shop takes. */
export const bankMaster = defineMaster({
  path: 'master-bank',
  menu: { group: 'Data Master', at: 290, levels: ['MU'] },
  title: 'Master Bank',
  noun: 'bank',
  table: 'bank',
  key: 'kode_bank',
  fields: { kode_bank: kode('Kode Bank'), nama_bank: text('Nama Bank', { max: 60 }) },
  api: { list: 'GET banks' },
  usedBy: [
    usedByActive('rekening', ['kode_bank'], 'Bank Masih Dipakai Rekening, Tidak Dapat Dihapus'),
  ],
});
