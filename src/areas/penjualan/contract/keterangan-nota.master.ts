import { int, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';

/** The lines of small print at the foot of a nota, in their order (D-7.2). */
export const keteranganNotaMaster = defineMaster({
  path: 'master-parameter-keterangan-nota',
  menu: { group: 'Data Master', at: 270, levels: ['SPV', 'MU'] },
  title: 'Master Keterangan Nota',
  noun: 'keterangan nota',
  table: 'keterangan_nota',
  key: 'urut',
  fields: { urut: int('Urutan', { min: 1, max: 99 }), isi: text('Isi', { max: 120 }) },
  api: { list: 'GET keterangan-nota' },
});
