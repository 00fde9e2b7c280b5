import type { Belum } from '#areas/toko/contract/belum/bagian.ts';

/** What a customer would meet at the counter. */
export const BELUM_MEJA: readonly Belum[] = [
  {
    judul: 'Jual beli manual tanpa barcode',
    layar: [],
    laporan: [],
    panggilan: [],
    modul: [],
    parameter: ['APP_MODE'],
  },
];
