import { choice, int, optional, ref, rupiah } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { rp } from '#kit/rules/quantity.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';

/** The labour charge by jenis and group; the most specific row wins, an own ongkos of the piece first (D-9.2). */
export const ongkosMaster = defineMaster({
  path: 'parameter-ongkos',
  menu: { group: 'Data Master', at: 220, levels: ['MU'] },
  title: 'Parameter Ongkos',
  noun: 'ongkos',
  table: 'ongkos',
  key: 'id',
  keyFromServer: true,
  fields: {
    id: int('No', { min: 1 }),
    kode_dept: optional(ref('Jenis', jenisMaster, 'nama')),
    kode_group: optional(ref('Group', groupMaster, 'nama')),
    cara: choice('Cara', { PER_GRAM: 'Per gram', PER_POTONG: 'Per potong' }),
    tarif: rupiah('Tarif', { min: rp(0) }),
    minimal: { ...rupiah('Minimal Per Potong', { min: rp(0) }), start: rp(0) },
  },
  harga: { jenis: 'ONGKOS', fields: ['kode_dept', 'kode_group', 'cara', 'tarif', 'minimal'] },
  api: { list: 'GET parameter-ongkos' },
  unique: [
    {
      fields: ['kode_dept', 'kode_group'],
      message: 'Ongkos Untuk Jenis Dan Group Ini Sudah Ada',
    },
  ],
});
