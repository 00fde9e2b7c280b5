import { hint, int, optional, persen } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';

/** What is lost on a nota by its age in days (D-7.2, D-13.1). */
export const rugiNotaMaster = defineMaster({
  path: 'master-parameter-rugi-nota',
  menu: { group: 'Data Master', at: 160, levels: ['MU'] },
  title: 'Master Parameter Rugi Nota',
  noun: 'rugi nota',
  table: 'rugi_nota',
  key: 'id',
  keyFromServer: true,
  fields: {
    id: int('No', { min: 1 }),
    hari_dari: int('Umur Dari (Hari)', { min: 0, max: 36_500 }),
    hari_sampai: hint(
      'Kosong: sampai kapan pun.',
      optional(int('Umur Sampai (Hari)', { min: 0, max: 36_500 })),
    ),
    persen: persen('Potongan Persen'),
  },
  harga: { jenis: 'RUGI NOTA', fields: ['hari_dari', 'hari_sampai', 'persen'] },
  api: { list: 'GET ruginota/get/all' },
  range: {
    from: 'hari_dari',
    to: 'hari_sampai',
    overlap: { within: [], message: 'Rentang Umur Ini Sudah Ada' },
  },
});
