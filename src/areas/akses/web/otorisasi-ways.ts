import type { ComponentType } from 'react';
import type { KilauConfig } from '#kit/web/base/config.ts';
import type { Person } from '#kit/web/base/person.tsx';
import { ManualWay } from '#areas/akses/web/otorisasi-manual.tsx';
import { QrWay } from '#areas/akses/web/otorisasi-qr.tsx';
import { JariWay } from '#areas/akses/web/sidik/otorisasi-jari.tsx';
import type { WayProps } from '#areas/akses/web/otorisasi-asked.ts';
import { aksesModul } from '#areas/akses/contract/akses.modul.ts';

/** A way in which a superior answers; it is offered only where it can be used. */
export type OtorisasiWay = {
  readonly cara: 'QR' | 'MANUAL' | 'FINGERPRINT';
  readonly label: string;
  readonly available: (person: Person) => boolean;
  readonly View: ComponentType<WayProps>;
};

const WAYS: readonly OtorisasiWay[] = [
  { cara: 'QR', label: 'QR', available: () => true, View: QrWay },
  { cara: 'MANUAL', label: 'Pengguna dan password', available: () => true, View: ManualWay },
  {
    cara: 'FINGERPRINT',
    label: 'Sidik jari',
    available: ({ moduls }) => moduls.has(aksesModul.FINGERPRINT_MODULE.key),
    View: JariWay,
  },
];

export const waysFor = (person: Person): readonly OtorisasiWay[] =>
  WAYS.filter(({ available }) => available(person));

/** OTORISASI_CARA says which way is offered first; the injected configuration where the shop says nothing. */
export function firstWay(
  ways: readonly OtorisasiWay[],
  { told }: Person,
  { auth_type }: KilauConfig,
): number {
  const wanted = told.OTORISASI_CARA === 'MANUAL' ? auth_type : told.OTORISASI_CARA;
  const found = (cara: unknown) => ways.findIndex((way) => way.cara === cara);
  return Math.max(0, found(wanted) === -1 ? found('MANUAL') : found(wanted));
}
