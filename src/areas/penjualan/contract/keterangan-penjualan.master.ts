import { text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';

/** A remark that the counter offers for a sale: its one field, and its own key (2§2, 2§3). */
export const keteranganPenjualanMaster = defineMaster({
  path: 'master-keterangan-penjualan',
  menu: { group: 'Data Master', at: 260, levels: ['SPV', 'MU'] },
  title: 'Master Keterangan Penjualan',
  noun: 'keterangan penjualan',
  table: 'keterangan_penjualan',
  key: 'keterangan',
  keyInQuery: true,
  fields: { keterangan: text('Keterangan', { max: 100 }) },
  confirm: {
    question: 'Apakah Anda Yakin Ingin Menghapus Keterangan {kode}?',
    yes: 'Ya',
    no: 'Tidak',
  },
  failure: {
    createMessage: 'Data Gagal Disimpan',
    updateMessage: 'Data Gagal Edit',
    removeMessage: 'Data Gagal Dihapus',
  },
  api: { list: 'GET para-keterangan-penjualan' },
});
