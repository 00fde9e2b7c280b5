import type { Field, Fields } from '#kit/contract/field.ts';
import type { Report } from '#kit/contract/report.ts';
import { isYearly, presentOf } from '#kit/contract/report-asked.ts';
import type { Hari } from '#kit/rules/hari.ts';
import {
  halfSpan,
  PRESETS,
  presetOf,
  rangeOfYear,
  rangeRefusal,
  yearOf,
  type Preset,
} from '#kit/rules/range.ts';
import type { Person } from '#kit/web/base/person.tsx';
import { decode, encode } from '#kit/web/api/wire.ts';
import { ownWords, type Messages, type Values } from '#kit/web/write/check.ts';

export type AnyReport = Report<Fields, Fields>;

/** The pairs of names that make a span of dates. */
const SPANS = [
  ['tgl_from', 'tgl_to'],
  ['start_date', 'end_date'],
] as const;
export const spanOf = ({ filters }: AnyReport): readonly [string, string] | undefined =>
  SPANS.find(([from, to]) => from in filters && to in filters);

/** Today for dates, SEMUA where a choice may stay open, else its first value (R3, R6). */
export const firstValues = ({ filters }: AnyReport, { tgl_system }: Person): Values =>
  Object.fromEntries(
    Object.entries(filters).map(([name, of]) => [name, firstOf(of as Field, tgl_system)]),
  );

function firstOf(of: Field, tgl_system: Hari): unknown {
  const { start, opens, kind, optional, options } = of;
  if (start !== undefined) return start;
  if (kind === 'list') return [];
  if (optional && !opens) return null;
  return presentOf(of, tgl_system) ?? options?.[0]?.value ?? null;
}

/** The year that is asked for in place of dates; none where the dates of the address are no year. */
export function yearAsked(report: AnyReport, values: Values, person: Person): number | undefined {
  const [from, to] = (spanOf(report) ?? []).map((name) => values[name]);
  if (person.active_date || !isYearly(report, values) || !from || !to) return undefined;
  return yearOf({ from: String(from), to: String(to) });
}

/**
 * The filters after a change. Where a year is asked for, the dates become that of their first day, and today when dates
 * are asked for again; who may not choose dates keeps the one that he has.
 */
export function changed(
  report: AnyReport,
  old: Values,
  part: Values,
  { active_date, tgl_system }: Pick<Person, 'active_date' | 'tgl_system'>,
): Values {
  const next = { ...old, ...part };
  const span = spanOf(report);
  if (!span || active_date) return next;
  const inSpan = (from: Hari, to: Hari) => ({ ...next, [span[0]]: from, [span[1]]: to });
  if (isYearly(report, next)) {
    const { from, to } = rangeOfYear(Number(String(next[span[0]] ?? tgl_system).slice(0, 4)));
    return inSpan(from, to);
  }
  return isYearly(report, old) ? inSpan(tgl_system, tgl_system) : next;
}

/** The address bar to values and back; what is not a filter of this report is left alone. */
export function fromSearch(report: AnyReport, search: Record<string, string>): Values | undefined {
  const named = Object.entries(search).filter(([name]) => name in report.filters);
  return named.length > 0 ? (decode(report.query, Object.fromEntries(named)) as Values) : undefined;
}

/** What an empty filter means: a value of its own, or none where it may stay empty. */
function startOf({ filters }: AnyReport, name: string): unknown {
  const of = filters[name] as Field | undefined;
  return of?.start ?? (of?.optional ? null : undefined);
}

export const toSearch = (report: AnyReport, values: Values): Record<string, string> => {
  const given = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value ?? startOf(report, name)]),
  );
  const search = encode(report.query, given) as Record<string, string>;
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value != null));
};

/** The same, or nothing when the address holds what no filter can be. */
export function trySearch(report: AnyReport, values: Values): Record<string, string> | undefined {
  try {
    return toSearch(report, values);
  } catch {
    return undefined;
  }
}

export function sameFilters(report: AnyReport, a: Values, b: Values): boolean {
  const said = (values: Values, name: string) =>
    String(values[name] ?? startOf(report, name) ?? '');
  return Object.keys(report.filters).every((name) => said(a, name) === said(b, name));
}

