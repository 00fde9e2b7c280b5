import type { Field } from '#kit/contract/field.ts';
import type { Report } from '#kit/contract/report.ts';
import { askedColumns, choiceOf, isAskedOf } from '#kit/contract/report-asked.ts';
import type { BandFigure, BandValue } from '#kit/rules/band.ts';
import { formatInt } from '#kit/rules/format.ts';
import { isModulOn } from '#kit/rules/gate.ts';
import { plain, sentence } from '#kit/rules/sentence.ts';
import { localTime, nowIso } from '#kit/server/clock.ts';
import { columnsOf, isSaid, textOf } from '#kit/server/paper/cells.ts';
import type { Heading, PaperCtx } from '#kit/server/paper/desk.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';

/** Code and name of a chosen master row, where the filter is one. */
export type NameOf = (of: Field, code: string) => Promise<string | undefined>;

type Words = {
  report: Report;
  filters: ReportRow;
  ctx: PaperCtx;
  t(text: string): string;
  nameOf: NameOf;
  note?: string;
  /** What the asker is called. */
  person?: string;
};

export async function headingOf({
  report,
  filters,
  ctx,
  t,
  nameOf,
  note,
  person,
}: Words): Promise<Heading> {
  const { nama_toko, alamat_toko, zona } = ctx.toko;
  const [from, to] = [filters.tgl_from ?? filters.start_date, filters.tgl_to ?? filters.end_date];
  const day = filters.tgl_system ?? filters.per_tanggal;
  const period =
    from && to
      ? `${t('Periode')} : ${from} ${t('s/d')} ${to}`
      : day
        ? `${t('Tanggal')} : ${day}`
        : undefined;
  const chosen: { label: string; value: string }[] = [];
  for (const [name, of] of Object.entries(report.filters as Record<string, Field>)) {
    const value = filters[name];
    if (DATES.includes(name) || value === null || value === undefined || value === '') continue;
    if (!isModulOn(of.modul, ctx.moduls) || !isAskedOf(name, ctx)) continue;
    chosen.push({ label: t(of.label), value: await chosenText(of, value, { ctx, t, nameOf }) });
  }
  return {
    shop: nama_toko,
    address: addressLines(alamat_toko),
    title: titleOf(report, filters, t).toUpperCase(),
    period,
    filters: chosen,
    note: note && t(note),
    foot: plain(
      sentence('Dicetak oleh {siapa} pada {waktu}', {
        siapa: person ? `${person} (${ctx.user_id})` : ctx.user_id,
        waktu: localTime(nowIso(), zona),
      }),
      t,
    ),
    number: t('Halaman {n} dari {semua}'),
  };
}

type BandWords = { filters: ReportRow; ctx: PaperCtx; t(text: string): string };

/**
 * The figures of the band as the screen says them, of the rows that have passed by when they are asked for: a cost or a
 * column of another variant stays away, and no band is left where all of them do.
 */
export function bandOf(
  report: Report,
  values: () => readonly BandValue[],
  { filters, ctx, t }: BandWords,
): Heading['band'] {
  const asked = askedColumns(report, filters, ctx);
  const columns = columnsOf(report, ctx, t).filter(({ name }) => asked.includes(name));
  const of = (column: string) => columns.find(({ name }) => name === column);
  const columnIn = (figure: BandFigure): string | undefined =>
    typeof figure === 'string' ? figure : 'of' in figure ? figure.of : undefined;
  const any = report.band.map(columnIn).some((column) => column === undefined || of(column));
  if (!any) return undefined;
  return () =>
    values().flatMap(({ label, column, value }) => {
      const known = column === undefined ? undefined : of(column);
      if (column !== undefined && !known) return [];
      const text = known ? withUnit(known.of, known.text(value)) : formatInt(value as number);
      return [{ label: label ? t(label) : (known?.label ?? ''), value: text }];
    });
}

function withUnit(of: Field, text: string): string {
  if (of.kind === 'rupiah') return text.startsWith('-') ? `-Rp ${text.slice(1)}` : `Rp ${text}`;
  if (of.kind === 'gram') return `${text} ${of.unit ?? 'g'}`.trim();
  return of.kind === 'persen' ? `${text} ${of.unit ?? '%'}`.trim() : text;
}

/** A summary says in its title by what it is grouped. */
function titleOf(report: Report, filters: ReportRow, t: (text: string) => string): string {
  const { headed, title } = report;
  const by = headed && choiceOf(report, headed.by, filters[headed.by]);
  return by === undefined ? t(title) : `${t(title)} ${t('PER')} ${t(by)}`;
}

const DATES = ['tgl_from', 'tgl_to', 'start_date', 'end_date', 'tgl_system', 'per_tanggal'];

async function chosenText(
  of: Field,
  value: unknown,
  { ctx, t, nameOf }: Pick<Words, 'ctx' | 't' | 'nameOf'>,
): Promise<string> {
  if (value === 'ALL' || (Array.isArray(value) && value.length === 0)) return t('SEMUA');
  // A year is no quantity: it has no comma for thousands.
  if (of.opens === 'tahun') return String(value);
  const text = textOf(of, ctx.toko.zona, t)(value);
  if (of.kind !== 'ref') return text;
  const name = await nameOf(of, text);
  if (isSaid(of)) return name ?? text;
  return name && name !== text ? `${text} ${name}` : text;
}

/** Line 1 is characters 1 to 48, line 2 is 49 to 90, line 3 the rest (R13). */
export const addressLines = (address: string): string[] =>
  [address.slice(0, 48), address.slice(48, 90), address.slice(90)]
    .map((line) => line.trim())
    .filter((line) => line !== '');
