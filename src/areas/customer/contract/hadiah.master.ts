import { int, kode, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';

/** A gift for points, and how many lie ready (D-18.1). */
export const hadiahMaster = defineMaster({
  path: 'master-data-hadiah',
  menu: { group: 'Data Master', at: 330, levels: ['SPV', 'MU'] },
  title: 'Master Data Hadiah',
  noun: 'hadiah',
  table: 'hadiah',
  key: 'kode_hadiah',
  fields: {
    kode_hadiah: kode('Kode Hadiah'),
    nama_hadiah: text('Nama Hadiah', { max: 60 }),
    point: int('Point', { min: 1, max: 10_000_000 }),
    stock: int('Stock', { min: 0, max: 1_000_000 }),
  },
  harga: { jenis: 'HADIAH', fields: ['point'] },
  api: { list: 'GET hadiah/get/all' },
});
