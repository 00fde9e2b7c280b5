import type { Belum } from '#areas/toko/contract/belum/bagian.ts';
import { BELUM_DALAM } from '#areas/toko/contract/belum/dalam.ts';

/**
 * What the product does not have yet. What is listed here is hidden (a switch, a parameter) or says that it
 * is not there yet (a screen, a report); what the shop has stored of it stays. `tests/belum.test.ts` checks
 * the list both ways: what is built is not on it, what is missing is.
 */
export const BELUM: readonly Belum[] = BELUM_DALAM;

const MODUL: ReadonlySet<string> = new Set(BELUM.flatMap(({ modul }) => modul));
const PARAMETER: ReadonlySet<string> = new Set(BELUM.flatMap(({ parameter }) => parameter));

/** A switch or parameter that nothing reads yet: the screens of settings do not offer it. */
export const isBelum = ({ key }: { readonly key: string }): boolean =>
  MODUL.has(key) || PARAMETER.has(key);

type Tersisa = { readonly path: string; readonly title: string; readonly keterangan?: string };
const HALAMAN = new Map<string, Tersisa>(
  BELUM.flatMap(({ layar, laporan }) => [...layar, ...laporan]).map((one) => [one.path, one]),
);

/** The screen or report that is not there yet, by its address. */
export const belumAt = (pathname: string): Tersisa | undefined =>
  HALAMAN.get(pathname.replace(/^\/+|\/+$/g, ''));

/** The part that fills a group of the sidebar by itself, while the group has no screen. */
export const belumGroup = (name: string): Belum | undefined =>
  BELUM.find(({ group }) => group === name);
