import type { Field } from '#kit/contract/field.ts';
import { percentOf, type Persen, type Rounding, type Rupiah } from '#kit/rules/quantity.ts';
import type { Event } from '#areas/akses/contract/event.ts';
import type { Param, Parameter } from '#areas/toko/contract/parameter.ts';
import type { Level } from '#areas/toko/rules/level.ts';

/** A setting of the shop, as it was when the document was made. */
type Setting = Pick<Parameter, 'key' | 'bawaan'> & {
  readonly field: Field<never> | Field<unknown>;
};

/** A value that a condition compares, or that an approver reads: a column, a setting, or a sum of both. */
export type Term<C extends string = string> =
  | C
  | { readonly setting: Setting }
  /** The first less the second. */
  | { readonly minus: readonly [Term<C>, Term<C>] }
  /** The first and so many percent of it, half a unit up. */
  | { readonly raised: readonly [Term<C>, Term<C>] }
  /** A percentage of the first figure, rounded half up to a whole unit; `percentDown` rounds it down. */
  | { readonly percent: readonly [Term<C>, Term<C>] }
  | { readonly percentDown: readonly [Term<C>, Term<C>] }
  /** How far the two are from each other, whichever is more. */
  | { readonly gap: readonly [Term<C>, Term<C>] }
  | { readonly times: readonly [Term<C>, Term<C>] }
  /** Of all lines together; an ask of each line has none. */
  | { readonly sum: Term<C> }
  /** What is allowed to the level of the person who makes it; a level that is left out has no value. */
  | { readonly byLevel: readonly (readonly [Level, Term<C>])[] };

/** When an approval is needed: a comparison of what the document stores. One with a missing value does not hold. */
export type When<C extends string = string> =
  | 'always'
  | { readonly over: readonly [Term<C>, Term<C>] }
  | { readonly differs: readonly [Term<C>, Term<C>] }
  | { readonly same: readonly [Term<C>, Term<C>] }
  | { readonly is: readonly [C, string | boolean] }
  | { readonly on: Setting }
  | { readonly not: When<C> }
  | { readonly all: readonly When<C>[] }
  | { readonly any: readonly When<C>[] };

/** A figure that the approver reads: a field under its own label, or a value under another one. */
export type Shown<C extends string = string> =
  | C
  | { readonly label: string; readonly of: Term<C>; readonly modal?: true };

/**
 * An approval that making a document needs (D-27). Its condition is written here once: the engine asks by it, the view
 * that I-21 reads is made from it, and docs/otorisasi.tsv lists it.
 */
export type Ask<C extends string = string> = {
  readonly event: Event;
  /** Judged line by line; else once, by the head. */
  readonly each?: 'line';
  readonly when: When<C>;
  /** What is asked, with `{column}` for values. Without it the plan asks, and the engine holds that it did. */
  readonly message?: string;
  readonly shows?: readonly Shown<C>[];
  /** The column that says why. */
  readonly reason?: C;
  /** Where this holds too, an owner's word alone will do; `when` alone takes what the event says. */
  readonly owner?: When<C>;
  /** Rows of earlier rules (`aturan` below this) were not asked. */
  readonly since?: number;
};

export const setting = <T>({
  key,
  bawaan,
  field,
}: Parameter<T>): { readonly setting: Setting } => ({
  setting: { key, bawaan, field: field as Field<unknown> },
});
export const over = <const C extends string>(a: Term<C>, b: Term<C>): When<C> => ({ over: [a, b] });
/** A switch of the shop is on. */
export const isOn = (of: Parameter<boolean>): When<never> => ({ on: setting(of).setting });

/** A document, or one of its lines with the head of it, by the names of its columns. */
type Row = Readonly<Record<string, unknown>>;
export type Valued = string | number | boolean | null;

/** What a condition reads besides the row: settings, the level of who acts, and all lines. */
type Known = {
  readonly param: Param;
  readonly level?: Level;
  readonly lines?: readonly Row[];
};

