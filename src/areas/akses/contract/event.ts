import type { Level } from '#areas/toko/rules/level.ts';

/**
 * An act that a superior approves (D-27, inventory/authorisations.tsv), as its area declares it. `diminta` may ask for
 * it, `penyetuju` is the lowest level that may answer; a level above `diminta` acts alone; SU and DEV are asked as MU.
 */
export type EventWords = {
  readonly nama: string;
  readonly diminta: readonly Level[];
  readonly penyetuju: 'SPV' | 'OWN';
  /** How report 98 groups it. */
  readonly kategori: string;
  /** Under which words the approver reads the limit, and what is asked beyond it (report 98). */
  readonly banding?: readonly (readonly [batas: string, minta: string])[];
};
/** With the code that the record of approvals keeps. */
export type Event = EventWords & { readonly kode: string };

type EventsOf<T> = { readonly [K in keyof T & string]: T[K] & { readonly kode: K } };

/** The events of an area: each holds its code, so that an act passes the event itself. */
export const defineEvents = <const T extends Readonly<Record<string, EventWords>>>(
  events: T,
): EventsOf<T> =>
  Object.fromEntries(
    Object.entries(events).map(([kode, words]) => [kode, { ...words, kode }]),
  ) as EventsOf<T>;

export const SEMUA = ['KASIR', 'SPV', 'MU', 'OWN'] as const;
export const TANPA_OWNER = ['KASIR', 'SPV', 'MU'] as const;
export const TANPA_KASIR = ['SPV', 'MU', 'OWN'] as const;
export const ATASAN = ['SPV', 'MU'] as const;

/** A cancel on the document's own day. */
export const batal = <N extends string>(nama: N) =>
  ({ nama, diminta: SEMUA, penyetuju: 'SPV', kategori: 'BATAL' }) as const;

/** An act that an owner alone agrees to. */
export const olehOwner = <D extends readonly Level[], K extends string>(diminta: D, kategori: K) =>
  ({ diminta, penyetuju: 'OWN', kategori }) as const;
