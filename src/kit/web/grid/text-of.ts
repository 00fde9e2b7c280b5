import type { Field, Kind } from '#kit/contract/field.ts';
import { nameAndCode, nameIn as codeName } from '#kit/contract/report-names.ts';
import {
  formatGram,
  formatInt,
  formatPersen,
  formatRupiah,
  percentText,
} from '#kit/rules/format.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { joinTags } from '#kit/rules/tags.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { nameOf } from '#kit/web/base/names.ts';
import { wordIn } from '#kit/rules/row-word.ts';
import { t } from '#kit/web/base/text.ts';
import { sourceOf } from '#kit/contract/chosen.ts';

/** Figures whose unit a head may say for all of them. */
export const FIGURES: ReadonlySet<Kind | undefined> = new Set(['int', 'rupiah', 'gram', 'persen']);

/** The figure alone. */
export const bareText = (of: Field | undefined, value: unknown): string =>
  of?.kind === 'rupiah' ? formatInt(value as number) : textOf(of, value);

/** The name of this code: the answer has it, or the master's list once it is here. */
export const nameIn = (of: Field | undefined, value: unknown): string | undefined =>
  codeName(of, value) ??
  (of?.named && typeof value === 'string' ? nameOf(sourceOf(of), value) : undefined);

/** A code that a percent says: only that is shown (1§9, R18). */
export const isSaid = (of: Field | undefined): boolean => of?.source?.saidBy !== undefined;

/** A value as a person reads it; '-' where it cannot be known (reports.md Part I §4). */
export function textOf(of: Field | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (!of) return String(value);
  const name = nameIn(of, value);
  if (name) return isSaid(of) ? name : nameAndCode(name, String(value));
  switch (of.kind) {
    case 'int':
      return formatInt(value as number);
    case 'rupiah':
      return formatRupiah(value as Rupiah);
    case 'gram':
      return formatGram(value as Miligram, of.decimals);
    case 'persen':
      return formatPersen(value as Persen);
    case 'grade':
      return percentText(value as Persen);
    case 'yesNo':
      return value ? t('Ya') : t('Tidak');
    case 'instant':
      return formatInstant(String(value));
    case 'choice':
    case 'status':
      return labelOf(of, String(value));
    case 'list':
    case 'photos':
      return (value as string[]).join('\n');
    case 'tags':
      return (value as string[]).length > 0 ? joinTags(value as string[]) : '-';
    default:
      return wordIn(of.words, String(value), t);
  }
}

/** The unit that is written behind a figure of this kind, or before it. */
export function unitOf(of: Field | undefined): string | undefined {
  if (of?.kind === 'gram') return of.unit ?? 'g';
  if (of?.kind === 'persen') return of.unit ?? '%';
  return undefined;
}

/** The unit that a head has to say: not one that its words say already, and none of a plain text. */
export function unitIn(of: Field | undefined, header: string): string | undefined {
  const unit = of?.kind === 'rupiah' ? 'Rp' : of?.kind === 'text' ? undefined : unitOf(of);
  return unit && !new RegExp(`(^|[ (])${unit}\\b|%`).test(header) ? unit : undefined;
}

/** A word of ours is translated; a value that is none of the choices is shown as it is. */
export function labelOf(of: Field, value: string): string {
  const option = of.options?.find((one) => one.value === value);
  return option ? t(option.label) : value;
}

/** The same for a machine: figures without grouping, in the unit of the wire. */
export function plainOf(of: Field | undefined, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (of?.kind === 'gram') return (Number(value) / 1000).toFixed(3);
  if (of?.kind === 'persen') return (Number(value) / 100).toFixed(2);
  // A grade is said one way everywhere; a sheet reads it as the percent that it is.
  if (of?.kind === 'grade' || isSaid(of)) return textOf(of, value);
  if (of?.kind === 'int' || of?.kind === 'rupiah') return String(value);
  if (of?.source) return String(value);
  return value === '' ? '' : textOf(of, value);
}
