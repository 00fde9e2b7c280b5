import { optional, text } from '#kit/contract/field.ts';
import { noKtp } from '#areas/customer/contract/customer.api.ts';

/** Who fetches a piece, or takes it back unrepaired: name and number, where the shop asks for them (D-51.9). */
export const pengambilService = {
  diambil_oleh: optional(text('Diambil Oleh', { max: 100 })),
  no_ktp: optional(noKtp('No KTP Yang Mengambil')),
};
