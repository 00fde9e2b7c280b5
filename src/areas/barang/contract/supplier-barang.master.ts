import { kode, ofPerson, optional, text } from '#kit/contract/field.ts';
import { phone } from '#kit/contract/field-more.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

/** Who delivers new pieces (D-33.11). */
export const supplierBarangMaster = defineMaster({
  path: 'supplier-barang',
  menu: { group: 'Data Master', at: 380, levels: ['SPV', 'MU'] },
  title: 'Supplier Barang',
  noun: 'supplier',
  table: 'supplier_barang',
  key: 'kode_supplier',
  gate: modul(barangModul.SUPPLIER_BARANG_MODULE),
  fields: {
    kode_supplier: kode('Kode Supplier'),
    nama: text('Nama Supplier', { max: 60 }),
    alamat: optional(ofPerson('HOUSE', text('Alamat', { max: 200 }))),
    hp: optional(ofPerson('HOUSE', phone('No HP'))),
  },
  api: { list: 'GET supplier-barang' },
});
