import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGE = readFileSync('docs/guides/log-lines.md', 'utf8');
/** Who speaks to the terminal, or ends a start with a sentence. */
const SPEAKERS = [
  ...globSync('src/kit/server/{postgres,settings}/*.ts'),
  ...globSync([
    'src/kit/server/migrations.ts',
    'src/app/server/*.ts',
    'src/areas/pesan/server/jaga-pesan.ts',
  ]),
].filter((path) => !path.endsWith('.test.ts') && !/openapi|katalog/.test(path));

/** What a line says without its values: the longest piece of words. */
const wordsOf = (text: string): string =>
  text
    .split(/\$\{[^}]*\}|\\n/)
    .map((part) => part.trim())
    .reduce((long, part) => (part.length > long.length ? part : long), '');

test('docs/guides/log-lines.md tells every line that the server says or ends with', () => {
  const said = SPEAKERS.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(/(?:\bsay\(|new Error\()\s*(['`])((?:(?!\1).)+)\1/g)].map((one) => ({
      path,
      words: wordsOf(one[2]!)
        .split(/[:;(.]/)[0]!
        .trim(),
    }));
  });
  expect(said.length).toBeGreaterThan(30);
  const missing = said
    .filter(({ words }) => words.length >= 10 && !PAGE.includes(words))
    .map(({ path, words }) => `${path}: ${words}`);
  expect(missing).toEqual([]);
});
