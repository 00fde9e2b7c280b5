import * as z from 'zod/mini';
import type { Field } from '#kit/contract/field.ts';
import { listOf } from '#kit/contract/field.ts';
import { phone } from '#kit/contract/field-more.ts';
import { schemaOf } from '#kit/contract/schema.ts';
import { sentence } from '#kit/rules/sentence.ts';

/** Codes of shops. */
export const codes = (label: string): Field<string[]> => ({
  kind: 'list',
  label,
  schema: schemaOf(z.array(z.string().check(z.regex(/^[A-Z0-9]{3}$/, 'Kode Toko Tidak Valid')))),
});

/** Telephone numbers. */
export const phones = (label: string): Field<string[]> => ({
  kind: 'list',
  label,
  schema: listOf(phone(label, { short: sentence('Nomor Handphone Tidak Valid') }).schema),
});

/** Whole amounts of rupiah. */
export const amounts = (label: string): Field<number[]> => ({
  kind: 'list',
  label,
  schema: schemaOf(z.array(z.int().check(z.gte(1)))),
});

/**
 * The languages that a shop may set for its counters, each by its own name: those of the requirement (1§1) that are
 * complete, as a person's own choice (decision 775).
 */
export const BAHASA = {
  id: 'Indonesia',
  en: 'English',
  it: 'Italiano',
  hk: '繁體中文',
  my: 'Bahasa Melayu',
  jp: '日本語',
} as const;
