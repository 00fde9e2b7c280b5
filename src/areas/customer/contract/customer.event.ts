import { TANPA_OWNER, defineEvents } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about the card of a person. */
export const customerEvents = defineEvents({
  UBAH_CUSTOMER: {
    nama: 'Ubah data customer',
    diminta: TANPA_OWNER,
    penyetuju: 'SPV',
    kategori: 'LAINNYA',
    banding: [['Data lama', 'Data baru']],
  },
});
