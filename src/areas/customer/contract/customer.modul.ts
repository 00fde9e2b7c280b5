import { defineModuls } from '#areas/toko/contract/modul.ts';

/** What a shop may switch on for members (D-33.1). */
export const customerModul = defineModuls({
  MEMBER_MODULE: { at: 140, nama: 'Member, poin dan hadiah' },
  PENJUALAN_BAYAR_POIN_MODULE: {
    at: 160,
    nama: 'Bayar penjualan dengan poin',
    butuh: ['MEMBER_MODULE'],
  },
  MEMBER_RESET_POIN_MODULE: { at: 150, nama: 'Reset poin member', butuh: ['MEMBER_MODULE'] },
});
