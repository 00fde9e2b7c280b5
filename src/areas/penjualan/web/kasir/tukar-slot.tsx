import { lazy, type ComponentType } from 'react';

/** What the area that exchanges puts into the screens of the sale (D-14.1). */
type Tukar = {
  readonly kasir: () => Promise<{ default: ComponentType }>;
  readonly batal: () => Promise<{ default: ComponentType<BatalProps> }>;
};
type BatalProps = { no: string; onDone: () => void };
let tukar: Tukar | undefined;

/** Called in that area's `.lends.ts`. */
export const registerTukar = (parts: Tukar): void => void (tukar = parts);

/** The counter of an exchange, and its cancel; each comes when it is opened first. */
export const KasirTukar = lazy(() => tukar!.kasir());
export const BatalTukar = lazy(() => tukar!.batal());
