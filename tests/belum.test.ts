import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BELUM, belumAt } from '#areas/toko/contract/belum.ts';
import { AREAS } from '#app/contract/areas.ts';
import { GROUPS } from '#kit/contract/menu.ts';
import { MENU } from '#app/contract/menu.ts';
import { compareAll } from '#tools/requirement.ts';

/** `BELUM` is held both ways: what has landed may not stand on it, what is missing must. Modules: `dipakai`. */
const { screens, reports, calls } = compareAll();

test('a screen of the requirement is there, or says that it is not there yet', () => {
  const waiting = BELUM.flatMap(({ layar }) => layar.map(({ path }) => `/${path}`));
  expect(waiting.toSorted()).toEqual(screens.missing.map(({ key }) => key).toSorted());
});

test('a report of the requirement is there, or says that it is not there yet', () => {
  const waiting = BELUM.flatMap(({ laporan }) => laporan.map(({ path }) => `/${path}`));
  expect(waiting.toSorted()).toEqual(reports.missing.map(({ key }) => key).toSorted());
});

test('a call that is missing belongs to a part that is named', () => {
  const words = new Set(BELUM.flatMap(({ panggilan }) => panggilan));
  const lost = calls.missing.filter(
    ({ key }) => !words.has(key.replace(/^[A-Z]+ /, '').split('/')[0]!),
  );
  expect(lost).toEqual([]);
});

test('a group of the sidebar without a screen stands on the list, with one it does not', () => {
  const filled = new Set(MENU.map(({ group }) => group.split('/')[0]));
  const empty = GROUPS.filter((group) => group !== 'Beranda' && !filled.has(group));
  expect(BELUM.flatMap(({ group }) => group ?? []).toSorted()).toEqual(empty.toSorted());
});

test('an area has its folder, and a folder its area', () => {
  const folder = join(import.meta.dirname, '../src/areas');
  expect([...AREAS].toSorted()).toEqual(readdirSync(folder).toSorted());
  expect(AREAS.filter((area) => !existsSync(join(folder, area, `${area}.area.ts`)))).toEqual([]);
});

test('an address of a screen that is there is none to come', () => {
  for (const path of ['/integrasi-marketplace/', '/kirim-barang-external', '/nowhere'])
    expect(belumAt(path)).toBeUndefined();
});
