import { expect, test } from 'vitest';
import { kirimPusatReport } from '#areas/uang/contract/kirim-pusat.report.ts';
import { kirimTerimaReport } from '#areas/uang/contract/kirim.report.ts';

test('№ 54: a sent sum leads to the report of the shop that sent it, where its document is', () => {
  expect(kirimPusatReport.drill).toEqual([
    {
      column: 'nota_kirim',
      to: 'report',
      path: kirimTerimaReport.path,
      bare: true,
      with: { toko: 'toko' },
    },
  ]);
  expect(kirimTerimaReport.drill).toContainEqual({ column: 'nota_kirim', to: 'dokumen' });
});
