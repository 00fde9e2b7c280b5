import { ATASAN, TANPA_KASIR, defineEvents, olehOwner } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about gold that is refined (D-44). */
export const sepuhanEvents = defineEvents({
  BATAL_SEPUHAN: {
    nama: 'Batal sepuhan',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'BATAL',
  },
  KOREKSI_SEPUHAN: { nama: 'Koreksi stock sepuhan', ...olehOwner(ATASAN, 'LAINNYA') },
});
