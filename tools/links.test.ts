import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const PAGES = globSync([
  '*.md',
  '.github/**/*.md',
  'docs/**/*.md',
  'bench/*.md',
  'src/areas/*/README.md',
]).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Links and pictures of a page, without those of the web and those to a place on the page itself. */
const linksOf = (text: string): string[] =>
  [...text.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map((one) => one[1]!.split('#')[0]!)
    .filter((to) => to !== '' && !/^[a-z]+:/.test(to));

test('every link of every page leads to something that is there', () => {
  const dead = PAGES.flatMap(({ path, text }) =>
    linksOf(text)
      .filter((to) => !existsSync(join(dirname(path), to)))
      .map((to) => `${path}: ${to}`),
  );
  expect(PAGES.length).toBeGreaterThan(100);
  expect(dead).toEqual([]);
});

test('docs/README.md leads to every page of docs, those of decisions and of the requirement by an index of theirs', () => {
  const index = new Set(
    ['docs/README.md', 'docs/decisions/README.md', 'docs/spec/README.md'].flatMap((path) =>
      linksOf(readFileSync(path, 'utf8')).map((to) => join(dirname(path), to)),
    ),
  );
  const pages = globSync(['docs/*.{md,json,tsv,txt}', 'docs/{guides,how-to,spec,decisions}/*.md']);
  expect(pages.filter((path) => !index.has(path) && !path.endsWith('/README.md'))).toEqual([]);
});
