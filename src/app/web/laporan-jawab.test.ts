import { expect, test } from 'vitest';
import { MENU } from '#app/contract/menu.ts';
import { JAWAB, JUDUL, SERING } from '#app/web/laporan-jawab.ts';

const LAPORAN = MENU.filter(({ group, hidden }) => group.startsWith('Laporan/') && !hidden);

test('every report of the menu says in one line what it answers, and no two say the same', () => {
  expect(LAPORAN.map(({ path }) => path).filter((path) => !JAWAB[path])).toEqual([]);
  const known = new Set(LAPORAN.map(({ path }) => path));
  const named = [...Object.keys(JAWAB), ...SERING, ...Object.keys(JUDUL)];
  expect(named.filter((path) => !known.has(path))).toEqual([]);
  expect(new Set(Object.values(JAWAB)).size).toBe(Object.keys(JAWAB).length);
  for (const jawab of Object.values(JAWAB)) expect(jawab.length).toBeLessThanOrEqual(70);
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
