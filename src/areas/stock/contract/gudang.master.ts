import { choice, kode, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';

/** Where trays stand, and where bought, broken or melted gold waits. */
export const gudangMaster = defineMaster({
  path: 'master-gudang',
  title: 'Master Gudang',
  noun: 'gudang',
  table: 'gudang',
  key: 'kode_gudang',
  fields: {
    kode_gudang: kode('Kode Gudang', 10),
    nama: text('Nama Gudang', { max: 60 }),
    jenis: choice('Jenis Gudang', { TOKO: 'Toko', BELI: 'Pembelian', ROSOK: 'Rosok', SERVICE: 'Service', HANCUR: 'Hancur' }),
  },
  api: { list: 'GET gudang/get/all' },
  usedBy: [
    { table: 'barang', columns: ['kode_gudang'], message: 'Gudang Masih Dipakai Barang, Tidak Dapat Dihapus' },
    { table: 'baki', columns: ['kode_gudang'], message: 'Gudang Masih Dipakai Baki, Tidak Dapat Dihapus' },
  ],
});
