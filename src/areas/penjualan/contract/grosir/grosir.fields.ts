import { gram, int, kode, listOf, objectOf, optional, rupiah } from '#kit/contract/field.ts';
import { mg } from '#kit/rules/quantity.ts';

/** The screen of wholesale: who has its right sells so (D-47.1). */
export const MENU_GROSIR = 'redirect-to-grosir';

const BERAT = { min: mg(1), minMessage: 'Berat Tidak Boleh 0' };

/** What is typed of each group: the weight of all its pieces on the scale, or how many they are (D-47.2, D-47.3). */
export const grosirDiketik = listOf(
  objectOf({
    kode_group: kode('Group'),
    berat: optional(gram('Berat', BERAT)),
    qty: optional(int('Qty', { min: 1 })),
  }),
  { max: 200 },
);

/** A group as its sale keeps it. */
export const grosirJadi = listOf(
  objectOf({
    kode_group: kode('Group'),
    qty: int('Qty'),
    berat_stock: gram('Berat Stock'),
    berat_timbang: optional(gram('Berat Timbang')),
    berat: gram('Berat'),
    harga_per_gram: rupiah('Harga Per Gram'),
    nilai: rupiah('Nilai'),
  }),
);
