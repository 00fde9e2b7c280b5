import type { Field } from '#kit/contract/field.ts';
import { percentOf, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import type { Event } from '#areas/akses/contract/event.ts';
import type { Param, Parameter } from '#areas/toko/contract/parameter.ts';

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
  | { readonly raised: readonly [Term<C>, Term<C>] };

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
 * An approval that making a document needs (D-27). Its condition stands here once: the engine asks by it, the view
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

export function valueOf(term: Term, row: Row, param: Param): Valued {
  if (typeof term === 'string') return (row[term] ?? null) as Valued;
  if ('setting' in term) return (param(term.setting as Parameter) ?? null) as Valued;
  const [a, b] = 'minus' in term ? term.minus : term.raised;
  const [first, second] = [valueOf(a, row, param), valueOf(b, row, param)];
  if (typeof first !== 'number' || typeof second !== 'number') return null;
  return 'minus' in term
    ? first - second
    : first + percentOf(first as Rupiah, second as Persen, 'half');
}

/** Whether a document needs somebody's word. */
export function holds(when: When, row: Row, param: Param): boolean {
  if (when === 'always') return true;
  if ('all' in when) return when.all.every((one) => holds(one, row, param));
  if ('any' in when) return when.any.some((one) => holds(one, row, param));
  if ('not' in when) return !holds(when.not, row, param);
  if ('on' in when) return param(when.on as Parameter) === true;
  if ('is' in when) return row[when.is[0]] === when.is[1];
  const [a, b] = pairOf(when).map((term) => valueOf(term, row, param));
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
  return 'minus' in term
    ? `(${sayTerm(term.minus[0])} - ${sayTerm(term.minus[1])})`
    : `(${sayTerm(term.raised[0])} + ${sayTerm(term.raised[1])}%)`;
}
