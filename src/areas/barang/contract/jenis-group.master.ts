import { optional, ref, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';

/** Which groups a jenis comes in; one that names none comes in all of them. */
export const jenisGroupMaster = defineMaster({
  path: 'master-parameter-jenis-group',
  menu: { group: 'Data Master', at: 40, levels: ['SPV', 'MU'] },
  title: 'Master Jenis Group',
  noun: 'jenis group',
  table: 'jenis_group',
  key: ['kode_dept', 'kode_group'],
  fields: {
    kode_dept: ref('Jenis', jenisMaster, 'nama'),
    kode_group: ref('Group', groupMaster, 'nama'),
    keterangan: optional(text('Keterangan', { max: 100 })),
  },
  api: { list: 'GET para-jenis-group' },
});
