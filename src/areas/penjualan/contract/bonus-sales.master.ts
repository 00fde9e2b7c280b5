import { onlyIf } from '#kit/contract/field-more.ts';
import { choice, day, int, optional, persen, ref, rupiah, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { rp } from '#kit/rules/quantity.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';

/** What a sold piece earns its sales person beside the fee; the most specific row of the day wins (D-33.12). */
export const bonusSalesMaster = defineMaster({
  path: 'bonus-sales',
  menu: { group: 'Data Master', at: 250, levels: ['MU'] },
  title: 'Bonus Sales',
  noun: 'bonus sales',
  table: 'bonus_sales',
  key: 'id',
  keyFromServer: true,
  gate: modul(penjualanModul.BONUS_SALES_TRANSACTION_MODULE),
  fields: {
    id: int('No', { min: 1 }),
    nama: text('Aturan Bonus', { max: 60 }),
    kode_group: optional(ref('Group', groupMaster, 'nama')),
    kode_dept: optional(ref('Jenis', jenisMaster, 'nama')),
    dasar: choice('Dasar', {
      PER_GRAM: 'Per gram',
      PER_POTONG: 'Per potong',
      PERSEN: 'Persen dari netto',
    }),
    tarif: onlyIf('dasar', ['PER_GRAM', 'PER_POTONG'], rupiah('Tarif', { min: rp(1) })),
    persen: onlyIf('dasar', 'PERSEN', persen('Persen')),
    tgl_from: optional(day('Berlaku Dari')),
    tgl_to: optional(day('Berlaku Sampai')),
  },
  // Who keeps this master may sell, too: a rate of one's own is the owner's to give (D-51.8).
  harga: {
    jenis: 'BONUS SALES',
    fields: ['kode_group', 'kode_dept', 'dasar', 'tarif', 'persen', 'tgl_from', 'tgl_to'],
  },
  api: { list: 'GET para-bonus-sales' },
  range: {
    from: 'tgl_from',
    to: 'tgl_to',
    overlap: {
      within: ['kode_group', 'kode_dept'],
      message: 'Bonus Untuk Group, Jenis Dan Tanggal Ini Sudah Ada',
    },
  },
});
