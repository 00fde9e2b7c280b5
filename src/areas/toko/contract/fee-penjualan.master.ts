import { kode, persen } from '#kit/contract/field.ts';
import { defineMaster, usedByActive } from '#kit/contract/master.ts';

/** The share of a sale that is its sales person's; one without an own row follows the newest (D-33.15). */
export const feePenjualanMaster = defineMaster({
  path: 'parameter-fee-penjualan',
  menu: { group: 'Data Master', at: 240, levels: ['MU'] },
  title: 'Parameter Fee Penjualan',
  noun: 'fee penjualan',
  table: 'fee_penjualan',
  key: '_id',
  keyFromServer: 'FEE',
  fields: {
    _id: kode('Kode Fee'),
    fee_penjualan: persen('Fee Penjualan'),
  },
  harga: { jenis: 'FEE PENJUALAN', fields: ['fee_penjualan'] },
  api: { list: 'GET param-fee-penjualan' },
  usedBy: [usedByActive('sales', ['id_fee'], 'Fee Masih Dipakai Sales, Tidak Dapat Dihapus')],
});
