import { TANPA_OWNER, defineEvents } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about the end of a day. */
export const akhirHariEvents = defineEvents({
  HITUNG_ULANG: {
    // An owner counts again without an approval: every count is kept, and no level is above his.
    nama: 'Hitung ulang kas',
    diminta: TANPA_OWNER,
    penyetuju: 'SPV',
    kategori: 'SELISIH KAS',
    banding: [['Menurut buku', 'Terhitung']],
  },
  BUKA_ULANG_HARI: {
    nama: 'Buka ulang hari',
    diminta: ['OWN'],
    penyetuju: 'SPV',
    kategori: 'TANGGAL MUNDUR',
  },
});
