import { expect, test } from 'vitest';
import { linesOf } from '#kit/rules/lines.ts';

test('sums of the inner groups alone: what a month sold and what it bought add up to nothing', () => {
  const rows = ['A', 'B'].map((bagian) => ({ masa: '2026-11', bagian, dpp: 5 }));
  const plan = { groups: ['masa', 'bagian'], totals: ['dpp'] };
  const sums = (lines: ReturnType<typeof linesOf>) =>
    lines.flatMap((line) => (line.kind === 'sub' ? [line.value] : []));
  expect(sums(linesOf(rows, plan))).toEqual(['A', 'B', '2026-11']);
  expect(sums(linesOf(rows, { ...plan, sums: 'inner' }))).toEqual(['A', 'B']);
});
