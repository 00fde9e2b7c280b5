import { expect, test } from 'vitest';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { GROUPS, LAPORAN } from '#kit/contract/menu.ts';
import { MENU } from '#app/contract/menu.ts';
import { FIRST, OWN } from '#app/web/loads.ts';
import { ENTRIES } from '#app/web/menu.ts';
import { BESIDE, PAGES } from '#app/web/pages.ts';
import { SCREENS } from '#app/web/screens.ts';
import { holdPage } from '#tests/kit/hold-page.ts';

const byPath = new Map(MENU.map((row) => [row.path, row]));

test('docs/routes.txt lists every fixed path of the product, and no other', () => {
  const paths = [...BESIDE, ...ENTRIES.map(({ path }) => `/${path}`)].toSorted((a, b) =>
    a < b ? -1 : 1,
  );
  holdPage('routes.txt', `${paths.join('\n')}\n`);
});

test('docs/menu.tsv lists the lines of the menu in their order, with those who see them from the start', () => {
  const rows = MENU.map(({ group, title, path, levels, free, hidden }) =>
    [group, title, path, free ? 'bebas' : levels.join(' '), hidden ? 'tersembunyi' : ''].join('\t'),
  );
  holdPage('menu.tsv', `group\ttitle\tpath\tlevels\thidden\n${rows.join('\n')}\n`);
});

test('a line stands in a group of the sidebar, a report in a part of its page that has a place', () => {
  const [groups, parts]: readonly string[][] = [[...GROUPS], [...LAPORAN]];
  const lost = MENU.filter(({ group }) => {
    const [name = '', part = ''] = group.split('/');
    return !groups!.includes(name) || (name === 'Laporan' && !parts!.includes(part));
  });
  expect(lost.map(({ group, path }) => `${path}: ${group}`)).toEqual([]);
});

test('no path stands twice', () => {
  const paths = ENTRIES.map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) < at)).toEqual([]);
});

test('every line of the menu has its screen, and every screen its line', () => {
  const doors = new Set(SCREENS.map(({ path }) => path));
  expect(MENU.filter(({ path }) => !doors.has(path)).map(({ path }) => path)).toEqual([]);
  expect(SCREENS.filter(({ path }) => !byPath.has(path)).map(({ path }) => path)).toEqual([]);
  expect(Object.keys(FIRST).filter((path) => !doors.has(path))).toEqual([]);
  const own = PAGES.map(({ path }) => path);
  expect(Object.keys(OWN).toSorted()).toEqual(own.toSorted());
});

test('a master and a report bear the title and the gate that the menu shows', () => {
  const declared = CONTRACTS.flatMap((area) => [...area.masters, ...area.reports]);
  const wrong = declared.filter(({ path, title, gate }) => {
    const row = byPath.get(path);
    return row?.title !== title || JSON.stringify(row.gate) !== JSON.stringify(gate);
  });
  expect(wrong.map(({ path, title }) => `${path}: ${title}`)).toEqual([]);
});

test('the lines of a group stand as the shop reads them, whichever area brings them', () => {
  const master = MENU.filter(({ group }) => group === 'Data Master').map(({ path }) => path);
  expect(master.slice(0, 4)).toEqual([
    'master-kategori',
    'master-jenis',
    'master-group',
    'master-parameter-jenis-group',
  ]);
  expect(master.indexOf('master-sales')).toBe(master.indexOf('master-baki') + 2);
  const validasi = MENU.filter(({ group }) => group === 'Validasi').map(({ path }) => path);
  expect(validasi[0]).toBe('validasi-penjualan');
  expect(validasi.slice(-2)).toEqual(['validasi-non-cash', 'validasi-jual-beli-manual']);
});
