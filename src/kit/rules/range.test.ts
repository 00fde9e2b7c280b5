import assert from 'node:assert/strict';
import { test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { PRESETS, presetOf, rangeOfYear, rangeRefusal, yearOf } from '#kit/rules/range.ts';

const span = (from: string, to: string) => ({ from: hari(from), to: hari(to) });

test('a span may not end before it starts, with or without the protection', () => {
  assert.equal(
    rangeRefusal(span('2026-11-20', '2026-11-19'), false),
    'Tanggal awal tidak boleh lebih besar dari tanggal akhir',
  );
});

test('one month is the same day of the next one, or its last day', () => {
  assert.equal(rangeRefusal(span('2026-01-31', '2026-02-28'), true), undefined);
  assert.equal(
    rangeRefusal(span('2026-01-31', '2026-03-01'), true),
    'Rentang tanggal tidak boleh lebih dari 1 bulan',
  );
  assert.equal(rangeRefusal(span('2026-10-20', '2026-11-20'), true), undefined);
  assert.equal(rangeRefusal(span('2025-01-01', '2026-11-20'), false), undefined);
});

test('a year runs from its first day to its last, and a part of it is none', () => {
  assert.deepEqual(rangeOfYear(2026), span('2026-01-01', '2026-12-31'));
  assert.equal(yearOf(rangeOfYear(2026)), 2026);
  assert.equal(yearOf(span('2026-01-01', '2026-12-30')), undefined);
  assert.equal(yearOf(span('2025-01-01', '2026-12-31')), undefined);
});

test('presets are counted from the business day', () => {
  const day = hari('2026-03-01');
  assert.deepEqual(PRESETS.tujuh(day), span('2026-02-23', '2026-03-01'));
  assert.deepEqual(PRESETS.lalu(day), span('2026-02-01', '2026-02-28'));
  assert.equal(presetOf(span('2026-03-01', '2026-03-01'), day), 'hari');
});
