import { kode, optional, persen, ref, text } from '#kit/contract/field.ts';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';
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
    /** Where it pays out: a sale keeps the account of its day. */
    no_rekening: optional(ref('Rekening Pencairan', rekeningMaster, 'nama_rekening')),
    fee_persen: { ...persen('Biaya Marketplace Persen'), start: 0 },
  },
  // Who changes them moves the shop's money: an owner agrees (D-51.8).
  harga: { jenis: 'MARKETPLACE', fields: ['fee_persen', 'no_rekening'] },
  api: { list: 'GET marketplace' },
});
