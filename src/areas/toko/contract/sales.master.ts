import { hint, kode, ofPerson, optional, ref, rupiah, text } from '#kit/contract/field.ts';
import { phone } from '#kit/contract/field-more.ts';
import { defineMaster, usedByActive } from '#kit/contract/master.ts';
import { rp } from '#kit/rules/quantity.ts';
import { feePenjualanMaster } from '#areas/toko/contract/fee-penjualan.master.ts';

/** The people who sell; every document names one (D-7.2). */
export const salesMaster = defineMaster({
  path: 'master-sales',
  menu: { group: 'Data Master', at: 110, levels: ['SPV', 'MU'] },
  title: 'Master Sales',
  noun: 'sales',
  table: 'sales',
  key: 'kode_sales',
  fields: {
    kode_sales: kode('Kode Sales'),
    nama: text('Nama Sales', { max: 60 }),
    hp: optional(ofPerson('HOUSE', phone('No HP'))),
    target: { ...rupiah('Target Per Bulan', { min: rp(0) }), start: rp(0) },
    id_fee: hint(
      'Kosong: memakai fee terbaru.',
      optional(ref('Fee Penjualan', feePenjualanMaster, 'fee_penjualan')),
    ),
  },
  // Which share of the sales is this person's: another row of the fees is another rate (D-51.8).
  harga: { jenis: 'SALES', fields: ['id_fee'] },
  api: { list: 'GET sales/get/all' },
  usedBy: [usedByActive('users', ['kode_sales'], 'Sales Masih Dipakai User, Tidak Dapat Dihapus')],
});
