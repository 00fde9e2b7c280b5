import { gram, kode, rupiah, text } from '#kit/contract/field.ts';
import { onScale } from '#kit/contract/field-more.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { MASIH_ADA } from '#areas/barang/contract/masih-ada.ts';

/** A price tag: pieces that name its code cost its price, and follow it until they are sold (D-33.4). */
export const bandrolMaster = defineMaster({
  path: 'master-bandrol',
  menu: { group: 'Data Master', at: 70, levels: ['SPV', 'MU'] },
  title: 'Master Bandrol',
  noun: 'bandrol',
  table: 'bandrol',
  key: 'kode_bandrol',
  fields: {
    kode_bandrol: kode('Kode Bandrol'),
    nama: text('Nama Bandrol', { max: 60 }),
    harga: rupiah('Harga Bandrol', { min: rp(1), minMessage: 'Harga Bandrol Tidak Boleh 0' }),
    berat_label: onScale(gram('Berat Label', { min: mg(0) })),
  },
  harga: { jenis: 'BANDROL', fields: ['harga'] },
  api: { list: 'GET parabandrol/get/all' },
  usedBy: [
    {
      table: 'barang',
      columns: ['kode_bandrol'],
      only: MASIH_ADA,
      message: 'Bandrol Masih Dipakai Barang, Tidak Dapat Dihapus',
    },
  ],
});
