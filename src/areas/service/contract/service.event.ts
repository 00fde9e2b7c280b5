import { batal, defineEvents, SEMUA } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about repairs, orders and craftsmen. */
export const serviceEvents = defineEvents({
  /** Of a job, and of every act on it: a further DP, gold handed over or back, a pick-up. */
  BATAL_SERVICE: batal('Batal service'),
  SERVICE_SELISIH: {
    nama: 'Service selesai dengan selisih berat atau ongkos',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'TOLERANSI BERAT',
    banding: [
      ['Susut yang dibolehkan', 'Susut'],
      ['Perkiraan ongkos', 'Ongkos'],
    ],
  },
  /** Of an order, and of a further DP on it. */
  BATAL_PESANAN: batal('Batal pesanan'),
  PESANAN_SELISIH: {
    nama: 'Pesanan dengan berat atau susut di luar batas',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'TOLERANSI BERAT',
    banding: [['Berat pesan', 'Berat jadi']],
  },
});
