import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { choice, int, kode, optional, yesNo, type ValuesOf } from '#kit/contract/field.ts';
import { petugasField } from '#areas/akses/contract/petugas.ts';

const keadaan = choice('Keadaan', ['TUNGGU', 'SAH', 'BATAL']);

/** A paper that this computer may print now: of which state of its document, and whether the same left it before. */
export const kertasAnswer = {
  no: kode('No', 14),
  cetak_ke: int('Cetak Ke'),
  keadaan,
  /** Its print broke, or it was pressed twice: both are not alike (decision 1069). */
  lagi: yesNo('Dicetak Lagi'),
  petugas: petugasField,
};

export type KertasBoleh = ValuesOf<typeof kertasAnswer>;

/**
 * Asked before a paper that waits on this computer is printed after all: its document is as it was, and the last paper
 * of it was this computer's.
 */
export const kertasTungguEndpoint = defineEndpoint({
  call: 'POST kertas/tunggu',
  summary: 'Cetak kertas yang belum tercetak',
  body: {
    no: kode('No', 14),
    cetak_ke: int('Cetak Ke', { min: 1 }),
    keadaan,
    /** The document that it belongs to: its cancel also voids this paper. */
    induk: optional(kode('No Induk', 14)),
  },
  answer: { no: kode('No', 14) },
  right: 'login',
  anyDay: true,
});
