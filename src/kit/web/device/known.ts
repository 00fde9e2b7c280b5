import type { Known } from '#kit/web/device/settings.ts';

/** What a device says of itself. */
type Told = Omit<Known, 'nth'>;

const alike = (a: Omit<Told, 'name'>, b: Omit<Told, 'name'>): boolean =>
  a.vendor === b.vendor && a.product === b.product && a.serial === b.serial;

/** How it is found again among all that the browser may use: as which of those that say the same of themselves. */
export function knownAs(one: Told, at: number, all: readonly Told[]): Known {
  const before = all.slice(0, Math.max(at, 0)).filter((other) => alike(one, other));
  return { ...one, nth: before.length };
}

export const findKnown = <D>(
  known: Known,
  all: readonly D[],
  told: (one: D) => Told,
): D | undefined => all.filter((one) => alike(known, told(one)))[known.nth];
