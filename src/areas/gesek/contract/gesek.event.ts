import { SEMUA, batal, defineEvents } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about cash on a card. */
export const gesekEvents = defineEvents({
  GESEK_TUNAI: {
    // Of a debit card a supervisor, of a credit card the owner (D-41.1).
    nama: 'Gesek tunai',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'LAINNYA',
    banding: [['Fee menurut parameter', 'Fee']],
  },
  BATAL_GESEK: batal('Batal gesek tunai'),
});
