import * as z from 'zod/mini';
import type { Field } from '#kit/contract/field.ts';

/** Values as they travel, two different ones of every kind; the first that the field itself accepts. */
const KINDS: Record<string, (n: number) => readonly unknown[]> = {
  text: (n) => [
    `Contoh ${n}`,
    // As a number is shown, so that it comes back as it was sent.
    `0812 0000 000${n}`,
    `08120000000${n}`,
    `Contoh yang lebih panjang nomor ${n}`,
    `${n}K`,
    `/contoh-${n}`,
  ],
  longText: (n) => [`Keterangan contoh yang panjang, nomor ${n}`],
  kode: (n) => [`UJI-${n}`, `U${n}`, `1-${n}`],
  secret: (n) => [`rahasia-sekali-${n}`],
  int: (n) => [50 + n, n],
  rupiah: (n) => [1000 * n, n],
  gram: (n) => [1.5 * n],
  persen: (n) => [2.5 * n],
  grade: (n) => [50 + n],
  yesNo: (n) => [n % 2 === 1],
  day: (n) => [`2026-11-${10 + n}`],
  instant: (n) => [`2026-11-${10 + n}T02:00:00.000Z`],
  time: (n) => [`${String(n).padStart(2, '0')}:30`],
  list: (n) => [[], [`UJ${n}`], [`0812 0000 000${n}`], [n]],
  photo: () => [null],
  colour: (n) => [`#C9962${n % 10}`],
  tags: (n) => [[`contoh${n}`, 'lain']],
};

/** Codes that may not be those of another master: the money of a bank and of a marketplace waits by code (D-48.1). */
const APART: Record<string, (n: number) => string> = { kode_marketplace: (n) => `MP-${n}` };

const accepts = (field: Field, value: unknown): boolean =>
  z.safeDecode(field.schema, value).success;

/** The `n`th sample of a field; codes of other masters come from the list that the field names. */
export function sampleOf(name: string, field: Field, n: number, codes: readonly string[]): unknown {
  const apart = APART[name]?.(n);
  if (apart) return apart;
  if (field.source) return codes[n - 1] ?? codes[0] ?? null;
  if (field.options) return field.options[(n - 1) % field.options.length]!.value;
  const found = KINDS[field.kind]?.(n).find((value) => accepts(field, value));
  if (found === undefined) throw new Error(`No sample of ${field.kind} fits the field ${name}`);
  return found;
}
