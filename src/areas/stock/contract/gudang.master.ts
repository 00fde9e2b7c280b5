import { choice, kode, text } from '#kit/contract/field.ts';
import { defineMaster, usedByActive } from '#kit/contract/master.ts';
import { BATU_DIPEGANG, MASIH_ADA } from '#areas/barang/contract/masih-ada.ts';

/** Where trays stand, and where bought, broken or melted gold waits. */
export const gudangMaster = defineMaster({
  path: 'master-gudang',
  menu: { group: 'Data Master', at: 80, levels: ['SPV', 'MU'] },
  title: 'Master Gudang',
  noun: 'gudang',
  table: 'gudang',
  key: 'kode_gudang',
  fields: {
    kode_gudang: kode('Kode Gudang', 10),
    nama: text('Nama Gudang', { max: 60 }),
    jenis: choice('Jenis Gudang', {
      TOKO: 'Toko',
      BELI: 'Pembelian',
      ROSOK: 'Rosok',
      SERVICE: 'Service',
      HANCUR: 'Hancur',
    }),
  },
  api: { list: 'GET gudang/get/all' },
  usedBy: [
    {
      table: 'manual_berisi',
      columns: ['kode_gudang'],
      message: 'Gudang Masih Dipakai Barang Manual, Tidak Dapat Dihapus',
    },
    {
      table: 'berlian',
      columns: ['kode_gudang'],
      only: BATU_DIPEGANG,
      message: 'Gudang Masih Dipakai Berlian, Tidak Dapat Dihapus',
    },
    {
      table: 'barang',
      columns: ['kode_gudang'],
      only: MASIH_ADA,
      message: 'Gudang Masih Dipakai Barang, Tidak Dapat Dihapus',
    },
    usedByActive('baki', ['kode_gudang'], 'Gudang Masih Dipakai Baki, Tidak Dapat Dihapus'),
  ],
});
