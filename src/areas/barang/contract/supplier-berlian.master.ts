import { kode, ofPerson, optional, text } from '#kit/contract/field.ts';
import { phone } from '#kit/contract/field-more.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { BATU_DIPEGANG } from '#areas/barang/contract/masih-ada.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

/** Who delivers stones (D-23.1). */
export const supplierBerlianMaster = defineMaster({
  path: 'master-berlian',
  menu: { group: 'Berlian', levels: ['SPV', 'MU'] },
  title: 'Master Berlian',
  tab: 'Supplier Berlian',
  noun: 'supplier berlian',
  table: 'supplier_berlian',
  key: 'kode_supplier',
  gate: modul(barangModul.BERLIAN_MODULE),
  fields: {
    kode_supplier: kode('Kode Supplier'),
    nama: text('Nama Supplier', { max: 60 }),
    alamat: optional(ofPerson('HOUSE', text('Alamat', { max: 200 }))),
    hp: optional(ofPerson('HOUSE', phone('No HP'))),
  },
  api: { list: 'GET supplier-berlian' },
  usedBy: [
    {
      table: 'berlian',
      columns: ['kode_supplier'],
      only: BATU_DIPEGANG,
      message: 'Supplier Masih Punya Berlian Di Toko, Tidak Dapat Dihapus',
    },
  ],
});
