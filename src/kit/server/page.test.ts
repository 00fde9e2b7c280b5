import { expect, test } from 'vitest';
import { pageOf, windowOf } from '#kit/server/page.ts';

test('a page is fifty rows from the first, and never more than a thousand', () => {
  expect(windowOf({})).toEqual({ skip: 0, limit: 50 });
  expect(windowOf({ skip: 20, limit: 5000 })).toEqual({ skip: 20, limit: 1000 });
});

test('two sales of 5 g of 12 in all: the rows stand alone, 12 and 31.5 g are said once', () => {
  const rows = [
    { no: 'A', berat: 5000, jumlah_semua: 12, total_berat: 31500 },
    { no: 'B', berat: 5000, jumlah_semua: 12, total_berat: 31500 },
  ];
  expect(pageOf(rows, { skip: 0, limit: 2 }, ['berat'])).toEqual({
    data: [
      { no: 'A', berat: 5000 },
      { no: 'B', berat: 5000 },
    ],
    count: 12,
    skip: 0,
    limit: 2,
    total: { berat: 31500 },
  });
  expect(pageOf([], { skip: 0, limit: 2 }, ['berat'])).toMatchObject({
    count: 0,
    total: { berat: 0 },
  });
});
