import { lazy, type ComponentType } from 'react';

type Nanti = typeof import('#areas/penjualan/web/kasir/nanti/nanti.ts');

/** What the counter needs a moment later; fetched once, soon after the counter is shown. */
export const muatNanti = (): Promise<Nanti> => import('#areas/penjualan/web/kasir/nanti/nanti.ts');

/** One face of it, drawn when it has come. */
export const nanti = <P extends object>(pick: (all: Nanti) => ComponentType<P>) =>
  lazy(async () => ({ default: pick(await muatNanti()) }));
