import * as z from 'zod/mini';
import { sentence, word } from '#kit/rules/sentence.ts';
import { patternOf, type TypedText } from '#kit/contract/typed.ts';
import type { Schema } from '#kit/contract/field-type.ts';

export const empty = (label: string): string =>
  sentence('{label} Tidak Boleh Kosong', { label: word(label) });
export const tooLong = (label: string, max: number): string =>
  sentence('{label} Maksimal {max} Karakter', { label: word(label), max });

/** No control or direction characters in any text a person typed (I-28). */
const CLEAN =
  /^[^\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]*$/;

export type TextLimits = {
  min?: number;
  max?: number;
  pattern?: RegExp;
  message?: string;
  typed?: TypedText;
  /** Said of nothing typed, in other words than the label's. */
  empty?: string;
};

const OTHER_SIGNS = {
  digitsOnly: '{label} Hanya Boleh Angka',
  digitsAndMinus: '{label} Hanya Boleh Angka Dan Strip',
  digitsSlashDotK: '{label} Hanya Boleh Angka, Garis Miring, Titik Dan K',
  phone: '{label} Tidak Valid',
} as const;

/** The server's half of what may be typed; small letters are the writer's own. */
export const onlyTyped = (label: string, typed: TypedText, message?: string) => [
  z.overwrite((value: string) => value.toUpperCase()),
  z.regex(patternOf(typed), message ?? sentence(OTHER_SIGNS[typed], { label: word(label) })),
];

/** What a form knows of a text before it asks the schema. */
export const saysOf = ({ typed, empty }: TextLimits) => ({ typed, empty });

export function textSchema(label: string, limits: TextLimits) {
  const { min = 1, max = 200, pattern, message, typed } = limits;
  return z.string().check(
    z.overwrite((value: string) => value.normalize('NFC').trim()),
    z.minLength(Math.min(min, 1), limits.empty ?? empty(label)),
    z.maxLength(max, tooLong(label, max)),
    ...(typed
      ? onlyTyped(label, typed, message)
      : [
          z.regex(
            CLEAN,
            sentence('{label} Berisi Karakter Yang Tidak Diizinkan', { label: word(label) }),
          ),
        ]),
    z.refine(
      (value: string) => value.length === 0 || value.length >= min,
      message ?? sentence('{label} Minimal {min} Karakter', { label: word(label), min }),
    ),
    z.refine(
      (value: string) => !pattern || value.length === 0 || pattern.test(value),
      message ?? sentence('{label} Tidak Valid', { label: word(label) }),
    ),
  );
}

export type Limits = { min?: number; max?: number; minMessage?: string; maxMessage?: string };

export const bounded = (label: string, { min, max, minMessage, maxMessage }: Limits) =>
  z
    .int()
    .check(
      z.gte(
        min ?? Number.MIN_SAFE_INTEGER,
        minMessage ?? sentence('{label} Terlalu Kecil', { label: word(label) }),
      ),
      z.lte(
        max ?? Number.MAX_SAFE_INTEGER,
        maxMessage ?? sentence('{label} Terlalu Besar', { label: word(label) }),
      ),
    );

/** A decimal on the wire held as a whole number of its smallest unit; further decimals are refused. */
export function scaled<T extends number>(label: string, units: number, limits: Limits): Schema<T> {
  const figure: Schema<number> = z.codec(
    z
      .number()
      .check(
        z.refine(
          (value: number) => Number.isFinite(value) && isWhole(value, units),
          sentence('{label} Terlalu Banyak Desimal', { label: word(label) }),
        ),
      ),
    bounded(label, limits),
    {
      decode: (value: number) => Math.round(value * units),
      encode: (whole: number) => whole / units,
    },
  );
  return figure as Schema<T>;
}

const isWhole = (value: number, units: number): boolean =>
  Math.abs(value * units - Math.round(value * units)) < 1e-6 * Math.max(1, Math.abs(value));
