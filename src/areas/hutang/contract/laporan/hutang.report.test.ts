import { expect, test } from 'vitest';
import { hutangReport } from '#areas/hutang/contract/laporan/hutang.report.ts';

test('Laporan Hutang opens with at most ten columns, who owes, on what and how much among them; the rest wait aside', () => {
  const aside = new Set<string>(hutangReport.aside);
  const shown = Object.keys(hutangReport.columns).filter((name) => !aside.has(name));
  expect(shown.length).toBeLessThanOrEqual(10);
  expect(shown).toEqual(
    expect.arrayContaining([
      'no_faktur_hutang',
      'nama_customer',
      'detail_barang',
      'berat_total',
      'jumlah_hutang',
      'uang_keluar',
    ]),
  );
});
