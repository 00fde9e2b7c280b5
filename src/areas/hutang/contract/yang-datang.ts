import { choice, ofPerson, optional, text } from '#kit/contract/field.ts';
import { noKtp } from '#areas/customer/contract/customer.api.ts';

/** Who is at the counter for a loan: his number, and his name where he is not the borrower (D-51.7). */
export const yangDatang = {
  no_ktp: optional(noKtp('No KTP Yang Datang')),
  diambil_oleh: optional(text('Nama Yang Datang', { max: 100 })),
};

/** What is kept of him: the number, and the least level that had to agree (null where no approval was needed). */
export const dicocokkan = {
  no_ktp: optional(ofPerson('IDENTITY', text('No KTP'))),
  setuju_pemilik: optional(choice('Persetujuan pemilik', ['SPV', 'OWN'])),
};
