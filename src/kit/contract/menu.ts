import type { Gate } from '#kit/rules/gate.ts';

/** Groups of the sidebar in their order; an entry is in the group that its row names. */
export const GROUPS = [
  'Beranda',
  'Barang',
  'Penjualan',
  'Cicilan',
  'Pesanan',
  'Pembelian',
  'Service',
  'Hutang',
  'Sepuhan',
  'Berlian',
  'Kirim Barang',
  'Validasi',
  'Keuangan',
  'Member',
  'Katalog',
  'Data Master',
  'Laporan',
  'Utility',
  'Pusat',
  'Pengaturan',
] as const;

/** The parts of the reports in their order (inventory/menu.tsv). */
export const LAPORAN = [
  'Penjualan',
  'Pembelian',
  'Pesanan',
  'Titipan',
  'Service',
  'Hutang',
  'Cicilan',
  'Member',
  'Keuangan',
  'Akhir Hari',
  'Barang',
  'Sepuhan',
  'Berlian',
  'Kirim Barang',
  'Manajerial',
  'Otorisasi dan Audit',
  'Pajak',
  'Pusat',
] as const;

/** Where an entry is in the sidebar: a group, or a part of one. */
export type GroupPath =
  | (typeof GROUPS)[number]
  | `Laporan/${(typeof LAPORAN)[number]}`
  | 'Data Master/Akuntansi';

/**
 * A row of the menu: plain data for router, sidebar, palette and server, kept apart from schemas
 * so that the first load stays small. `levels` are those whose `is_show` starts on; OWN and SU
 * see every entry (inventory/menu.tsv).
 */
export type MenuRow = {
  readonly group: GroupPath;
  readonly title: string;
  /** Without the leading slash; also the code of the entry in `akses`. */
  readonly path: string;
  readonly gate?: Gate;
  readonly levels: readonly string[];
  /** free: needs no tick in `akses`, open to every person who is logged in. */
  readonly free?: true;
  /** Reached by a link or an address, never listed in the sidebar. */
  readonly hidden?: true;
  /**
   * The place among the lines of its group, whichever area they are of, in tens so that others fit between;
   * lines without one stand behind them in the order of the areas.
   */
  readonly at?: number;
};

/** Where the screen of a declaration is in the menu; path, title and gate come from the declaration. */
export type MenuPlace = Pick<MenuRow, 'group' | 'levels' | 'hidden' | 'at'>;