export function valueOf(term: Term, row: Row, known: Known): Valued {
  if (typeof term === 'string') return (row[term] ?? null) as Valued;
  if ('setting' in term) return (known.param(term.setting as Parameter) ?? null) as Valued;
  if ('byLevel' in term) {
    const own = term.byLevel.find(([level]) => level === known.level);
    return own ? valueOf(own[1], row, known) : null;
  }
  if ('sum' in term) return sumOf(term.sum, row, known);
  const [first, second] = partsOf(term).map((one) => valueOf(one, row, known));
  if (typeof first !== 'number' || typeof second !== 'number') return null;
  return worked(term, first, second);
}

/** As SQL sums: lines without a value add nothing, no line has no sum. */
function sumOf(of: Term, row: Row, known: Known): number | null {
  const all = (known.lines ?? []).map((line) => valueOf(of, { ...row, ...line }, known));
  const some = all.filter((one) => typeof one === 'number');
  return some.length === 0 ? null : some.reduce((total, one) => total + one, 0);
}

type Pairwise = Exclude<
  Term,
  string | { setting: unknown } | { sum: unknown } | { byLevel: unknown }
>;

/** The two terms that a value is worked out of. */
export function partsOf(term: Pairwise): readonly [Term, Term] {
  if ('minus' in term) return term.minus;
  if ('raised' in term) return term.raised;
  if ('percent' in term) return term.percent;
  if ('percentDown' in term) return term.percentDown;
  return 'gap' in term ? term.gap : term.times;
}

function worked(term: Pairwise, a: number, b: number): number {
  const share = (rounding: Rounding): number => percentOf(a as Rupiah, b as Persen, rounding);
  if ('minus' in term) return a - b;
  if ('raised' in term) return a + share('half');
  if ('percent' in term) return share('half');
  if ('percentDown' in term) return share('down');
  return 'gap' in term ? Math.abs(a - b) : a * b;
}

/** Whether a document needs somebody's word. */
export function holds(when: When, row: Row, known: Known): boolean {
  if (when === 'always') return true;
  if ('all' in when) return when.all.every((one) => holds(one, row, known));
  if ('any' in when) return when.any.some((one) => holds(one, row, known));
  if ('not' in when) return !holds(when.not, row, known);
  if ('on' in when) return known.param(when.on as Parameter) === true;
  if ('is' in when) return row[when.is[0]] === when.is[1];
  const [a, b] = pairOf(when).map((term) => valueOf(term, row, known));
  if (a === null || a === undefined || b === null || b === undefined) return false;
  if ('over' in when) return a > b;
  return 'same' in when ? a === b : a !== b;
}

type Pair = Extract<When, { over: unknown } | { differs: unknown } | { same: unknown }>;
export const pairOf = (when: Pair): readonly [Term, Term] =>
  'over' in when ? when.over : 'same' in when ? when.same : when.differs;

/** A condition as docs/otorisasi.tsv says it: `arah = KELUAR and jumlah > BATAS_KAS_KELUAR`. */
export function sayWhen(when: When): string {
  if (when === 'always') return 'always';
  if ('all' in when) return when.all.map(sayWhen).join(' and ');
  if ('any' in when) return `(${when.any.map(sayWhen).join(' or ')})`;
  if ('not' in when) return `not ${sayWhen(when.not)}`;
  if ('on' in when) return `${when.on.key} on`;
  if ('is' in when) return `${when.is[0]} = ${String(when.is[1])}`;
  const [a, b] = pairOf(when);
  const sign = 'over' in when ? '>' : 'same' in when ? '=' : '<>';
  return `${sayTerm(a)} ${sign} ${sayTerm(b)}`;
}

function sayTerm(term: Term): string {
  if (typeof term === 'string') return term;
  if ('setting' in term) return term.setting.key;
  if ('sum' in term) return `sum of ${sayTerm(term.sum)}`;
  if ('byLevel' in term)
    return `(${term.byLevel.map(([level, of]) => `${level}: ${sayTerm(of)}`).join(', ')})`;
  const [a, b] = partsOf(term).map((one) => sayTerm(one));
  if ('minus' in term) return `(${a} - ${b})`;
  if ('raised' in term) return `(${a} + ${b}%)`;
  if ('gap' in term) return `(${a} apart from ${b})`;
  return 'times' in term ? `${a} x ${b}` : `${b}% of ${a}`;
}
