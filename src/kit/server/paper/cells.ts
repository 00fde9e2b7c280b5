import type { Field, Kind } from '#kit/contract/field.ts';
import type { Report } from '#kit/contract/report.ts';
import { nameAndCode, nameIn } from '#kit/contract/report-names.ts';
import { isModulOn } from '#kit/rules/gate.ts';
import { formatHariPanjang, isHari } from '#kit/rules/hari.ts';
import { formatGram, formatInt, formatPersen, percentText } from '#kit/rules/format.ts';
import type { Miligram, Persen } from '#kit/rules/quantity.ts';
import { wordIn } from '#kit/rules/row-word.ts';
import { localTime, type Zona } from '#kit/server/clock.ts';
import type { PaperCtx, SaidCodes } from '#kit/server/paper/desk.ts';

/** A column as paper and Excel show it, already without what this reader may not see and without photos. */
export type PaperColumn = {
  readonly name: string;
  readonly of: Field;
  readonly label: string;
  /** Figures stand to the right, so that their digits meet. */
  readonly figure: boolean;
  text(value: unknown): string;
};

const FIGURES: readonly Kind[] = ['int', 'rupiah', 'gram', 'persen'];
/** A text with a unit is a figure of many kinds, written out. */
const isFigure = ({ kind, unit }: Field): boolean =>
  FIGURES.includes(kind) || (kind === 'text' && unit !== undefined);
export const NO_FIGURE = '-';

type Translate = (text: string) => string;

export const columnsOf = (report: Report, ctx: PaperCtx, t: Translate): PaperColumn[] =>
  Object.entries(report.columns as Record<string, Field>)
    .filter(([, of]) => isShown(of, ctx) && of.kind !== 'photo')
    .map(([name, of]) => ({
      name,
      of,
      label: report.paper?.bareGroups && report.groups?.includes(name) ? '' : t(of.label),
      figure: isFigure(of),
      text: isSaid(of) ? saidText(of, ctx.said) : textOf(of, ctx.toko.zona, t),
    }));

/** A column of codes that a percent says, as everywhere (R18). */
export const isSaid = ({ source }: Field): boolean => source?.saidBy !== undefined;
export const saidKey = ({ source }: Field, code: unknown): string =>
  `${source?.table ?? ''} ${String(code)}`;
const saidText =
  (of: Field, said: SaidCodes = new Map()) =>
  (code: unknown): string =>
    said.get(saidKey(of, code)) ?? String(code ?? '');

/** Cost is left out for those who may not see it, a module's column while the module is off (D-3.5). */
export const isShown = (of: Field, ctx: Pick<PaperCtx, 'lihat_modal' | 'moduls'>): boolean =>
  of.kind !== 'secret' && (ctx.lihat_modal || !of.cost) && isModulOn(of.modul, ctx.moduls);

/** A value as a person reads it (R18): the prefix Rp is left to the header, figures alone fill a column. */
export function textOf(of: Field, zona: Zona, t: Translate): (value: unknown) => string {
  const show = shownAs(of, zona, t);
  const none = FIGURES.includes(of.kind) ? NO_FIGURE : '';
  return (value) => (value === null || value === undefined || value === '' ? none : show(value));
}

function shownAs(of: Field, zona: Zona, t: Translate): (value: unknown) => string {
  switch (of.kind) {
    case 'int':
    case 'rupiah':
      return (value) => formatInt(value as number);
    case 'gram':
      return (value) => formatGram(value as Miligram, of.decimals);
    case 'persen':
      return (value) => formatPersen(value as Persen);
    case 'grade':
      return (value) => percentText(value as Persen);
    case 'yesNo':
      return (value) => t(value ? 'Ya' : 'Tidak');
    case 'instant':
      return (value) => localTime(String(value), zona);
    case 'choice':
    case 'status':
      return (value) => labelOf(of, value, t);
    case 'list':
      return (value) => (value as string[]).join('\n');
    default:
      // A line of paper has no room for both: the name alone.
      return (value) => nameIn(of, value) ?? wordIn(of.words, String(value), t);
  }
}

/** A code with its name before it, where it has one: the title of a group, a cell of a workbook. */
export function codeText(of: Field, value: unknown): string {
  const name = nameIn(of, value);
  return name === undefined ? String(value) : nameAndCode(name, String(value));
}

/** A word of ours is translated; a value that is none of the choices stays as it is. */
export function labelOf(of: Field, value: unknown, t: Translate): string {
  const option = of.options?.find((one) => one.value === value);
  return option ? t(option.label) : String(value);
}

type Grouped = { readonly column: string; readonly value: unknown };

/** The title of a group: a day is written out, any other key follows its label. */
export function titleOf(
  columns: readonly PaperColumn[],
  { column, value }: Grouped,
  t: Translate,
): string {
  const of = columns.find(({ name }) => name === column);
  if (of?.of.kind === 'day' && typeof value === 'string' && isHari(value))
    return formatHariPanjang(value, t);
  const label = of?.label ?? column;
  return `${label}${label && ' : '}${valueOf(columns, { column, value })}`;
}

export function valueOf(columns: readonly PaperColumn[], { column, value }: Grouped): string {
  const of = columns.find(({ name }) => name === column);
  if (of && nameIn(of.of, value)) return codeText(of.of, value);
  return (of ? of.text(value) : String(value ?? '')) || NO_FIGURE;
}
