import { choice, kode, optional, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { SETOR_PAJAK } from '#areas/uang/rules/kas.ts';
import { UANG_SUPPLIER } from '#areas/uang/rules/supplier.ts';

/** Codes that acts of their own book (D-5.8): no person types them. */
export const KODE_OTOMATIS: readonly string[] = [
  'FEE_KARTU',
  'FEE_BANK',
  'FEE_GESEK',
  'FEE_MARKETPLACE',
  'ONGKIR_MARKETPLACE',
  'DENDA_BATAL',
  'BIAYA_LELANG',
  'RUGI_LELANG',
  'TAMBAHAN_CICILAN',
  'LELANG_CICILAN',
  'EMAS_SERVICE',
  'MODAL_EMAS_SERVICE',
];

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
  fixed: [...KODE_OTOMATIS, ...Object.keys(SETOR_PAJAK), ...Object.keys(UANG_SUPPLIER)],
});
