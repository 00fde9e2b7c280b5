import * as z from 'zod/mini';
import type { Field, Schema } from '#kit/contract/field.ts';

/** Codes of shops. */
export const codes = (label: string): Field<string[]> => ({
  kind: 'list',
  label,
  schema: z.array(
    z.string().check(z.regex(/^[A-Z0-9]{3}$/, 'Kode Toko Tidak Valid')),
  ) as unknown as Schema<string[]>,
});

/** Telephone numbers. */
export const phones = (label: string): Field<string[]> => ({
  kind: 'list',
  label,
  schema: z.array(
    z.string().check(z.regex(/^\d{11,15}$/, 'Nomor Handphone Tidak Valid')),
  ) as unknown as Schema<string[]>,
});

/** Whole amounts of rupiah. */
export const amounts = (label: string): Field<number[]> => ({
  kind: 'list',
  label,
  schema: z.array(z.int().check(z.gte(1))) as unknown as Schema<number[]>,
});

/** The languages of the requirement, each by its own name (1§1). */
export const BAHASA = {
  id: 'Indonesia',
  en: 'English',
  it: 'Italiano',
  hk: '繁體中文',
  my: 'Bahasa Melayu',
  jp: '日本語',
} as const;
