import { SHOP } from '#app/contract/shop.ts';
import type { Jurnal } from '#areas/buku/rules/jurnal.ts';

const ALL = SHOP.flatMap(({ journal }) => journal ?? []);

/** The journals of all areas, in the order that an accountant reads them in; the browser has them as values. */
export const JURNAL: readonly Jurnal[] = ALL.flatMap(({ jurnal }) => jurnal).toSorted(
  (a, b) => a.at - b.at,
);

/** Where sets stand whose code is none of these, by that code, or by the letters of their number. */
export const KODE_JURNAL: Readonly<Record<string, string>> = Object.assign(
  {},
  ...ALL.map(({ codes }) => codes),
);
export const HURUF_JURNAL: Readonly<Record<string, string>> = Object.assign(
  {},
  ...ALL.map(({ letters }) => letters),
);
