import { batal, defineEvents, SEMUA } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about repairs and craftsmen. */
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
});
