import { hint, int, optional, persen, rupiah } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { rp } from '#kit/rules/quantity.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { hutangModul } from '#areas/hutang/contract/hutang.modul.ts';

/** Percent per month by what was lent; kept on the loan when it is made (D-33.6). */
export const bungaHutangMaster = defineMaster({
  path: 'parameter-bunga-hutang',
  menu: { group: 'Data Master', at: 350, levels: ['MU'] },
  title: 'Parameter Bunga Hutang',
  noun: 'bunga hutang',
  table: 'bunga_hutang',
  key: 'id',
  keyFromServer: true,
  gate: modul(hutangModul.PARAMETER_BUNGA_HUTANG_MODULE),
  fields: {
    id: int('No', { min: 1 }),
    pokok_dari: rupiah('Pokok Dari', { min: rp(0) }),
    pokok_sampai: hint('Kosong: berapa pun.', optional(rupiah('Pokok Sampai', { min: rp(0) }))),
    bunga: persen('Bunga Per Bulan'),
  },
  harga: { jenis: 'BUNGA HUTANG', fields: ['pokok_dari', 'pokok_sampai', 'bunga'] },
  api: { list: 'GET para-bunga-hutang' },
  range: {
    from: 'pokok_dari',
    to: 'pokok_sampai',
    overlap: { within: [], message: 'Rentang Pokok Ini Sudah Ada' },
  },
});
