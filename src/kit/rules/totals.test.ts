import assert from 'node:assert/strict';
import { test } from 'vitest';
import { closingOf, linesOf, sortRows, totalsOf } from '#kit/rules/lines.ts';
import { openBand, type BandFigure } from '#kit/rules/band.ts';
import { momentOf } from '#kit/rules/stands.ts';
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

const timbang = (tgl: string, baki: string, berat: number | null) => ({
  tgl,
  baki,
  berat,
  jual: 1,
});
const TIGA_HARI = [
  timbang('2026-11-18', 'A-01', 100),
  timbang('2026-11-18', 'B-02', 50),
  timbang('2026-11-19', 'A-01', 90),
  timbang('2026-11-20', 'A-01', 80),
  timbang('2026-11-20', 'B-02', 45),
];

test('a stock of three days is that of the last day, whatever their order; what was sold adds up', () => {
  const plan = {
    totals: ['berat', 'jual'],
    stands: [{ columns: ['berat'], last: 'tgl' }],
  };
  assert.deepEqual(totalsOf(TIGA_HARI, plan), { jual: 5, berat: 125 });
  assert.deepEqual(totalsOf(TIGA_HARI.toReversed(), plan), { jual: 5, berat: 125 });
  assert.deepEqual(totalsOf([], plan), { jual: 0, berat: 0 });
  const first = { totals: ['berat'], stands: [{ columns: ['berat'], first: 'tgl' }] };
  assert.deepEqual(totalsOf(TIGA_HARI, first), { berat: 150 });
});

test('of each tray the last weighing counts, and a day on which nobody weighed says nothing', () => {
  const plan = { totals: ['berat'], stands: [{ columns: ['berat'], last: 'tgl', of: ['baki'] }] };
  const rows = TIGA_HARI.slice(0, 3);
  assert.deepEqual(totalsOf(rows, plan), { berat: 140 });
  assert.deepEqual(totalsOf([...rows, timbang('2026-11-21', 'A-01', null)], plan), { berat: 140 });
});

test('a block below a stock of several days, and the number of its trays, speak of the last day', () => {
  const plan = { totals: ['berat'], stands: [{ columns: ['berat'], last: 'tgl' }] };
  const words = { title: 'Per baki', by: 'baki', sums: ['berat'] };
  assert.deepEqual(
    closingOf(TIGA_HARI, words, plan).lines.map(({ value, count, totals }) => [
      value,
      count,
      totals.berat,
    ]),
    [
      ['A-01', 1, 80],
      ['B-02', 1, 45],
    ],
  );
  assert.equal(momentOf(TIGA_HARI, plan), '2026-11-20');
  assert.equal(momentOf(TIGA_HARI.slice(0, 2), plan), undefined);
});

test('a figure of the band is what stands in the rows that are named: a balance never over days', () => {
  const all = [
    { uraian: 'SALDO AKHIR', saldo: 100 },
    { uraian: 'LABA BERSIH', saldo: 70 },
    { uraian: 'SALDO AKHIR', saldo: 150 },
  ];
  const balance = { column: 'uraian', values: ['SALDO AKHIR'] };
  const said = (figure: BandFigure): unknown => {
    const band = openBand({ band: [figure], totals: ['saldo'], balance });
    for (const row of all) band.add(row);
    return band.values()[0]?.value;
  };
  const where = (is: string, last?: true) =>
    said({ of: 'saldo', label: 'x', where: { column: 'uraian', is: [is], ...(last && { last }) } });
  assert.equal(where('SALDO AKHIR', true), 150);
  assert.equal(where('LABA BERSIH'), 70);
  assert.equal(where('TIDAK ADA'), undefined);
  assert.equal(said('saldo'), 70);
  assert.equal(said({ rows: 'Barang' }), 1);
  assert.equal(said({ distinct: 'uraian', label: 'Macam' }), 1);
});
