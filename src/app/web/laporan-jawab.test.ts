import { expect, test } from 'vitest';
import { MENU } from '#app/contract/menu.ts';
import { ANSWERS } from '#app/contract/answers.ts';
import { JUDUL, SERING, URUT } from '#app/web/laporan-jawab.ts';

const LAPORAN = MENU.filter(({ group, hidden }) => group.startsWith('Laporan/') && !hidden);

test('every report of the menu says in one line what it answers, and no two say the same', () => {
  expect(LAPORAN.map(({ path }) => path).filter((path) => !ANSWERS[path])).toEqual([]);
  const known = new Set(LAPORAN.map(({ path }) => path));
  const named = [...Object.keys(ANSWERS), ...URUT, ...SERING, ...Object.keys(JUDUL)];
  expect(named.filter((path) => !known.has(path))).toEqual([]);
  expect(new Set(Object.values(ANSWERS)).size).toBe(Object.keys(ANSWERS).length);
  for (const answer of Object.values(ANSWERS)) expect(answer.length).toBeLessThanOrEqual(70);
});

test('no two reports of the page are called alike but for one word of another language', () => {
  const names = LAPORAN.map(({ path, title }) => JUDUL[path] ?? title);
  const bare = names.map((name) =>
    name
      .toLowerCase()
      .replace(/^laporan /, '')
      .replace('authorization', 'otorisasi'),
  );
  expect(new Set(bare).size).toBe(bare.length);
});
