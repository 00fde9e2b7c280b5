import { onlyIf, refs } from '#kit/contract/field-more.ts';
import { choice, day, hint, kode, optional, persen, rupiah, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { rp } from '#kit/rules/quantity.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';

/** A reduction by table: one per line of a sale, before the discount by hand (D-33.14). */
export const potonganMaster = defineMaster({
  path: 'potongan-penjualan',
  menu: { group: 'Data Master', at: 230, levels: ['MU'] },
  title: 'Potongan Penjualan',
  noun: 'potongan',
  table: 'potongan_kategori',
  key: 'kode_potongan',
  gate: modul(penjualanModul.POTONGAN_PENJUALAN_MODULE),
  fields: {
    kode_potongan: kode('Kode Potongan'),
    nama: text('Nama Potongan', { max: 60 }),
    cara: choice('Cara', { PERSEN: 'Persen', RUPIAH: 'Rupiah' }),
    persen: onlyIf('cara', 'PERSEN', persen('Persen')),
    rupiah: onlyIf('cara', 'RUPIAH', rupiah('Rupiah Per Baris', { min: rp(1) })),
    tgl_from: optional(day('Berlaku Dari')),
    tgl_to: optional(day('Berlaku Sampai')),
    kode_group: hint('Kosong: semua group.', refs('Group', groupMaster, 'nama')),
  },
  harga: {
    jenis: 'POTONGAN',
    fields: ['cara', 'persen', 'rupiah', 'tgl_from', 'tgl_to', 'kode_group'],
  },
  api: { list: 'GET para-potongan-kategori' },
  range: { from: 'tgl_from', to: 'tgl_to' },
});
