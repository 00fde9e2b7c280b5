import * as z from 'zod/mini';
import type { Field } from '#kit/contract/field.ts';
import { semua } from '#kit/contract/report.ts';
import { schemaOf } from '#kit/contract/schema.ts';
import { sense, sentence, word } from '#kit/rules/sentence.ts';
import { sourceOf } from '#kit/contract/chosen.ts';

/** A user of the shop, chosen from all of them; user ids are lower case (http.md). */
export const userRef = (label: string): Field<string> => ({
  kind: 'ref',
  label,
  schema: schemaOf(
    z.string().check(
      z.overwrite((typed: string) => typed.trim().toLowerCase()),
      z.minLength(1, sentence('{label} Harus Dipilih', { label: word(label) })),
      z.maxLength(40, sentence('{label} Maksimal {max} Karakter', { label: word(label), max: 40 })),
    ),
  ),
  source: { call: 'GET users/get/all', value: 'user_id', show: 'usere_name', table: 'users' },
});

/** A cashier, chosen from the users of that level. */
const kasirRef = (label: string): Field<string> => {
  const user = userRef(label);
  return { ...user, source: { ...sourceOf(user), only: { field: 'level', is: ['KASIR'] } } };
};

/** Filter kits [USR] and [VAL] of the reports: who wrote a document, and which cashier validated it (1§2). */
export const saringKasir = { input_by: semua(userRef('Kasir')) };
export const saringValidasi = { valid_by: semua(kasirRef(sense('Validasi', 'oleh'))) };
