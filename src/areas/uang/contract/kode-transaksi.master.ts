import { choice, kode, optional, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';

/** Why money comes or goes; those that are fixed ship with the product (D-5.8). */
export const kodeTransaksiMaster = defineMaster({
  path: 'master-kode-transaksi',
  menu: { group: 'Data Master', at: 280, levels: ['MU'] },
  title: 'Master Kode Transaksi',
  noun: 'kode transaksi',
  table: 'kode_transaksi',
  key: 'kode_transaksi',
  fields: {
    kode_transaksi: kode('Kode Transaksi'),
    deskripsi: text('Deskripsi', { max: 100 }),
    arah: choice('Arah', { MASUK: 'Masuk', KELUAR: 'Keluar' }),
    grup: optional(text('Kelompok', { max: 40 })),
  },
  api: { list: 'GET paratransaksi/get/all' },
  fixed: [
    ...(['FEE_KARTU', 'FEE_BANK', 'DENDA_BATAL', 'BIAYA_LELANG', 'RUGI_LELANG'] as const),
    ...(['TAMBAHAN_CICILAN', 'LELANG_CICILAN'] as const),
    ...(['EMAS_SERVICE', 'MODAL_EMAS_SERVICE'] as const),
  ],
});
