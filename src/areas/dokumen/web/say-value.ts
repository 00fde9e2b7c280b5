import type { Field } from '#kit/contract/field.ts';
import { formatHariPanjang, isHari } from '#kit/rules/hari.ts';
import { formatInt, formatPersen } from '#kit/rules/format.ts';
import { formatPhone } from '#kit/rules/phone.ts';
import type { Persen } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { kataNilai } from '#areas/akses/contract/teks-nilai.ts';

/** A value as it is read on a screen, by its field: days in words, units beside figures, telephones as on papers. */
export function sayValue(of: Field, value: unknown): string {
  if (of.kind === 'day' && typeof value === 'string' && isHari(value))
    return formatHariPanjang(value, t);
  if (of.person === 'PHONE' && typeof value === 'string') return formatPhone(value);
  return t(kataNilai(of, value));
}

/** The same inside an input that was left empty: as it would be typed, without its unit. */
export function sayTyped(of: Field, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (of.kind === 'rupiah' || of.kind === 'int') return formatInt(value as number);
  if (of.kind === 'persen') return formatPersen(value as Persen);
  return sayValue(of, value);
}
