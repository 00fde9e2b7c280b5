import { expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { persen, rp } from '#kit/rules/quantity.ts';
import { hitungBunga, type PokokHutang } from '#areas/hutang/rules/bunga.ts';
import { hitungJadwal } from '#areas/hutang/rules/jadwal.ts';

const hutang = (more: Partial<PokokHutang> = {}): PokokHutang => ({
  tgl_hutang: hari('2026-11-20'),
  jumlah_hutang: rp(3_500_000),
  bunga: persen(300),
  cara_bunga: 'HARIAN',
  hari_minimal: 1,
  langkah_bunga: rp(500),
  bunga_dibayar_sampai: hari('2026-11-20'),
  lama_bulan: 4,
  tgl_jatuh_tempo: hari('2027-03-20'),
  ...more,
});
const said = (of: PokokHutang, today: string) =>
  hitungJadwal(of, hari(today)).map(({ tgl, bunga_rp }) => `${tgl} ${bunga_rp}`);

test('3,500,000 at 3 % for four months: today, each month of 30 days, and the due date', () => {
  expect(said(hutang(), '2026-11-20')).toEqual([
    '2026-11-20 3500',
    '2026-12-20 105000',
    '2027-01-19 210000',
    '2027-02-18 315000',
    '2027-03-20 420000',
  ]);
});

test('by whole months of 30 days each line is the last day of its month', () => {
  const of = hutang({ cara_bunga: 'BULAN_PENUH', tgl_jatuh_tempo: hari('2027-01-20') });
  expect(said(of, '2026-12-01')).toEqual([
    '2026-12-01 105000',
    '2026-12-20 105000',
    '2027-01-19 210000',
    '2027-01-20 315000',
  ]);
});

test('interest that was paid ahead costs nothing until then', () => {
  const of = hutang({ bunga_dibayar_sampai: hari('2026-12-20') });
  expect(said(of, '2026-11-25').slice(0, 2)).toEqual(['2026-11-25 0', '2027-01-19 105000']);
});

test('a loan that is overdue shows today and the two months that follow', () => {
  expect(said(hutang(), '2027-04-01').map((one) => one.slice(0, 10))).toEqual([
    '2027-04-01',
    '2027-04-19',
    '2027-05-19',
  ]);
});

test('five years are a dozen lines and the due date, each as the redemption itself would cost', () => {
  const of = hutang({ lama_bulan: 60, tgl_jatuh_tempo: hari('2031-11-20') });
  const rows = hitungJadwal(of, hari('2026-11-20'));
  expect(rows).toHaveLength(14);
  expect(rows.at(-1)!.tgl).toBe('2031-11-20');
  for (const one of rows) expect(one.bunga_rp).toBe(hitungBunga(of, one.tgl).bunga_rp);
});
