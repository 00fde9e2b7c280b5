import { choice, optional } from '#kit/contract/field.ts';
import type { CaraUji } from '#areas/barang/rules/cara-uji.ts';

const CARA_UJI: Readonly<Record<CaraUji, string>> = {
  'BATU UJI': 'Batu uji',
  'JARUM UJI': 'Jarum uji',
  XRF: 'XRF',
  DENSITAS: 'Densitas',
  TITRASI: 'Titrasi',
  KUPELASI: 'Kupelasi',
  CAP: 'Cap saja, tidak diuji',
};

/** By what a fineness was found, where it is taken; nothing where no person said it. */
export const caraUji = () => optional(choice('Cara Uji', CARA_UJI));
