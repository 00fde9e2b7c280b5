import { int, persen } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { cicilanModul } from '#areas/cicilan/contract/cicilan.modul.ts';

/** Months over which a piece may be paid, and what they add to its price (D-17.1). */
export const cicilanMaster = defineMaster({
  path: 'parameter-cicilan',
  menu: { group: 'Data Master', at: 370, levels: ['MU'] },
  title: 'Parameter Cicilan',
  noun: 'cicilan',
  table: 'parameter_cicilan',
  key: 'bulan',
  gate: modul(cicilanModul.CICILAN_MODULE),
  fields: {
    bulan: int('Lama (Bulan)', { min: 1, max: 120 }),
    persen: persen('Tambahan Harga'),
  },
  harga: { jenis: 'CICILAN', fields: ['persen'] },
  api: { list: 'GET para-cicilan' },
});
