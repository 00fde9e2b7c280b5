import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  gram,
  rupiah,
  text,
  type Field,
  type Fields,
  type Schema,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { alike, withSchema } from '#kit/contract/later.ts';
import { month } from '#kit/contract/field-more.ts';
import type { MenuPlace } from '#kit/contract/menu.ts';
import { queryOf } from '#kit/contract/query-of.ts';
import { paperFilters, type Paper } from '#kit/contract/report-paper.ts';
import type { ChartWords } from '#kit/contract/report-chart.ts';
import type { Drill } from '#kit/contract/report-drill.ts';
import { answerOf, rowOf, shopsOf, type ReportAnswer } from '#kit/contract/report-answer.ts';
import type { ClosingWords } from '#kit/rules/closing.ts';
import type { Asker, Gate } from '#kit/rules/gate.ts';
import { isHari, type Hari } from '#kit/rules/hari.ts';
import type { BandFigure } from '#kit/rules/band.ts';
import type { BalanceWords } from '#kit/rules/lines.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { sentence, word } from '#kit/rules/sentence.ts';
import type { StandWords } from '#kit/rules/stands.ts';
import { optionsOf } from '#kit/contract/chosen.ts';

/** How a total of a ratio column is found again from sums: never the mean of the rows (R of §4). */
export type Ratio =
  | {
      readonly over: string;
      readonly under: string;
      /** per gram: rupiah over milligrams; percent: hundredths; plain: a whole figure. */
      readonly as: 'perGram' | 'percent' | 'plain';
    }
  /** Not a ratio: the sum of another column, where its own would count twice (invoices of several rows). */
  | { readonly sumOf: string };

/** The columns that may be added up: the compiler refuses a price, an age, or the rank of a row. */
type Added<C> = { [K in keyof C & string]: C[K] extends Alone ? never : K }[keyof C & string];
type Alone = { readonly alone: true };

export type Words<
  Q extends Fields,
  C extends Fields,
  G extends keyof C & string = keyof C & string,
  T extends keyof C & string = keyof C & string,
> = {
  /** Number in the report catalogue; a shop's own report has none. */
  no?: number;
  path: string;
  /** With what it answers, in one line on the page of all reports. Left out where a document's screen has it. */
  menu?: MenuPlace & { readonly answers: string };
  /** Further menu entries whose users may have it: the paper of a document belongs to those who make it. */
  also?: readonly string[];
  title: string;
  /** The heading of the catalogue: 'Penjualan', 'Keuangan', 'Akhir Hari', 'Barang'. */
  area: string;
  api: string;
  filters: Q;
  columns: C;
  /** Columns that hold nothing under these filters, or for who asks: months not asked for, a sum that is kept. */
  without?: (filters: Readonly<Record<string, unknown>>, by?: Asker) => readonly string[];
  /** This column is headed by the choice of that filter: the grouping that was asked for. */
  headed?: { readonly column: keyof C & string; readonly by: keyof Q & string };
  /** Grouped on the screen and on paper only while that filter holds one of these. */
  groupsWhen?: { readonly field: keyof Q & string; readonly is: readonly string[] };
  /** Columns that only totals need: in the answer, never on the screen or on paper. */
  hidden?: readonly (keyof C & string)[];
  /** Columns that wait in the column chooser: files have them, the screen opens without. */
  aside?: readonly (keyof C & string)[];
  groups?: readonly G[];
  /** In the answer of the call these sums are at the top of each group, beside its keys (2§7). */
  atTop?: readonly T[];
  /** What is added up: flows, and the columns of `stands`. Percents, prices and ages never are. */
  totals: readonly Added<C>[];
  /** Totals of a state at a moment (a stock, a balance): never added over days. */
  stands?: readonly StandWords<keyof C & string>[];
  /** Totals in percent that are parts of one whole, the only percents that add up. */
  shares?: readonly (keyof C & string)[];
  /** The two or three figures above the table that answer what the report is opened for. */
  band: readonly BandFigure<keyof C & string>[];
  ratios?: Partial<Record<keyof C & string, Ratio>>;
  /** Rows in this order ('-column' descends); the query sorts so, and the screen starts so. */
  sort: readonly ((keyof C & string) | `-${keyof C & string}`)[];
  /** false: sub totals only, because the groups do not add up to anything. */
  grandTotal?: false;
  /** 'inner': nor do the inner groups, so that only they are summed. */
  sums?: 'inner';
  balance?: BalanceWords;
  /** Parts that must add up to `total` in every row; a row that does not agree is marked (R of № 2). */
  control?: {
    readonly total: keyof C & string;
    readonly parts: readonly (keyof C & string)[];
    /** What the parts hold beyond it, either sign. */
    readonly less?: readonly (keyof C & string)[];
  };
  /** Also counted: how many different values the TOTAL holds ('3 baris, 2 faktur'). */
  distinct?: { readonly column: keyof C & string; readonly rowNoun: string };
  /** Filters of which one at least must be given. */
  oneOf?: readonly (keyof Q & string)[];
  /** With this filter given, the span of dates is not held to one month (R5). */
  freeSpan?: keyof Q & string;
  /** With these values of a filter a year is asked for, which is exempt as well (R5). */
  yearWhen?: { readonly field: keyof Q & string; readonly is: readonly string[] };
  closing?: readonly ClosingWords[];
  drill?: readonly Drill[];
  gate?: Gate;
  messages?: {
    found?: string;
    empty?: string;
    failed?: string;
    /** Shown below the notice of an empty report where having no rows is good news. */
    good?: string;
  };
  /** Of the chain: its answer is shop by shop, and says which of them have not answered (D-43.3). */
  perShop?: true;
  /** Of a file that is being made: of how many shops its sums are. */
  shops?: { readonly of: number; readonly all: number };
  /** Each file that is taken away is written down. */
  audited?: true;
  paper?: Paper;
  chart?: ChartWords<keyof Q & string, keyof C & string>;
  /** The server draws further figures, that are in no row: on the screen, or on paper too. */
  drawings?: 'screen' | 'paper';
  /** The one word that a row is called by in the totals line. */
  rowNoun?: string;
};

