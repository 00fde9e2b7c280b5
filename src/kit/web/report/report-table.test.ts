import { renderToStaticMarkup } from 'react-dom/server';
import { createElement, Fragment } from 'react';
import { expect, test, vi } from 'vitest';
import { gram, int, optional, rupiah, text, type Field } from '#kit/contract/field.ts';
import { defineReport, rowText, span, sumRupiah } from '#kit/contract/report.ts';
import type { Row } from '#kit/rules/totals.ts';
import { columnOf } from '#kit/web/grid/columns.ts';
import { unitIn } from '#kit/web/grid/text-of.ts';
import { hasSums, tableOf } from '#kit/web/report/report-table.ts';

const report = defineReport({
  no: 0,
  path: 'x',
  title: 'X',
  area: 'X',
  api: 'GET x',
  filters: span,
  columns: { sales: rowText('Sales'), no: rowText('No'), jumlah: sumRupiah('Jumlah') },
  groups: ['sales'],
  totals: ['jumlah'],
  band: [],
  sort: ['sales'],
  rowNoun: 'nota',
});
const columns = Object.entries(report.columns).map(([id, of]) => columnOf(id, of));
const nota = (sales: string, banyak: number): Row[] =>
  Array.from({ length: banyak }, (_, at) => ({ sales, no: `${sales}-${at + 1}`, jumlah: 1_000 }));
const kinds = (rows: Row[]) =>
  tableOf(report as never, columns, columns, rows, undefined, '').lines.map(({ kind }) => kind);
test('a sales of one nota takes one line, with no title and no subtotal', () => {
  expect(kinds([...nota('S01', 1), ...nota('S02', 1)])).toEqual(['row', 'row']);
});

test('a sales of two notas has its sum in its title; one of thirteen, whose title is out of sight, once more', () => {
  expect(kinds(nota('S01', 2))).toEqual(['group', 'row', 'row']);
  expect(kinds(nota('S01', 13)).at(-1)).toBe('sub');
});

test('the sum of thirteen notas is no line of its own while no column that adds up is shown', () => {
  const names = columns.filter(({ id }) => id !== 'jumlah');
  const { lines } = tableOf(report as never, columns, names, nota('S01', 13), undefined, '');
  expect(lines.map(({ kind }) => kind)).not.toContain('sub');
});

test('a TOTAL needs a column that adds up and is shown: of names alone there is none', () => {
  const { totals } = tableOf(report as never, columns, columns, nota('S01', 2), undefined, '');
  expect(hasSums({}, columns, totals)).toBe(true);
  expect(hasSums({}, [{ id: 'sales' }, { id: 'no' }], totals)).toBe(false);
  expect(hasSums({ grandTotal: false }, columns, totals)).toBe(false);
});

test('Rp and g stand once, in the head; a zero and what is not known are a dash', async () => {
  // Cells show photos, whose address is asked of the page.
  vi.stubGlobal('window', {});
  const { cellIn } = await import('#kit/web/grid/cell.tsx').finally(() => vi.unstubAllGlobals());
  const tulis = (of: Field, value: unknown, bare = true): string =>
    renderToStaticMarkup(createElement(Fragment, null, cellIn({ of, bare }, value))).replace(
      /<[^>]*>/g,
      '',
    );
  const uang = rupiah('Jumlah');
  expect([unitIn(uang, 'Jumlah'), unitIn(gram('Berat'), 'Berat')]).toEqual(['Rp', 'g']);
  expect(unitIn(uang, 'Jumlah Rp')).toBeUndefined();
  expect(tulis(uang, 1_470_000)).toBe('1,470,000');
  expect(tulis(uang, 1_470_000, false)).toBe('Rp1,470,000');
  expect(tulis(gram('Berat'), 3_250)).toBe('3.250');
  for (const of of [uang, int('Qty'), gram('Berat')]) expect(tulis(of, 0)).toBe('-');
  for (const of of [optional(uang), optional(text('Catatan'))])
    expect([tulis(of, null), tulis(of, null, false)]).toEqual(['-', '-']);
});
