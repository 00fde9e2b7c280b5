import { plain, said } from '#kit/rules/sentence.ts';
import type { Field } from '#kit/contract/field.ts';
import {
  formatGram,
  formatInt,
  percentText,
  formatKurs,
  formatPersen,
  formatRupiah,
} from '#kit/rules/format.ts';
import type { Miligram, Persen, Rupiah, Sen } from '#kit/rules/quantity.ts';

/** A value by its field, in Indonesian. */
export const teksNilai = (field: Field<never> | Field<unknown>, value: unknown): string =>
  plain(kataNilai(field, value));

/** A value as an approver reads it, by its field; its words are in the reader's language. */
export function kataNilai(field: Field<never> | Field<unknown>, value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (field.kind === 'rupiah')
    return field.decimals ? formatKurs(value as Sen) : formatRupiah(value as Rupiah);
  if (field.kind === 'gram') return `${formatGram(value as Miligram)} ${field.unit ?? 'g'}`;
  if (field.kind === 'grade') return `${percentText(value as Persen)}`;
  if (field.kind === 'persen') return `${formatPersen(value as Persen)}%`;
  if (field.kind === 'int') return formatInt(value as number);
  if (field.kind === 'yesNo') return said(value ? 'Ya' : 'Tidak');
  const shown = field.options?.find((option) => option.value === value);
  if (shown) return said(shown.label);
  return Array.isArray(value) ? value.join(', ') || '-' : String(value);
}
