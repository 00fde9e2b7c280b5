import { choice, kode, listOf, objectOf, optional, rupiah } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
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

/** The money of a document that waits, as it was agreed: kept on it until its validation brings it. */
export const uangDisepakati = optional(
  asField(
    objectOf({
      baris: asField(
        listOf(
          objectOf({ ...baris, fee: rupiah('Biaya Kartu'), biaya_bank: rupiah('Biaya Bank') }),
        ),
        'Pembayaran',
      ),
    }),
    'Pembayaran',
  ),
);
