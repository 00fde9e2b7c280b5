import { kode, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';

/** Where pieces are sold online; its money waits in an account of its own name (D-33.17). */
export const marketplaceMaster = defineMaster({
  path: 'master-marketplace',
  menu: { group: 'Data Master', at: 310, levels: ['SPV', 'MU'] },
  title: 'Master Marketplace',
  noun: 'marketplace',
  table: 'marketplace',
  key: 'kode_marketplace',
  fields: {
    kode_marketplace: kode('Kode Marketplace'),
    nama: text('Nama Marketplace', { max: 60 }),
  },
  api: { list: 'GET marketplace' },
});
