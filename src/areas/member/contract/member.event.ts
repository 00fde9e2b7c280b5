import { ATASAN, batal, defineEvents, olehOwner } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about points and gifts; an owner acts alone (D-39.5). */
export const memberEvents = defineEvents({
  BATAL_HADIAH: batal('Batal tukar hadiah'),
  RESET_POIN: { nama: 'Reset poin member', ...olehOwner(ATASAN, 'RESET POIN') },
  KOREKSI_POIN: {
    nama: 'Koreksi poin member',
    ...olehOwner(ATASAN, 'LAINNYA'),
    banding: [['Saldo sekarang', 'Saldo sesudah']],
  },
});