export type Report<
  Q extends Fields = Fields,
  C extends Fields = Fields,
  A = readonly unknown[],
> = Words<Q, C> & {
  readonly row: Schema<ValuesOf<C>>;
  readonly query: Schema<ValuesOf<Q>>;
  readonly endpoint: Endpoint<unknown, ValuesOf<Q>, unknown, A>;
  /** M0 of R8 unless the block names its own. */
  readonly says: {
    readonly found: string;
    readonly empty: string;
    readonly failed?: string;
    readonly good?: string;
  };
};

/**
 * A report: filters, columns, groups and totals, declared once; screen, PDF, Excel, drill-down and
 * tests are derived (reports.md Part I §7). Its one query is on the server, in a file of its own.
 */
export function defineReport<
  const Q extends Fields,
  const C extends Fields,
  const G extends keyof C & string = never,
  const T extends keyof C & string = never,
>(words: Words<Q, C, G, T>): Report<Q, C, ReportAnswer<C, G, T>> {
  const query = queryOf(words.filters);
  const row = rowOf(words.columns);
  const rows: Schema<unknown> = answerOf(words.columns, words.groups, words.atTop);
  const endpoint = defineEndpoint({
    call: words.api,
    summary: words.title,
    query: queryOf({ ...words.filters, ...paperFilters(words) }),
    answer: words.perShop ? shopsOf(rows) : rows,
    right: { menu: [words.path, ...(words.also ?? [])] },
    gate: words.gate,
  });
  const says = {
    found: words.messages?.found ?? 'Laporan Tersedia',
    empty: words.messages?.empty ?? 'Laporan Tidak Tersedia',
    failed: words.messages?.failed,
    good: words.messages?.good,
  };
  return { ...words, row, query, endpoint, says } as Report<Q, C, ReportAnswer<C, G, T>>;
}

export type FiltersOf<R> = R extends Report<infer Q, infer _C, infer _A> ? ValuesOf<Q> : never;
export type RowOf<R> = R extends Report<infer _Q, infer C, infer _A> ? ValuesOf<C> : never;