/** R4 and R5: what keeps the report from being asked, by field. */
export function filterMessages(report: AnyReport, values: Values, oneMonth: boolean): Messages {
  const entries = Object.entries(report.filters) as [string, Field][];
  const span = spanOf(report);
  const full = !!span && entries.some(([name]) => name === 'sort_by') && entries.length > 3;
  const said: Messages = {};
  for (const [name, of] of entries) {
    if (of.optional || (values[name] !== null && values[name] !== undefined && values[name] !== ''))
      continue;
    said[name] = ownWords(of) ?? emptyMessage(name, of, full ? span : undefined);
  }
  if (report.oneOf?.every((name) => !values[name]))
    for (const name of report.oneOf) said[name] ??= 'Filter Tidak Boleh Kosong';
  const [from, to] = span ?? [];
  if (!from || !to || said[from] || said[to]) return said;
  const half = halfSpan(values[from], values[to]);
  if (half.from) return { ...said, [from]: half.from };
  if (half.to) return { ...said, [to]: half.to };
  if (!values[from]) return said;
  const range = { from: values[from] as Hari, to: values[to] as Hari };
  const year = isYearly(report, values) && yearOf(range) !== undefined;
  const held = oneMonth && !year && !(report.freeSpan && values[report.freeSpan]);
  const refused = rangeRefusal(range, held);
  return refused ? { ...said, [from]: refused, [to]: refused } : said;
}

function emptyMessage(
  name: string,
  of: Field,
  span: readonly [string, string] | undefined,
): string {
  if (of.kind === 'day' && span)
    return name === span[0]
      ? 'Tanggal Awal Tidak Boleh Kosong'
      : 'Tanggal Akhir Tidak Boleh Kosong';
  if (of.kind === 'day') return 'Tanggal Tidak Boleh Kosong';
  return name === 'sort_by' ? 'Sort By Tidak Boleh Kosong' : 'Filter Tidak Boleh Kosong';
}

/**
 * A filter as it is kept: a span that is a preset stays one, so that 'Bulan ini' means the month it is
 * opened in, and what was this day or this month stays that.
 */
export type KeptFilter = {
  readonly values: Values;
  readonly preset?: Preset;
  /** The business day on which it was kept. */
  readonly day?: Hari;
};

export function keep(report: AnyReport, values: Values, day: Hari): KeptFilter {
  const span = spanOf(report);
  const preset =
    span && presetOf({ from: values[span[0]] as Hari, to: values[span[1]] as Hari }, day);
  return preset ? { values, preset, day } : { values, day };
}

export function unkeep(report: AnyReport, kept: KeptFilter, day: Hari): Values {
  const { values, preset, day: then } = kept;
  const span = spanOf(report);
  const year =
    span && yearOf({ from: String(values[span[0]] ?? ''), to: String(values[span[1]] ?? '') });
  if (year !== undefined && isYearly(report, values)) return values;
  const moved = Object.entries(values).map(([name, value]) => [
    name,
    value === then ? day : then && value === then.slice(0, 7) ? day.slice(0, 7) : value,
  ]);
  if (!span || !preset) return Object.fromEntries(moved) as Values;
  const { from, to } = PRESETS[preset](day);
  return { ...values, [span[0]]: from, [span[1]]: to };
}

/** What is not carried over from an earlier day. */
function anew(report: AnyReport, kept: KeptFilter | undefined, first: Values): Values {
  const span = kept?.preset ? undefined : spanOf(report);
  const months = Object.keys(report.filters).filter(
    (name) => (report.filters[name] as Field).kind === 'month',
  );
  return Object.fromEntries([...(span ?? []), ...months].map((name) => [name, first[name]]));
}

/**
 * What a report opens with: the filter that was asked last, or its own first values, if they may be asked
 * unchanged. Dates and months that were asked on an earlier day, and are no preset, are not asked
 * again: a person who looked at last month yesterday opens this month today.
 */
export function openingFilter(
  report: AnyReport,
  kept: KeptFilter | undefined,
  person: Person,
  oneMonth: boolean,
): Values | undefined {
  const first = firstValues(report, person);
  const last = kept ? { ...first, ...unkeep(report, kept, person.tgl_system) } : first;
  const now = { ...last, ...(kept?.day !== person.tgl_system && anew(report, kept, first)) };
  const values = changed(report, now, {}, person);
  const said = filterMessages(report, values, oneMonth);
  return Object.keys(said).length === 0 && trySearch(report, values) ? values : undefined;
}
