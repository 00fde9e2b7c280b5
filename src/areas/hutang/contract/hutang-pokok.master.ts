import { int, rupiah } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { rp } from '#kit/rules/quantity.ts';
import { pakaiTabelPokok } from '#areas/hutang/contract/hutang.gates.ts';

/** The amounts that a loan may have (D-33.5). */
export const hutangPokokMaster = defineMaster({
  path: 'parameter-jumlah-hutang-pokok',
  menu: { group: 'Data Master', at: 340, levels: ['MU'] },
  title: 'Parameter Jumlah Hutang Pokok',
  noun: 'jumlah hutang pokok',
  table: 'hutang_pokok',
  key: 'id',
  keyFromServer: true,
  gate: pakaiTabelPokok,
  fields: {
    id: int('No', { min: 1 }),
    jumlah_hutang: rupiah('Jumlah Hutang', {
      min: rp(1),
      minMessage: 'Jumlah Hutang Tidak Boleh 0',
    }),
  },
  harga: { jenis: 'POKOK HUTANG', fields: ['jumlah_hutang'] },
  api: { list: 'GET para-hutang-pokok' },
  unique: [{ fields: ['jumlah_hutang'], message: 'Jumlah Hutang Ini Sudah Ada' }],
});
