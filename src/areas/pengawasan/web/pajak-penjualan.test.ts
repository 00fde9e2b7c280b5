import { expect, test } from 'vitest';
import type { Fields } from '#kit/contract/field.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { fitWidths, foldedHead, shrunkWidths } from '#kit/web/grid/fit.ts';
import { pajakPenjualanReport } from '#areas/pengawasan/contract/pajak-penjualan.report.ts';

/** Beside the menu of a laptop of 1366 pixels. */
const ROOM = 1158;
/** The number of the tax invoice at the end of a row. */
const ACT: Column = { id: 'aksi', header: '', width: 140, fixed: true, cell: () => null };

const row = {
  kelas: 'TANPA_FAKTUR',
  tgl_system: '2026-11-20',
  no_faktur_jual: 'PJKJ1261120002',
  no_seri: '05002600000000077',
  nama_customer: 'PT Emas Murni Jaya Abadi Sentosa',
  npwp: '0012345678901000',
  berat: 285_369,
  netto: 619_400_730,
  tarif: 165,
  dpp: 619_400_730,
  ppn: 10_220_112,
  pph22: 1_548_502,
  status_beli: 'TIDAK ADA',
};

test('the money of a sale of 619,400,730 is whole on a laptop, and names can be read beside it', () => {
  const { columns, groups, aside } = pajakPenjualanReport;
  const all: Column[] = Object.entries(columns as Fields).map(([id, of]) => ({
    id,
    header: of.label,
    of,
    bare: true,
    aside: aside?.some((one) => one === id),
    grouped: groups?.some((one) => one === id),
  }));
  const shown = [...all.filter(({ grouped, aside: waits }) => !grouped && !waits), ACT];
  const lines = [{ kind: 'row' as const, row }];
  const fit = (head?: typeof foldedHead) =>
    fitWidths(shown, lines, { all, totals: { netto: row.netto, dpp: row.dpp } }, head);
  const widths = shrunkWidths(shown, fit(), fit(foldedHead), ROOM);
  expect(widths.reduce((one, more) => one + more)).toBeLessThanOrEqual(ROOM);
  expect(widths[shown.findIndex(({ id }) => id === 'nama_customer')]).toBeGreaterThan(120);
});
