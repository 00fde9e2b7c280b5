import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const tsv = (name: string) =>
  read(`tests/inventaris/${name}`)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string, string]);
const rows = tsv('katalog.tsv');
const named = (kind: string): string[] =>
  rows.flatMap(([what]) => (what.startsWith(`${kind} `) ? [what.slice(kind.length + 1)] : []));
const sampai = (huruf: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${huruf}${String(from + at).padStart(3, '0')}`);

test('every row of the catalogue in the inventory names a test that is there', () => {
  const lost = rows.filter(
    ([, path, says]) => !existsSync(join(ROOT, path)) || !read(path).includes(says),
  );
  expect(lost).toEqual([]);
});

test('the calls of 3§7, the nine screens and the page have their row each; the rules name theirs', () => {
  expect(named('call')).toHaveLength(39);
  expect(named('call').toSorted()).toEqual(sampai('A', 131, 169));
  expect(named('screen')).toEqual([...sampai('R', 106, 114), 'R195']);
  const shown = tsv('aturan.tsv').filter(([, test]) => test !== '');
  const without = sampai('V', 82, 117).filter((rule) => !shown.some(([id]) => id === rule));
  expect(without).toEqual([]);
});
