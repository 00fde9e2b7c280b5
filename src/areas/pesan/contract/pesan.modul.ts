import { defineModuls } from '#areas/toko/contract/modul.ts';

/** What a shop may switch on for messages (D-33.1). */
export const pesanModul = defineModuls({
  WHATSAPP_MODULE: { at: 260, nama: 'WhatsApp', berbayar: true },
  NOTA_WA_MODULE: { at: 270, nama: 'Kirim nota lewat WhatsApp', butuh: ['WHATSAPP_MODULE'] },
  NOTIF_WABLAS_PROMO: {
    at: 280,
    nama: 'Promo ke customer',
    butuh: ['WHATSAPP_MODULE'],
    berbayar: true,
  },
});
