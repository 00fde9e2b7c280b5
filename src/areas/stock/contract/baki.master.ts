import { gram, int, kode, ref, text } from '#kit/contract/field.ts';
import { onScale } from '#kit/contract/field-more.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { mg } from '#kit/rules/quantity.ts';
import { MASIH_ADA } from '#areas/barang/contract/masih-ada.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';

/** A tray within a warehouse: how many pieces it takes and what it weighs empty (D-21.1). */
export const bakiMaster = defineMaster({
  path: 'master-baki',
  menu: { group: 'Data Master', at: 90, levels: ['SPV', 'MU'] },
  title: 'Master Baki',
  noun: 'baki',
  table: 'baki',
  key: ['kode_gudang', 'kode_baki'],
  fields: {
    kode_gudang: ref('Gudang', gudangMaster, 'nama'),
    kode_baki: kode('Kode Baki', 10),
    nama: text('Nama Baki', { min: 0, max: 60 }),
    kapasitas: int('Kapasitas', { min: 1, max: 10_000 }),
    berat_baki: onScale(gram('Berat Baki', { min: mg(0) })),
  },
  api: { list: 'GET baki/ready' },
  usedBy: [
    {
      table: 'manual_berisi',
      columns: ['kode_gudang', 'kode_baki'],
      message: 'Baki Masih Dipakai Barang Manual, Tidak Dapat Dihapus',
    },
    {
      table: 'barang',
      columns: ['kode_gudang', 'kode_baki'],
      only: MASIH_ADA,
      message: 'Baki Masih Dipakai Barang, Tidak Dapat Dihapus',
    },
    {
      table: 'titipan_ditahan',
      columns: ['kode_gudang', 'kode_baki'],
      message: 'Baki Masih Ditunggu Barang Titipan, Tidak Dapat Dihapus',
    },
  ],
});
