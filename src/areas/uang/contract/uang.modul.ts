import { defineModuls } from '#areas/toko/contract/modul.ts';

/** What a shop may switch on for money (D-33.1). */
export const uangModul = defineModuls({
  DAILY_SALDO_TRANSACTION_REPORT_MODULE: { at: 200, nama: 'Laporan saldo harian' },
  VALIDASI_NON_CASH_MODULE: { at: 310, nama: 'Validasi non cash' },
  GESEK_TUNAI_MODULE: {
    at: 520,
    nama: 'Gesek tunai',
    peringatan:
      'Gesek tunai dilarang penyelenggara kartu dan dapat dikenai sanksi. Aktifkan hanya bila Anda paham.',
  },
});
