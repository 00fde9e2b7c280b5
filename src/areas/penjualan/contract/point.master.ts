import { onlyIf } from '#kit/contract/field-more.ts';
import { choice, gram, int, optional, ref, rupiah } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';

/** How a sold piece earns its buyer points: so many for every gram or every amount (D-7.2, D-18.1). */
export const pointMaster = defineMaster({
  path: 'master-parameter-point',
  menu: { group: 'Data Master', at: 320, levels: ['MU'] },
  title: 'Master Parameter Point',
  noun: 'parameter point',
  table: 'parameter_point',
  key: 'id',
  keyFromServer: true,
  fields: {
    id: int('No', { min: 1 }),
    kode_group: optional(ref('Group', groupMaster, 'nama')),
    kode_dept: optional(ref('Jenis', jenisMaster, 'nama')),
    cara: choice('Cara', { PER_RUPIAH: 'Per rupiah', PER_GRAM: 'Per gram' }),
    tiap_rupiah: onlyIf('cara', 'PER_RUPIAH', rupiah('Setiap Rupiah', { min: rp(1) })),
    tiap_gram: onlyIf('cara', 'PER_GRAM', gram('Setiap Gram', { min: mg(1) })),
    point: int('Point', { min: 0, max: 100_000 }),
  },
  harga: {
    jenis: 'POINT',
    fields: ['kode_group', 'kode_dept', 'cara', 'tiap_rupiah', 'tiap_gram', 'point'],
  },
  api: { list: 'GET parapoin/get/all' },
  unique: [
    { fields: ['kode_group', 'kode_dept'], message: 'Point Untuk Group Dan Jenis Ini Sudah Ada' },
  ],
});
