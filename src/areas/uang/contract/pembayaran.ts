import { choice, kode, listOf, objectOf, optional, rupiah } from '#kit/contract/field.ts';
import { JENIS_BAYAR } from '#areas/uang/rules/pembayaran.ts';

const baris = {
  jenis: choice('Jenis Bayar', JENIS_BAYAR),
  kode_bank: optional(kode('Kode Bank')),
  no_rekening: optional(kode('No Rekening')),
  jumlah: rupiah('Jumlah'),
};

/** Money lines as a counter sends them: any number, in the order in which they were given (D-10.2). */
export const pembayaranDiminta = listOf(
  objectOf({ ...baris, fee: optional(rupiah('Biaya Kartu')) }),
  { max: 20 },
);

/** Money lines as they were booked: cash net of change. */
export const pembayaranJadi = listOf(objectOf({ ...baris, fee: rupiah('Biaya Kartu') }));
