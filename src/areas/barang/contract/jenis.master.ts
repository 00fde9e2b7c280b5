import { kode, text, yesNo } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';

/** The kind of a piece (`kode_dept`): ring, necklace, earring. */
export const jenisMaster = defineMaster({
  path: 'master-jenis',
  title: 'Master Jenis',
  noun: 'jenis',
  table: 'jenis',
  key: 'kode_dept',
  fields: {
    kode_dept: kode('Kode Jenis'),
    nama: text('Nama Jenis', { max: 60 }),
    berlian: yesNo('Berlian'),
  },
  api: { list: 'GET jenis/get/all' },
  usedBy: [
    {
      table: 'barang',
      columns: ['kode_dept'],
      message: 'Jenis Sudah Dipakai Barang, Tidak Dapat Dihapus',
    },
    {
      table: 'group_barang',
      columns: ['kode_dept'],
      only: { column: 'is_active', is: [true] },
      message: 'Jenis Masih Dipakai Group, Tidak Dapat Dihapus',
    },
    {
      table: 'ongkos',
      columns: ['kode_dept'],
      only: { column: 'is_active', is: [true] },
      message: 'Jenis Masih Dipakai Ongkos, Tidak Dapat Dihapus',
    },
    {
      table: 'jenis_group',
      columns: ['kode_dept'],
      only: { column: 'is_active', is: [true] },
      message: 'Jenis Masih Dipakai Jenis Group, Tidak Dapat Dihapus',
    },
  ],
});
