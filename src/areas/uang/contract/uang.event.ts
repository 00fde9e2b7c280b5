import { ATASAN, SEMUA, TANPA_KASIR, batal, defineEvents } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about drawers and accounts. */
export const uangEvents = defineEvents({
  BATAL_KAS: batal('Batal transaksi kas'),
  BATAL_MUTASI: {
    nama: 'Batal mutasi uang',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'BATAL',
  },
  PENGALIHAN_SALDO: {
    nama: 'Pengalihan saldo antar laci',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'LAINNYA',
  },
  BUKA_LACI: { nama: 'Buka laci', diminta: ['KASIR'], penyetuju: 'SPV', kategori: 'LAINNYA' },
  NON_CASH_SELISIH: {
    nama: 'Uang non cash masuk berbeda',
    diminta: ATASAN,
    penyetuju: 'OWN',
    kategori: 'SELISIH KAS',
  },
});
