import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  gram,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
  type Field,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { schemaOf, strictOf } from '#kit/contract/schema.ts';

const right = { menu: ['cetak-barcode'] } as const;
export const LABEL_PALING_BANYAK = 500;
const codes = listOf(kode('Barcode', 20).schema, {
  min: 1,
  max: LABEL_PALING_BANYAK,
  minMessage: 'Barang Tidak Boleh Kosong',
});

export const labelFields = {
  kode_barcode: text('Barcode'),
  nama_barang: text('Nama Barang'),
  berat: gram('Berat'),
  kadar: kadarPersen('Kadar'),
  label_kadar: text('Label Kadar'),
  kode_intern: optional(text('Kode Intern')),
  harga_bandrol: optional(rupiah('Harga Bandrol')),
  label_ke: int('Label Ke'),
};

/** Releases labels: each is counted, and a second one of a piece needs an approval (CETAK_ULANG_BARCODE). */
export const cetakBarcodeEndpoint = defineEndpoint({
  call: 'POST cetak-barcode',
  summary: 'Cetak barcode',
  approvable: true,
  body: {
    kode_barcode: { kind: 'list', label: 'Barcode', schema: codes } as Field<string[]>,
    bentuk: choice('Bentuk', ['LEMBAR', 'ZPL', 'TSPL']),
  },
  answer: listOf(objectOf(labelFields)),
  /** Text for the label printer. */
  extra: {
    isi: {
      kind: 'text',
      label: 'Isi',
      schema: schemaOf(z.optional(z.string())),
    },
  },
  paged: true,
  right,
  status: 201,
});

/** The sheet of labels that the asker has just released, in their order. */
export const lembarBarcodeEndpoint = defineEndpoint({
  call: 'GET cetak-barcode.pdf',
  summary: 'Lembar label barcode',
  query: strictOf({
    kode_barcode: z
      .string()
      .check(z.minLength(1, 'Barang Tidak Boleh Kosong'), z.maxLength(9 * LABEL_PALING_BANYAK)),
  }),
  right,
  raw: true,
});
