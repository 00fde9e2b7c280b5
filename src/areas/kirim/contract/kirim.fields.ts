import { gram, int, kode, listOf, objectOf, optional, text } from '#kit/contract/field.ts';
import { asField, carat } from '#kit/contract/field-more.ts';
import { mg } from '#kit/rules/quantity.ts';
import { KIRIM_PALING_BANYAK } from '#areas/kirim/rules/kirim-barang.ts';

/** What goes with the pieces, beside where to. */
const kirimFields = {
  pembawa: optional(text('Pembawa', { max: 60 })),
  no_segel: optional(text('No Segel', { max: 40 })),
  berat_bungkus: optional(gram('Berat Bungkus', { min: mg(1) })),
  keterangan: optional(text('Keterangan', { max: 200 })),
};

/** Pieces by their barcodes. */
export const dikirim = {
  tujuan: kode('Tujuan', 3),
  barang: asField(
    listOf(objectOf({ kode_barcode: kode('Barcode', 20) }), {
      min: 1,
      max: KIRIM_PALING_BANYAK,
      minMessage: 'Barang Tidak Boleh Kosong',
    }),
    'Barang',
  ),
  ...kirimFields,
  /** The shipment that brought them there already: pieces that were not on its list (D-42.7). */
  no_kirim_asal: optional(kode('No Kirim Asal', 14)),
};

/** Gold of the BELI warehouse and whole lots: a bought piece by its document and place, a lot by its number. */
export const dikirimEmas = {
  tujuan: kode('Tujuan', 3),
  emas: asField(
    listOf(
      objectOf({ no_dokumen: kode('No Dokumen', 40), urut: optional(int('No', { min: 1 })) }),
      { min: 1, max: KIRIM_PALING_BANYAK, minMessage: 'Barang Tidak Boleh Kosong' },
    ),
    'Emas',
  ),
  ...kirimFields,
};

/** Loose stones by their codes; of a parcel so many stones and carats of it. */
export const dikirimBerlian = {
  tujuan: kode('Tujuan', 3),
  barang: asField(
    listOf(
      objectOf({
        kode_berlian: kode('Kode Berlian', 8),
        carat: optional(carat('Carat')),
        butir: optional(int('Butir', { min: 1, max: 10_000 })),
      }),
      { min: 1, max: KIRIM_PALING_BANYAK, minMessage: 'Berlian Tidak Boleh Kosong' },
    ),
    'Berlian',
  ),
  ...kirimFields,
  /** The shipment that brought them there already: stones that were not on its list (D-42.7). */
  no_kirim_asal: optional(kode('No Kirim Asal', 14)),
};
