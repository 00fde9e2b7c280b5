import { expect, test } from 'vitest';
import { globSync, readFileSync } from 'node:fs';

/** Node's own `fetch`, whose process ends with an answer that is read late (decision 1243). */
const OWN = /(?<![.\w])fetch\(|\bglobalThis\.fetch\b/;
/**
 * A program of its own on a counter's computer, which has no packages and asks its shop's server alone; and a text that a
 * browser runs.
 */
const ELSEWHERE = ['src/app/server/agen/', 'src/areas/katalog/server/publik/pasang.ts'];

test('every call that leaves the server goes by the package, not by Node’s own fetch', () => {
  const files = globSync('src/**/server/**/*.ts').filter(
    (path) => !path.endsWith('.test.ts') && !ELSEWHERE.some((one) => path.startsWith(one)),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((path) => {
    const text = readFileSync(path, 'utf8');
    // A function of that name in a file is not Node's.
    return OWN.test(text) && !/(?:const|function) fetch\b/.test(text);
  });
  expect(found).toEqual([]);
});
