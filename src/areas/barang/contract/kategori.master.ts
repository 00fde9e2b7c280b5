import { kode, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { MASIH_ADA } from '#areas/barang/contract/masih-ada.ts';

/** The broad kinds of goods: perhiasan, logam mulia, berlian. */
export const kategoriMaster = defineMaster({
  path: 'master-kategori',
  menu: { group: 'Data Master', at: 10, levels: ['SPV', 'MU'] },
  title: 'Master Kategori',
  noun: 'kategori',
  table: 'kategori',
  key: 'kode_kategori',
  fields: { kode_kategori: kode('Kode Kategori'), nama: text('Nama Kategori', { max: 60 }) },
  api: { list: 'GET kategori/get/all' },
  usedBy: [
    {
      table: 'barang',
      columns: ['kode_kategori'],
      only: MASIH_ADA,
      message: 'Kategori Masih Dipakai Barang, Tidak Dapat Dihapus',
    },
  ],
});
