import { longText, ref } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { gagal, KATALOG } from '#areas/katalog/contract/kata-katalog.ts';

/** What a price family is, in words for customers: twenty characters at least (3§9). */
export const groupDescriptionKatalogMaster = defineMaster({
  ...KATALOG,
  path: 'group-description-katalog',
  menu: { group: 'Katalog', at: 80, levels: ['SPV', 'MU'] },
  title: 'Deskripsi Group Katalog',
  noun: 'deskripsi group',
  table: 'katalog_group',
  key: 'kode_group',
  fields: {
    kode_group: ref('Group', groupMaster, 'nama'),
    description: longText('Deskripsi', { min: 20 }),
  },
  api: {
    list: 'GET app/member/group-description',
    create: 'POST app/member/group-description',
    update: 'PUT app/member/group-description/edit/:kode_group',
    remove: 'DELETE app/member/group-description/delete/:kode_group',
  },
  failure: gagal('Deskripsi Group'),
});
