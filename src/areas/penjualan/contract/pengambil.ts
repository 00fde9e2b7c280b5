import { optional, text } from '#kit/contract/field.ts';
import { noKtp } from '#areas/customer/contract/customer.api.ts';

/**
 * Who fetches what the shop keeps for somebody: the word of the slip's own QR (its whole address may be scanned), or
 * name and number (D-51.9).
 */
export const pengambil = {
  kode_nota: optional(text('QR Nota Titipan', { max: 300 })),
  diambil_oleh: optional(text('Diambil Oleh', { max: 100 })),
  no_ktp: optional(noKtp('No KTP Yang Mengambil')),
};
