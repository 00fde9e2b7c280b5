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
  KIRIM_UANG_BESAR: {
    nama: 'Kirim uang di atas batas',
    diminta: ATASAN,
    penyetuju: 'OWN',
    kategori: 'LAINNYA',
    banding: [['Batas', 'Nominal']],
  },
  BATAL_KIRIM_UANG: {
    nama: 'Batal kirim uang',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'BATAL',
  },
  SELISIH_KAS: {
    // Of a drawer at closing, and of a bag from another shop that counts differently (D-41.5).
    nama: 'Uang terhitung berbeda',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'SELISIH KAS',
    banding: [['Menurut buku', 'Terhitung']],
  },
  BUKA_LACI: { nama: 'Buka laci', diminta: ['KASIR'], penyetuju: 'SPV', kategori: 'LAINNYA' },
  NON_CASH_SELISIH: {
    nama: 'Uang non cash masuk berbeda',
    diminta: ATASAN,
    penyetuju: 'OWN',
    kategori: 'SELISIH KAS',
  },
});
