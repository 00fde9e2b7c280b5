import { int, kode, rupiah, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { rp } from '#kit/rules/quantity.ts';

/** Boxes, pouches, hooks, rubber, certificates: goods that are counted, not weighed (D-8.1). */
export const aksesorisMaster = defineMaster({
  path: 'master-aksesoris',
  menu: { group: 'Data Master', at: 100, levels: ['SPV', 'MU'] },
  title: 'Master Aksesoris',
  noun: 'aksesoris',
  table: 'aksesoris',
  key: 'kode_aksesoris',
  fields: {
    kode_aksesoris: kode('Kode Aksesoris'),
    nama_aksesoris: text('Nama Aksesoris', { max: 60 }),
    minimum: int('Minimum', { min: 0, max: 1_000_000 }),
    harga: rupiah('Harga Beli', { min: rp(0) }),
  },
  api: { list: 'GET aksesoris/get/all' },
});
