import * as z from 'zod/mini';
import {
  choice,
  instant,
  kode,
  listOf,
  objectOf,
  optional,
  text,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { schemaOf } from '#kit/contract/schema.ts';
import { sense } from '#kit/rules/sentence.ts';
import { SISI } from '#areas/toko/rules/templat-nota.ts';
import { barisBuku } from '#areas/buku/contract/baris.ts';

/** What every cancel asks. */
export const alasanBatal = { alasan: text('Alasan', { min: 3, max: 500 }) };

/** What every reprint may say; the shop decides whether it must. */
export const alasanCetakUlang = { alasan: optional(text('Alasan', { max: 500 })) };

/** The paper's width, and of a form its side: the shop's unless asked for. */
export const ukuranNota = {
  ukuran: optional(choice(sense('Ukuran', 'kertas'), ['58', '80', 'NOTA'])),
  sisi: optional(choice(sense('Sisi', 'kertas'), SISI)),
};

/** A strip is drawn as a file, or told line by line for the printer of the computer that asks (D-49.4, D-49.6). */
export const bentukStruk = {
  ...ukuranNota,
  bentuk: optional(choice('Bentuk', ['PDF', 'BARIS'])),
};

/** How wide, and on which side, a person asks for a paper. */
export type KertasDiminta = ValuesOf<typeof ukuranNota>;
/** And as what. */
export type StrukDiminta = ValuesOf<typeof bentukStruk>;

const jejakBatal = {
  alasan: text('Alasan', { min: 0, max: 500 }),
  batal_by: text('Dibatalkan', { max: 40 }),
  tgl_batal: instant('Waktu Batal'),
};

/** Why, who and when; without a number where what is cancelled had posted nothing yet. */
export const pembatalan = { no: optional(kode('No Batal')), ...jejakBatal };

/** The same as a field of a document. */
export const batalDitolak = {
  batal: optional(asField(objectOf(pembatalan), sense('Batal', 'sudah'))),
};

/** The lines of the book and the approvals of a document. */
export const jejakBuku = {
  postings: asField(barisBuku, 'Buku'),
  otorisasi: asField(listOf(schemaOf(z.string())), 'Otorisasi'),
};

/** What every document ends with: its cancellation, its lines of the book, its approvals (http.md). */
export const kakiDokumen = {
  batal: optional(
    asField(objectOf({ no: kode('No Batal', 14), ...jejakBatal }), sense('Batal', 'sudah')),
  ),
  ...jejakBuku,
};
