import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { holdPage, readPage } from '#tests/kit/hold-page.ts';

const digest = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex');

/** A line of the page: the file and its digest. */
const linesOf = (page: string): Map<string, string> =>
  new Map(
    page
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t') as [string, string]),
  );

test('a migration that is on main is never written again: the next change is the next file (decision 991)', () => {
  const known = linesOf(readPage('migrations.tsv'));
  const there = globSync('src/app/server/migrations/*.sql')
    .toSorted()
    .map((path) => [basename(path), digest(path)] as const);
  // `npm run pages` adds lines; it changes none.
  const held = there.map(([name, now]) => [name, known.get(name) ?? now] as const);
  holdPage('migrations.tsv', held.map((line) => `${line.join('\t')}\n`).join(''));
  expect(there).toEqual(held);
  expect([...known.keys()].filter((name) => !there.some(([one]) => one === name))).toEqual([]);
});
