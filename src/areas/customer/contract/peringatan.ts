import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  instant,
  int,
  listOf,
  objectOf,
  text,
  type Fields,
} from '#kit/contract/field.ts';

export const CARA_PERINGATAN = {
  TELEPON: 'Telepon',
  WHATSAPP: 'WhatsApp',
  SURAT: 'Surat',
  KUNJUNGAN: 'Kunjungan',
} as const;
export type CaraPeringatan = keyof typeof CARA_PERINGATAN;

/** A notice to a customer who is late, as it is typed. */
export const peringatanTyped = {
  cara: choice('Cara', CARA_PERINGATAN),
  keterangan: text('Keterangan', { min: 3, max: 300 }),
};

/** The same as it was logged: on which document, and since when that is late. */
export const peringatanOn = <N extends Fields, S extends Fields>(no: N, since: S) => ({
  ...no,
  urut: int('No'),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  ...since,
  cara: choice('Cara', CARA_PERINGATAN),
  keterangan: text('Keterangan'),
  input_by: text('User', { max: 40 }),
});

type Words<N extends Fields, R extends Fields> = {
  /** The path of the document: 'hutang/:no'. */
  readonly at: string;
  readonly params: N;
  readonly row: R;
  readonly save: string;
  readonly list: string;
  /** Menus of those who may read them; only who may auction gives notice, an auction rests on it. */
  readonly menu: readonly string[];
};

/** Notices of a kind of document: one is logged before anything is auctioned, all are read (D-35.14, D-38.4). */
export const peringatanCalls = <N extends Fields, R extends Fields>(of: Words<N, R>) => ({
  save: defineEndpoint({
    call: `POST ${of.at}/peringatan`,
    summary: of.save,
    params: of.params,
    body: peringatanTyped,
    answer: of.row,
    right: { menu: of.menu.slice(0, 1) },
    status: 201,
    key: 'required',
    // An auction rests on it: on a day that should be closed another person agrees.
    approvable: 'lateDay',
  }),
  list: defineEndpoint({
    call: `GET ${of.at}/peringatan`,
    summary: of.list,
    params: of.params,
    answer: listOf(objectOf(of.row)),
    right: { menu: of.menu },
  }),
});
