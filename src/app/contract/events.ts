import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import { uangEvents } from '#areas/uang/contract/uang.event.ts';
import { barangEvents } from '#areas/barang/contract/barang.event.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { terimaEvents } from '#areas/terima/contract/terima.event.ts';
import { opnameEvents } from '#areas/opname/contract/opname.event.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import { pembelianEvents } from '#areas/pembelian/contract/pembelian.event.ts';
import { tukarEvents } from '#areas/tukar/contract/tukar.event.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { akhirHariEvents } from '#areas/akhir-hari/contract/akhir-hari.event.ts';
import { rumahEvents } from '#app/contract/rumah.event.ts';

/** Everything that a superior may be asked for, area by area. */
export const EVENTS = {
  ...aksesEvents,
  ...uangEvents,
  ...barangEvents,
  ...stockEvents,
  ...terimaEvents,
  ...opnameEvents,
  ...penjualanEvents,
  ...pembelianEvents,
  ...tukarEvents,
  ...hutangEvents,
  ...akhirHariEvents,
  ...rumahEvents,
} as const;

export type EventKey = keyof typeof EVENTS;
