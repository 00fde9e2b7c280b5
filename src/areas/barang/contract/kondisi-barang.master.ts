import { kode, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';

/** How a piece in stock looks (D-7.2). */
export const kondisiBarangMaster = defineMaster({
  path: 'master-kondisi-barang',
  menu: { group: 'Data Master', at: 130, levels: ['SPV', 'MU'] },
  title: 'Master Kondisi Barang',
  noun: 'kondisi barang',
  table: 'kondisi_barang',
  key: 'kode_kondisi',
  fields: { kode_kondisi: kode('Kode Kondisi'), keterangan: text('Keterangan', { max: 100 }) },
  api: { list: 'GET parakondisi/get/all' },
});
