import { nowMs, toIso } from '#kit/server/clock.ts';

/** So many calls in a row that found no server, or none that answers in time, and the shop is left alone … */
const GAGAL = 3;
/** … for so long; then one call tries it. */
const JEDA_MS = 15_000;

/** A call that tries it has ended by then, whatever became of it. */
const MENCOBA_MS = 30_000;

/** `mencoba`: since when one call tries it. */
type Keadaan = { gagal: number; sejak: number; terakhir: number; mencoba?: number };

/**
 * Shops whose server is away, as this process has seen it: a server that hangs would hold each call, and a connection
 * of this one, for 25 s. Kept by shop and portal, so that another portal begins with nothing.
 */
const shops = new Map<string, Keadaan>();

type Jauh = { readonly kode_toko: string; readonly portal: string };
const nameOf = ({ kode_toko, portal }: Jauh): string => `${kode_toko} ${portal}`;

/** Since when no call reaches this shop; undefined while calls go there. */
export function putusSejak(jauh: Jauh): string | undefined {
  const found = shops.get(nameOf(jauh));
  return found && found.gagal >= GAGAL ? toIso(found.sejak) : undefined;
}

/** Whether a call may go: all of them while the shop answers, one at a time after each pause else. */
export function bolehCoba(jauh: Jauh): boolean {
  if (!bisaCoba(jauh)) return false;
  const found = shops.get(nameOf(jauh));
  if (found && found.gagal >= GAGAL) found.mencoba = nowMs();
  return true;
}

/** The same beforehand, for a call that may still fail here: it does not take the place of the one that tries. */
export function bisaCoba(jauh: Jauh): boolean {
  const found = shops.get(nameOf(jauh));
  if (!found || found.gagal < GAGAL) return true;
  const dicoba = found.mencoba !== undefined && !lewat(found.mencoba, MENCOBA_MS);
  return !dicoba && lewat(found.terakhir, JEDA_MS);
}

/** A clock that was set back ends a pause: else it would last for as long as the clock went back. */
const lewat = (sejak: number, ms: number): boolean => Math.abs(nowMs() - sejak) >= ms;

/** It has answered, whatever it said. */
export const catatJawab = (jauh: Jauh): void => void shops.delete(nameOf(jauh));

export function catatGagal(jauh: Jauh): void {
  const now = nowMs();
  const before = shops.get(nameOf(jauh));
  shops.set(nameOf(jauh), {
    gagal: (before?.gagal ?? 0) + 1,
    sejak: before?.sejak ?? now,
    terakhir: now,
  });
}
