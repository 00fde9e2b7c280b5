import { kode, text } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { defineMaster, usedByActive } from '#kit/contract/master.ts';
import { persen } from '#kit/rules/quantity.ts';
import { MASIH_ADA } from '#areas/barang/contract/masih-ada.ts';

/** A gold content as the shop says it, and the true fineness that every figure of fine gold uses (D-1.2). */
export const kadarMaster = defineMaster({
  path: 'master-kadar',
  menu: { group: 'Data Master', at: 50, levels: ['MU'] },
  title: 'Master Kadar',
  noun: 'kadar',
  table: 'kadar',
  key: 'kode_kadar',
  saidBy: 'persen',
  fields: {
    kode_kadar: kode('Kode Kadar'),
    label: text('Label Nota', { max: 20, typed: 'digitsSlashDotK' }),
    persen: kadarPersen('Kadar Persen', {
      max: persen(10_000),
      maxMessage: 'Kadar Persen Tidak Boleh Lebih Dari 100, Pilih Kode Kadar Dari Daftar',
    }),
  },
  // The label is what a nota calls the gold: what it says is sold as such (D-51.16).
  harga: { jenis: 'KADAR', fields: ['persen', 'label'] },
  api: { list: 'GET kadar/get/all' },
  usedBy: [
    {
      table: 'barang',
      columns: ['kode_kadar'],
      only: MASIH_ADA,
      message: 'Kadar Masih Dipakai Barang, Tidak Dapat Dihapus',
    },
    usedByActive('group_barang', ['kode_kadar'], 'Kadar Masih Dipakai Group, Tidak Dapat Dihapus'),
  ],
});
