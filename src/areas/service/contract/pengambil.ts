import { optional, text } from '#kit/contract/field.ts';
import { noKtp } from '#areas/customer/contract/customer.api.ts';

/**
 * Who fetches a piece, or takes it back unrepaired: the word of the slip's QR (its whole address may be scanned), or
 * name and number, where the shop asks for them (D-51.9).
 */
export const pengambilService = {
  kode_nota: optional(text('QR Tanda Terima', { max: 300 })),
  diambil_oleh: optional(text('Diambil Oleh', { max: 100 })),
  no_ktp: optional(noKtp('No KTP Yang Mengambil')),
};
