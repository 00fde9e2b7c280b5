import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '#kit/contract/endpoint.ts';
import { objectOf, queryOf, listOf, type Field, type Fields, type Schema, type ValuesOf } from '#kit/contract/field.ts';
import type { ClosingWords } from '#kit/rules/closing.ts';
import type { Gate } from '#kit/rules/gate.ts';

/** How a total of a ratio column is found again from sums: never the mean of the rows (R of §4). */
export type Ratio = {
  readonly over: string;
  readonly under: string;
  /** per gram: rupiah over milligrams; percent: hundredths; plain: a whole figure. */
  readonly as: 'perGram' | 'percent' | 'plain';
};

/** Rows that say where an account stands (SALDO AWAL, SALDO AKHIR): shown strongly, never added. */
export type Balance = { readonly column: string; readonly values: readonly string[] };

/** Where a cell leads: a document, a piece, or a further report with the row's key as filter. */
export type Drill = { readonly column: string; readonly to: 'barang' | 'penjualan' | 'report'; readonly path?: string };

/** What paper may be had beside the landscape A4 that every report has (R13 to R17). */
export type Paper = {
  readonly portrait?: true;
  readonly file?: string;
  readonly signatures?: readonly string[];
  /** Also as a 58 or 80 mm strip. */
  readonly struk?: true;
  /** Also as a sheet of pictures: the photo column and what is written under each. */
  readonly foto?: { readonly column: string; readonly under: readonly string[] };
};

type Words<Q extends Fields, C extends Fields> = {
  /** Number in the report catalogue. */
  no: number;
  path: string;
  title: string;
  /** The heading of the catalogue: 'Penjualan', 'Keuangan', 'Akhir Hari', 'Barang'. */
  area: string;
  api: string;
  filters: Q;
  columns: C;
  groups?: readonly (keyof C & string)[];
  totals: readonly (keyof C & string)[];
  ratios?: Partial<Record<keyof C & string, Ratio>>;
  /** Rows in this order; the query sorts so, and the screen starts so. */
  sort: readonly (keyof C & string)[];
  /** false: sub totals only, because the groups do not add up to anything. */
  grandTotal?: false;
  balance?: Balance;
  closing?: readonly ClosingWords[];
  drill?: readonly Drill[];
  gate?: Gate;
  messages?: { found?: string; empty?: string };
  paper?: Paper;
  chart?: { kind: 'bar' | 'line'; x: keyof C & string; series: readonly (keyof C & string)[] };
  /** The one word that a row is called by in the totals line. */
  rowNoun?: string;
};

export type Report<Q extends Fields = Fields, C extends Fields = Fields> = Words<Q, C> & {
  readonly row: Schema<ValuesOf<C>>;
  readonly query: Schema<ValuesOf<Q>>;
  readonly endpoint: Endpoint<unknown, ValuesOf<Q>, unknown, ValuesOf<C>[]>;
  /** M0 of R8 unless the block names its own. */
  readonly says: { readonly found: string; readonly empty: string };
};

/**
 * A report: filters, columns, groups and totals, said once; screen, PDF, Excel, drill-down and
 * tests are derived (reports.md Part I §7). Its one query stands beside it on the server.
 */
export function defineReport<const Q extends Fields, const C extends Fields>(words: Words<Q, C>): Report<Q, C> {
  const query = queryOf(words.filters);
  const row = objectOf(words.columns);
  const endpoint = defineEndpoint({
    call: words.api,
    summary: words.title,
    query,
    answer: listOf(row, { max: 1_000_000 }),
    right: { menu: [words.path] },
    gate: words.gate,
  });
  const says = {
    found: words.messages?.found ?? 'Laporan Tersedia',
    empty: words.messages?.empty ?? 'Laporan Tidak Tersedia',
  };
  return { ...words, row, query, endpoint, says } as unknown as Report<Q, C>;
}

export type FiltersOf<R> = R extends Report<infer Q, infer _C> ? ValuesOf<Q> : never;
export type RowOf<R> = R extends Report<infer _Q, infer C> ? ValuesOf<C> : never;

/** A choice that may stay open: ALL first, labelled SEMUA, sent as such (R6). */
export const semua = <T extends string>(of: Field<T>): Field<T | 'ALL'> => ({
  ...(of as unknown as Field<T | 'ALL'>),
  schema: z._default(z.union([z.literal('ALL'), of.schema as z.ZodMiniType]), 'ALL') as unknown as Schema<T | 'ALL'>,
  options: of.options ? [{ value: 'ALL', label: 'SEMUA' }, ...of.options] : [{ value: 'ALL', label: 'SEMUA' }],
});
