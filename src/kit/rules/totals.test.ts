import assert from 'node:assert/strict';
import { test } from 'vitest';
import { closingOf, linesOf, sortRows, totalsOf } from '#kit/rules/lines.ts';
import { groupRows, sharesOf, sumOf, totalOf } from '#kit/rules/totals.ts';

const rows = [
  { tgl: '2026-11-19', jenis: 'CINCIN', berat: 3250, harga: 4_712_500, laba: 400_000 },
  { tgl: '2026-11-20', jenis: 'GELANG', berat: 5000, harga: 7_250_000, laba: null },
  { tgl: '2026-11-20', jenis: 'CINCIN', berat: 2000, harga: 3_000_000, laba: 300_000 },
];

test('groups keep the order of the rows and nest', () => {
  const [first, second] = groupRows(rows, ['tgl', 'jenis']);
  assert.equal(first?.value, '2026-11-19');
  assert.deepEqual(
    second?.groups.map((inner) => inner.value),
    ['GELANG', 'CINCIN'],
  );
});

test('a price per gram is found again from the sums, not from the rows', () => {
  const totals = totalOf(rows, ['berat', 'harga'], {
    harga_gram: { over: 'harga', under: 'berat', as: 'perGram' },
  });
  assert.deepEqual(totals, { berat: 10_250, harga: 14_962_500, harga_gram: 1_459_756 });
});

test('a row without a known profit counts in turnover but not in the margin', () => {
  const totals = totalOf(rows, ['laba'], {
    margin: { over: 'laba', under: 'harga', as: 'percent' },
  });
  assert.deepEqual(totals, { laba: 700_000, margin: 908 });
});

test('a division by zero and an unknown sum are null', () => {
  assert.deepEqual(
    totalOf([{ berat: 0, harga: 5 }], [], { r: { over: 'harga', under: 'berat', as: 'plain' } }),
    { r: null },
  );
  assert.equal(sumOf([{ laba: null }], 'laba'), null);
  assert.equal(sumOf([], 'laba'), 0);
});

test('every group ends with its sub total, inner before outer', () => {
  const kinds = linesOf(rows, { groups: ['tgl', 'jenis'], totals: ['harga'] }).map((line) =>
    'depth' in line ? `${line.kind}${line.depth}` : line.kind,
  );
  assert.deepEqual(kinds, [
    'group0',
    'group1',
    'row',
    'sub1',
    'sub0',
    'group0',
    'group1',
    'row',
    'sub1',
    'group1',
    'row',
    'sub1',
    'sub0',
  ]);
});

test('without groups there are only rows', () => {
  assert.equal(linesOf(rows, { totals: ['harga'] }).length, 3);
});

test('shares of a closing block add up to one hundred percent', () => {
  const { lines: block } = closingOf(rows, { title: 'Per jenis', by: 'jenis', sums: ['harga'] });
  assert.deepEqual(
    block.map(({ value, count, share }) => [value, count, share]),
    [
      ['CINCIN', 2, 5155],
      ['GELANG', 1, 4845],
    ],
  );
  assert.deepEqual(sharesOf([1, 1, 1]), [3334, 3333, 3333]);
});

test('sorting is stable, reads numbers in texts, and leaves the unknown for the end', () => {
  assert.deepEqual(
    sortRows([{ k: 'A10' }, { k: null }, { k: 'A9' }], ['k']).map((row) => row.k),
    ['A9', 'A10', null],
  );
  assert.deepEqual(
    sortRows([{ k: 1 }, { k: null }, { k: 2 }], ['-k']).map((row) => row.k),
    [2, 1, null],
  );
});

test('two accounts end with 150 and 40: the column of balances adds up to 190, the others what moved', () => {
  const akun = (awal: number, masuk: number) => [
    { uraian: 'AWAL', saldo: awal },
    { uraian: 'Setor', masuk, saldo: awal + masuk },
    { uraian: 'AKHIR', saldo: awal + masuk },
  ];
  const closes = { value: 'AKHIR', column: 'saldo' };
  const balance = { column: 'uraian', values: ['AWAL', 'AKHIR'], closes };
  const plan = { totals: ['masuk', 'saldo'], balance };
  const lines = [...akun(100, 50), ...akun(30, 10)];
  assert.deepEqual(totalsOf(lines, plan), { masuk: 60, saldo: 190 });
  assert.deepEqual(totalsOf(lines.slice(1, 2), plan), { masuk: 50, saldo: null });
});
