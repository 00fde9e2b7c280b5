import type { Field } from '#kit/contract/field.ts';
import type { Gate } from '#kit/rules/gate.ts';
import type { Level } from '#areas/toko/rules/level.ts';

/** The groups of /settingsystem in their order. */
export const GROUP_PARAMETER = [
  'Harga dan pembulatan',
  'Penjualan',
  'Titipan dan pesanan',
  'Pembelian',
  'Hutang',
  'Cicilan',
  'Kas dan tutup toko',
  'Stock dan sepuhan',
  'Nota dan bahasa',
  'Pajak',
  'Otorisasi dan keamanan',
  'Aplikasi',
] as const;

/**
 * A system parameter (D-4.2, docs/parameter.tsv): a typed value per shop with its default, what it
 * does, and the levels that may change it. Values are held in inner units: rupiah, milligrams, hundredths
 * of a percent.
 */
type Words<T> = {
  /** Its group on /settingsystem, and its place among those of the group. */
  readonly group: (typeof GROUP_PARAMETER)[number];
  readonly at: number;
  readonly field: Field<T>;
  readonly bawaan: NoInfer<T>;
  /** Who may change it; an owner where nothing is said. */
  readonly level?: readonly Level[];
  /** What its name alone does not say, for the person who is about to change it. */
  readonly hint?: string;
  /** Dated and never overwritten: kept with its history (D-9.1). */
  readonly berlaku?: true;
  /** Decides what is sold or bought for: every counter reads its prices again, № 91 tells the change. */
  readonly harga?: true;
  /**
   * Bounds what a counter may do (a ceiling, rate, tolerance, percent, limit): changes like a price (D-51.8), asked
   * of an owner by everyone below one.
   */
  readonly batas?: true;
};

/** With the key that the shop's settings store: code that reads a parameter names this declaration. */
export type Parameter<T = unknown> = Words<T> & {
  readonly key: string;
  readonly level: readonly Level[];
};

/** Asks what a shop has decided: `param(hutangParam.CARA_BUNGA)`. */
export type Param = <T>(of: Parameter<T>) => T;

export const OWNER: readonly Level[] = ['OWN', 'SU'];
export const KELOLA: readonly Level[] = ['OWN', 'SU', 'MU'];
export const PAPER: readonly Level[] = ['OWN', 'SU', 'MU', 'DEV'];
export const VENDOR: readonly Level[] = ['SU', 'DEV'];

/** The parameters of an area. */
export const defineParameters = <const T extends object>(words: {
  readonly [K in keyof T]: Words<T[K]>;
}): { readonly [K in keyof T]: Parameter<T[K]> } =>
  Object.fromEntries(
    Object.entries<Words<unknown>>(words).map(([key, one]) => [
      key,
      { level: OWNER, ...one, key } satisfies Parameter,
    ]),
  ) as { readonly [K in keyof T]: Parameter<T[K]> };

/** Opens where the shop has decided so. */
export const paramIs = <T extends string | boolean>(
  { key, bawaan }: Parameter<T>,
  is: NoInfer<T>,
): Gate => ({ param: key, is, ...(is === bawaan && { unset: true }) });

/** Opens to the shops that the parameter lists. */
export const paramHoldsToko = ({ key }: Parameter<string[]>): Gate => ({
  param: key,
  holdsToko: true,
});

/** Parameters by their keys. */
export type AllParameters = Readonly<Record<string, Parameter>>;

/** Those of all areas, as /settingsystem shows them: group by group, each at its place. */
export const parametersOf = (all: readonly AllParameters[]): AllParameters =>
  Object.fromEntries(
    all
      .flatMap((one) => Object.values(one))
      .toSorted((a, b) => rank(a) - rank(b) || a.at - b.at)
      .map((one) => [one.key, one]),
  );
const rank = ({ group }: Parameter): number => GROUP_PARAMETER.indexOf(group);
