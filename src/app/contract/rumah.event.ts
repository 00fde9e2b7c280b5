import { ATASAN, defineEvents } from '#areas/akses/contract/event.ts';

/** What an owner agrees to about the whole house: data that leaves it, masters that are replaced. */
export const rumahEvents = defineEvents({
  IMPORT_PUSAT: {
    nama: 'Ganti master dengan milik pusat',
    diminta: ATASAN,
    penyetuju: 'OWN',
    kategori: 'LAINNYA',
  },
  EKSPOR_DATA: { nama: 'Ekspor data', diminta: ['MU'], penyetuju: 'OWN', kategori: 'LAINNYA' },
});
