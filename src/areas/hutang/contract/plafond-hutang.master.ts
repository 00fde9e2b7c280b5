import { int, rupiah } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { persen, rp } from '#kit/rules/quantity.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { hutangModul } from '#areas/hutang/contract/hutang.modul.ts';

const max = { max: persen(10_000), maxMessage: 'Kadar Tidak Boleh Lebih Dari 100' };

/** The most that is lent on a gram, by a range of fineness (D-16.1). */
export const plafondHutangMaster = defineMaster({
  path: 'plafond-hutang',
  menu: { group: 'Data Master', at: 360, levels: ['MU'] },
  title: 'Plafond Hutang',
  tab: 'Rentang',
  noun: 'plafond hutang',
  table: 'plafond_hutang',
  key: 'id',
  keyFromServer: true,
  gate: modul(hutangModul.PLAFOND_HUTANG_MODULE),
  fields: {
    id: int('No', { min: 1 }),
    kadar_dari: kadarPersen('Kadar Dari', max),
    kadar_sampai: kadarPersen('Kadar Sampai', max),
    plafond_per_gram: rupiah('Plafond Per Gram', {
      min: rp(1),
      minMessage: 'Plafond Tidak Boleh 0',
    }),
  },
  harga: { jenis: 'PLAFOND', fields: ['kadar_dari', 'kadar_sampai', 'plafond_per_gram'] },
  api: { list: 'GET plafond-hutang' },
  range: {
    from: 'kadar_dari',
    to: 'kadar_sampai',
    overlap: { within: [], message: 'Rentang Kadar Ini Sudah Ada' },
  },
});
