import { defineModuls } from '#areas/toko/contract/modul.ts';

/** What a shop may switch on for money (D-33.1). */
export const uangModul = defineModuls({
  DAILY_SALDO_TRANSACTION_REPORT_MODULE: { at: 200, nama: 'Laporan saldo harian' },
  VALIDASI_NON_CASH_MODULE: { at: 310, nama: 'Validasi non cash' },
});
