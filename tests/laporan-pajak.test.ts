import { expect, test } from 'vitest';
import type { Report } from '#kit/contract/report.ts';
import { rowsIn } from '#kit/contract/report-answer.ts';
import { totalOf } from '#kit/rules/totals.ts';
import { parse } from '#kit/server/parse.ts';
import { pajakPenjualanReport } from '#areas/pengawasan/contract/pajak-penjualan.report.ts';
import { rekapPajakReport } from '#areas/pengawasan/contract/rekap-pajak.report.ts';
import { openPajakUji } from '#tests/kit/uji/buka/pajak-jual.ts';

const { cash, jual, potong, sale, shop } = await openPajakUji();

test('an invoice of two classes is in two rows of № 105, and one invoice in their sub total', async () => {
  const dua = [await potong('P1', true), await potong('P2', false)];
  await jual('KASIR', sale(dua, { diskon: { persen: 1 }, ...cash(10_119_500) }));
  await jual('KASIR', sale([await potong('P4', true)], cash(1_470_000)));
  const baca = async (
    { endpoint, groups }: Report,
    query: string,
  ): Promise<Record<string, any>[]> => {
    const { body } = await shop.as('OWN').raw('GET', `${endpoint.path}?${query}`);
    return rowsIn(parse(endpoint.answer, body.data), groups);
  };
  const faktur = await baca(pajakPenjualanReport, 'tgl_from=2026-11-01&tgl_to=2026-11-30');
  expect(new Set(faktur.map(({ no_faktur_jual }) => no_faktur_jual)).size).toBe(2);
  const rekap = await baca(rekapPajakReport, 'tahun=2026&bulan=November');
  const bagianA = rekap.filter(({ bagian }) => bagian === 'A');
  expect(bagianA.map(({ kelas, jml_faktur }) => [kelas, jml_faktur])).toEqual([
    ['DENGAN_FAKTUR', 2],
    ['TANPA_FAKTUR', 1],
  ]);
  const { totals, ratios } = rekapPajakReport;
  expect(totalOf(bagianA, totals, ratios)['jml_faktur']).toBe(2);
});
