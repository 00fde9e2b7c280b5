import type { WebScreen } from '#kit/web/frame/screen.ts';

/** The end of a day. */
export const akhirHariWeb: readonly WebScreen[] = [
  { path: 'tutup-toko', load: () => import('#areas/akhir-hari/web/tutup-toko.screen.tsx') },
];
