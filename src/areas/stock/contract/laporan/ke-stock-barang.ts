import type { Drill } from '#kit/contract/report-drill.ts';

/** From a group of pieces to the pieces that lie there now (№ 62): the filters of each grouping. */
export const keStockBarang = (names: Readonly<Record<string, readonly string[]>>): Drill => ({
  column: 'kunci',
  to: 'report',
  path: 'laporan-stock-barang',
  as: { of: 'group_by', names },
});
