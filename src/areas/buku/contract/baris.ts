import {
  gram,
  int,
  kadarPersen,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
} from '#kit/contract/field.ts';

/** Lines of the book as every document shows them (D-5.6). */
export const barisBuku = listOf(
  objectOf({
    no_bukti: kode('No Bukti'),
    urut: int('Urut'),
    akun: text('Akun'),
    kode_barcode: optional(kode('Barcode')),
    kadar: kadarPersen('Kadar', { min: 0 }),
    rupiah: rupiah('Rupiah'),
    qty: int('Qty'),
    berat: gram('Berat'),
    murni: gram('Murni'),
  }),
);
