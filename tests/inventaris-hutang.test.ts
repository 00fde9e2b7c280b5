import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PARAMETERS } from '#app/contract/parameters.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';

const ROOT = join(import.meta.dirname, '..');
const rows = readFileSync(join(import.meta.dirname, 'inventaris/hutang.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string, string]);
const named = (kind: string): string[] =>
  rows.flatMap(([what]) => (what.startsWith(`${kind} `) ? [what.slice(kind.length + 1)] : []));

test('every row of loans in the inventory names a test that is there', () => {
  const lost = rows.filter(
    ([, path, says]) =>
      !existsSync(join(ROOT, path)) || !readFileSync(join(ROOT, path), 'utf8').includes(says),
  );
  expect(lost).toEqual([]);
});

test('every parameter and every approval of loans has its row', () => {
  const parameters = Object.keys(PARAMETERS).filter((key) =>
    /HUTANG|BUNGA|PLAFOND|LELANG|GADAI|LAMA_PINJAM|PEREMAJAAN/.test(key),
  );
  expect(parameters.filter((key) => !named('parameter').includes(key))).toEqual([]);
  expect(Object.keys(hutangEvents).toSorted()).toEqual(named('approval').toSorted());
});
