import type { ComponentType } from 'react';
import type { KilauConfig } from '#kit/web/base/config.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { ManualWay } from '#areas/akses/web/otorisasi-manual.tsx';
import type { Permintaan } from '#areas/akses/web/otorisasi-wait.tsx';

/** A way in which a superior answers; it is offered only where it can be used. */
export type OtorisasiWay = {
  readonly label: string;
  readonly available: (config: KilauConfig) => boolean;
  readonly View: ComponentType<WayProps>;
};
export type WayProps = {
  asked: Permintaan;
  /** The approver has shown who he is: the card tells him everything. */
  onAngka: (angka: readonly Angka[]) => void;
  onApproved: (keystore: string) => void;
  onRefused: () => void;
};

/** QR and fingerprint stand here once they are built; until then no dead tab is drawn. */
const WAYS: readonly OtorisasiWay[] = [
  { label: 'Pengguna dan password', available: () => true, View: ManualWay },
];

export const waysFor = (config: KilauConfig): readonly OtorisasiWay[] =>
  WAYS.filter(({ available }) => available(config));
