import { persen, type Field } from '#kit/contract/field.ts';
import type { Persen } from '#kit/rules/quantity.ts';

/** A share that may lie below nothing and above the whole: margins, changes. */
export const persenBebas = (label: string): Field<Persen> =>
  persen(label, { min: -1e12, max: 1e12 });

/** How many times: two decimals and no percent. */
export const kali = (label: string): Field<Persen> => ({ ...persenBebas(label), unit: '×' });

export const AREA = 'Manajerial dan analisis';
