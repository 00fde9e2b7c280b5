import { kode, rupiah } from '#kit/contract/field.ts';
import { defineMaster, usedByActive } from '#kit/contract/master.ts';
import { rp } from '#kit/rules/quantity.ts';

/** What a gram is bought for, under a code that groups name (D-33.2). */
export const hargaBeliMaster = defineMaster({
  path: 'parameter-harga-beli',
  menu: { group: 'Data Master', at: 190, levels: ['MU'] },
  title: 'Parameter Harga Beli',
  noun: 'harga beli',
  table: 'harga_beli',
  key: 'kode_harga',
  fields: {
    kode_harga: kode('Kode Harga'),
    harga_per_gram: rupiah('Harga Per Gram', {
      min: rp(1),
      minMessage: 'Harga Per Gram Tidak Boleh 0',
    }),
  },
  harga: { jenis: 'KODE BELI', fields: ['harga_per_gram'] },
  api: {
    list: 'GET para-harga-beli',
    create: 'POST para-harga-beli/create',
    update: 'PUT para-harga-beli/update/:kode_harga',
    remove: 'DELETE para-harga-beli/delete/:kode_harga',
  },
  usedBy: [
    usedByActive(
      'group_barang',
      ['kode_harga'],
      'Harga Beli Masih Dipakai Group, Tidak Dapat Dihapus',
    ),
  ],
  confirm: { question: 'Hapus parameter harga beli ini?', yes: 'Ya', no: 'Tidak' },
});
