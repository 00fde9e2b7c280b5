import { lazy, type ComponentType, type ReactNode } from 'react';

/** What the area that exchanges puts into the screens of the sale (D-14.1). */
type Tukar = {
  readonly kasir: () => Promise<{ default: ComponentType }>;
  readonly batal: () => Promise<{ default: ComponentType<BatalProps> }>;
  readonly daftar: () => Promise<{ default: ComponentType<{ tabs?: ReactNode }> }>;
};
type BatalProps = { no: string; onDone: () => void };
let tukar: Tukar | undefined;

/** Called in that area's `.lends.ts`. */
export const registerTukar = (parts: Tukar): void => void (tukar = parts);

/** The counter of an exchange, and its cancel; each comes when it is opened first. */
export const KasirTukar = lazy(() => tukar!.kasir());
export const BatalTukar = lazy(() => tukar!.batal());

/** The list of tickets, beside that of sales. */
export const loadDaftarTukar: Tukar['daftar'] = () => tukar!.daftar();