/** A choice that may stay open: ALL first, labelled SEMUA, sent as such (R6). */
export const semua = <T extends string>(of: Field<T>): Field<T | 'ALL'> =>
  alike<T | 'ALL'>(
    of,
    {
      options: [{ value: 'ALL', label: 'SEMUA' }, ...(of.options ?? [])],
      empty: 'Filter Tidak Boleh Kosong',
    },
    () => z._default(z.union([z.literal('ALL'), of.schema as z.ZodMiniType]), 'ALL'),
  );

/** A choice that is never open: its first value unless another is chosen. */
export const picked = <T extends string>(
  of: Field<T>,
  empty = 'Filter Tidak Boleh Kosong',
): Field<T> =>
  alike(of, { empty }, () => z._default(of.schema as z.ZodMiniType, optionsOf(of)[0].value));

/** What the rows are ordered or told apart by, which a form asks for in these words (R4). */
export const sortedBy = <T extends string>(of: Field<T>): Field<T> =>
  picked(of, 'Sort By Tidak Boleh Kosong');

/** A text as a row shows it: no form, so no limits. */
export const rowText = (label: string): Field<string> =>
  withSchema({ kind: 'text', label }, () => z.string());

/** A text of which these are words of ours, and all of them where none is named; others are somebody's. */
export const rowWord = (label: string, words: readonly string[] = []): Field<string> =>
  alike(rowText(label), { words });

/** A figure of its row alone: a price, an age, a rank, what an account holds. It is never added up. */
export const alone = <T>(of: Field<T>): Field<T> & Alone =>
  alike(of, { alone: true }) as Field<T> & Alone;

/** Codes that get their names from another column: a tray code in a column that is not called `kode_baki`. */
export const calledAs = <T>(calledAs: string, of: Field<T>): Field<T> => alike(of, { calledAs });

/** A figure of many kinds in one column, written out with its unit. */
export const rowFigure = (label: string): Field<string> => alike(rowText(label), { unit: '' });

const KOSONG = 'Tanggal Tidak Boleh Kosong';

/** A day that must be given; `empty` is the sentence of R4 that says so. */
export const mustDay = (label: string, empty = KOSONG): Field<Hari> =>
  alike(day(label), {}, () =>
    z.string(empty).check(
      z.refine((value: string) => value !== '', { error: empty, abort: true }),
      z.refine(
        (value: string) => isHari(value),
        sentence('{label} Tidak Valid', { label: word(label) }),
      ),
    ),
  );

const SARING_KOSONG = 'Filter Tidak Boleh Kosong';
/** Words to look for that must be given (R4). */
export const mustText = (label: string, max = 60): Field<string> =>
  alike(text(label, { max }), {}, () =>
    z.string(SARING_KOSONG).check(
      z.overwrite((typed: string) => typed.trim()),
      z.minLength(1, SARING_KOSONG),
      z.maxLength(max, sentence('{label} Maksimal {max} Karakter', { label: word(label), max })),
    ),
  );

/** A month that must be given (R4). */
export const mustMonth = (label: string): Field<string> => month(label, KOSONG);

/** From and to, both counted (kit [P]). */
export const span = { tgl_from: mustDay('Dari Tanggal'), tgl_to: mustDay('Sampai Tanggal') };

/**
 * A day that a call may leave out: it is the open day then, as a form opens with it. Given empty it
 * is asked for like any other.
 */
const orToday = (of: Field<Hari>): Field<Hari> =>
  alike(of, { opens: 'hari' }, () =>
    z.codec(z.optional(z.nullable(z.string())), z.nullable(of.schema as z.ZodMiniType), {
      decode: (given) => given ?? null,
      encode: (held) => held as string | null,
    }),
  );

/** The same for a list that programs read without asking for days (1§7). */
export const openSpan = {
  tgl_from: orToday(span.tgl_from),
  tgl_to: orToday(span.tgl_to),
};

/** The same on a form that has dates, filters and an order (R4). */
export const fullSpan = {
  tgl_from: mustDay('Dari Tanggal', 'Tanggal Awal Tidak Boleh Kosong'),
  tgl_to: mustDay('Sampai Tanggal', 'Tanggal Akhir Tidak Boleh Kosong'),
};

const wide = { min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER } as const;
/** Sums of a whole shop, beyond what one piece or payment may be. */
export const sumGram = (label: string): Field<Miligram> => gram(label, wide);
export const sumRupiah = (label: string): Field<Rupiah> => rupiah(label, wide);
