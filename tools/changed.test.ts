import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedSince, differing } from '#tools/changed.ts';
import { CHECKS, checksOf } from '#tools/check.ts';

const state = (code: Record<string, string>, settings = 'as it was') => ({
  code,
  settings: { '.oxlintrc.json': settings },
});

test('what is new or says something else has changed; what is gone has not', () => {
  const before = state({ a: '1', b: '1', c: '1' });
  expect(differing(before, state({ a: '1', b: '2', d: '1' }))).toEqual(['b', 'd']);
  expect(differing(before, before)).toEqual([]);
});

test('where the rules have changed, or nothing was noted, everything is looked at', () => {
  const now = state({ a: '1' });
  expect(differing(undefined, now)).toBeUndefined();
  expect(differing(state({ a: '1' }, 'other rules'), now)).toBeUndefined();
});

test('after a green check nothing has changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilau-changed-'));
  const note = join(folder, 'deep', 'note.json');
  expect(changedSince(note).files).toBeUndefined();
  changedSince(note).note();
  expect(changedSince(note).files).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a small change has its own files linted and formatted; dead code is for the whole', () => {
  expect(checksOf(undefined)).toBe(CHECKS);
  const small = checksOf(['tools/check.ts']);
  const names = small.map(([name]) => name);
  expect(names).toEqual(CHECKS.map(([name]) => name).filter((name) => name !== 'dead code'));
  for (const name of ['lint', 'format', 'tidy'])
    expect(small.find(([own]) => own === name)).toContain('tools/check.ts');
  const byFile = ['lint', 'format', 'tidy', 'dead code'];
  expect(checksOf([]).map(([name]) => name)).toEqual(
    CHECKS.map(([name]) => name).filter((name) => !byFile.includes(name)),
  );
});

test('a change of half the house is a change of the house', () => {
  expect(checksOf(Array.from({ length: 500 }, (_, at) => `src/${at}.ts`))).toBe(CHECKS);
});
