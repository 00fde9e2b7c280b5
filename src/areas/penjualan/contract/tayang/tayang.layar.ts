import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';
import { modul } from '#areas/toko/contract/modul.ts';

const external = modul(stockModul.BARANG_WEB_EXTERNAL_MODULE);

/** Screens of pieces that are offered on marketplaces and on the shop's own web shop (D-48.4, D-48.5). */
export const layarTayang = [
  {
    group: 'Utility',
    title: 'Integrasi Marketplace',
    path: 'integrasi-marketplace',
    at: 70,
    levels: ['SPV', 'MU'],
    gate: modul(penjualanModul.MARKETPLACE_INTEGRATION_MODULE),
  },
  {
    group: 'Barang',
    title: 'Kirim Barang External',
    path: 'kirim-barang-external',
    at: 250,
    levels: ['SPV', 'MU'],
    gate: external,
  },
  {
    group: 'Barang',
    title: 'Update Barang External',
    path: 'update-barang-external',
    at: 260,
    levels: ['SPV', 'MU'],
    gate: external,
  },
] as const;
