import { kode, text, yesNo } from '#kit/contract/field.ts';
import { defineMaster, usedByActive } from '#kit/contract/master.ts';
import { BATU_DIPEGANG, MASIH_ADA } from '#areas/barang/contract/masih-ada.ts';

/** The kind of a piece (`kode_dept`): ring, necklace, earring. */
export const jenisMaster = defineMaster({
  path: 'master-jenis',
  menu: { group: 'Data Master', at: 20, levels: ['SPV', 'MU'] },
  title: 'Master Jenis',
  noun: 'jenis',
  table: 'jenis',
  key: 'kode_dept',
  fields: {
    kode_dept: kode('Kode Jenis'),
    nama: text('Nama Jenis', { max: 60 }),
    berlian: yesNo('Berlian'),
  },
  // Goods of a kind with stones are not sold below their cost without the owner: who switches it off sells them so.
  harga: { jenis: 'JENIS', fields: ['berlian'] },
  api: { list: 'GET jenis/get/all' },
  usedBy: [
    {
      table: 'manual_berisi',
      columns: ['kode_dept'],
      message: 'Jenis Masih Dipakai Barang Manual, Tidak Dapat Dihapus',
    },
    {
      table: 'berlian',
      columns: ['kode_dept'],
      only: BATU_DIPEGANG,
      message: 'Jenis Masih Dipakai Berlian, Tidak Dapat Dihapus',
    },
    {
      table: 'barang',
      columns: ['kode_dept'],
      only: MASIH_ADA,
      message: 'Jenis Masih Dipakai Barang, Tidak Dapat Dihapus',
    },
    usedByActive('group_barang', ['kode_dept'], 'Jenis Masih Dipakai Group, Tidak Dapat Dihapus'),
    usedByActive('ongkos', ['kode_dept'], 'Jenis Masih Dipakai Ongkos, Tidak Dapat Dihapus'),
    usedByActive(
      'jenis_group',
      ['kode_dept'],
      'Jenis Masih Dipakai Jenis Group, Tidak Dapat Dihapus',
    ),
  ],
});
