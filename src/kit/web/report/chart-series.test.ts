import { expect, test } from 'vitest';
import type { AnyReport } from '#kit/web/report/filters.ts';
import { captionOf, seriesOf } from '#kit/web/report/chart-series.ts';

const gram = { kind: 'gram', label: 'Berat' };
const columns = [
  { id: 'hari', header: 'Hari' },
  { id: 'jual', header: 'Jual', of: gram },
  { id: 'beli', header: 'Beli', of: gram },
] as never;
const rows = [
  { hari: '2026-11-02', jual: 3000, beli: 1000, kode: '750' },
  { hari: '2026-11-01', jual: 2000, beli: -500, kode: '750' },
];
const drawn = (chart: object) => seriesOf({ chart } as AnyReport, columns, rows);

test('two lines of grams stand on one scale, in the order of the days', () => {
  const chart = { kind: 'line', x: 'hari', series: ['jual', 'beli'], columns: ['beli'] };
  expect(drawn(chart)!.series).toMatchObject([
    { label: 'Jual', shape: 'line', values: [2000, 3000], low: -500, high: 3000 },
    { label: 'Beli', shape: 'column', values: [-500, 1000], low: -500, high: 3000 },
  ]);
});

test('classes of a stack begin where the one below ends', () => {
  const { series } = drawn({ kind: 'stack', x: 'hari', series: ['jual', 'beli'] })!;
  expect(series.map(({ base, high }) => [base, high])).toEqual([
    [[0, 0], 4000],
    [[3000, 2000], 4000],
  ]);
});

test('a price is a line of steps for each of its codes; small bars need no drawing', () => {
  const split = { kind: 'line', x: 'hari', series: ['jual'], split: ['kode'] };
  expect(drawn(split)!.series).toMatchObject([{ label: '750', shape: 'step' }]);
  expect(drawn({ kind: 'bar', x: 'hari', series: ['jual'] })).toBeUndefined();
});

test('months beside each other are the points, each named row a line of its own', () => {
  const chart = { kind: 'line', x: 'hari', series: ['2026-11-01'], across: ['jual', 'beli'] };
  const { points, series } = drawn(chart)!;
  expect(points).toEqual([{ label: 'Jual' }, { label: 'Beli' }]);
  expect(series).toMatchObject([{ label: '2026-11-01', shape: 'line', values: [2000, -500] }]);
});

test('the caption is what is drawn: the measures by their columns, over the points; months beside each other have the title', () => {
  const said = (chart: object) =>
    captionOf({ chart, title: 'Laporan Penjualan' } as AnyReport, columns, drawn(chart)!);
  const both = { kind: 'line', x: 'hari', series: ['jual', 'beli'] };
  expect(said(both)).toBe('Jual, Beli per Hari');
  expect(said({ ...both, series: ['beli'] })).toBe('Beli per Hari');
  expect(said({ ...both, series: ['jual'], split: ['kode'] })).toBe('Jual per Hari');
  const across = { kind: 'line', x: 'hari', series: ['2026-11-01'], across: ['jual', 'beli'] };
  expect(said(across)).toBe('Laporan Penjualan');
});
