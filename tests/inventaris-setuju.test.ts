import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const rows = readFileSync(join(import.meta.dirname, 'inventaris/setuju-pesan.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string, string]);

test('every row of messages and approvals in the inventory names a test that is there', () => {
  const lost = rows.filter(
    ([, path, says]) =>
      !existsSync(join(ROOT, path)) || !readFileSync(join(ROOT, path), 'utf8').includes(says),
  );
  expect(lost).toEqual([]);
  expect(rows.length).toBeGreaterThan(30);
});
