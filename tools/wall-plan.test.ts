import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { allows, FLOORS, TEST_PACKAGES } from '#tools/floors.ts';
import { sourceOf } from '#tools/source.ts';
import { objection, wallPlan } from '#tools/wall-plan.ts';

const sale = 'src/areas/penjualan';

test.each([
  ['down', `${sale}/server/jual.ts`, '#areas/penjualan/rules/jual.ts'],
  ['left', `${sale}/server/jual.ts`, '#areas/buku/server/catat-buku.ts'],
  ['left to the kit', `${sale}/rules/jual.ts`, '#kit/rules/quantity.ts'],
  ['beside', `${sale}/web/jual.screen.tsx`, './jual.css'],
  ['a package of its floor', `${sale}/server/jual.ts`, 'pg'],
  ['a package by its beginning', `${sale}/web/jual.screen.tsx`, '@mantine/core'],
  ['zod in its small form', `${sale}/contract/jual.api.ts`, 'zod/mini'],
  [
    'a test leans on the kit that opens shops',
    `${sale}/server/jual.test.ts`,
    '#kit/testing/shop.ts',
  ],
  ['a test uses the test library', `${sale}/rules/jual.test.ts`, 'vitest'],
])('%s is allowed', (_, from, to) => {
  expect(objection(from, to)).toBeUndefined();
});

test.each([
  ['up', `${sale}/rules/jual.ts`, '#areas/penjualan/server/jual.ts', 'may not stand on server'],
  [
    'right',
    `${sale}/server/jual.ts`,
    '#areas/hutang/server/x.ts',
    'lean to the right, on areas/hutang',
  ],
  ['out of the kit', 'src/kit/server/http.ts', '#areas/toko/server/x.ts', 'lean to the right'],
  ['from server to web', `${sale}/server/jual.ts`, '#areas/penjualan/web/x.tsx', 'stand on web'],
  ['from web to server', `${sale}/web/x.tsx`, '#areas/buku/server/x.ts', 'stand on server'],
  ['a rule with a package', `${sale}/rules/jual.ts`, 'dayjs', 'may not use the package dayjs'],
  ['a rule with Node', `${sale}/rules/jual.ts`, 'node:fs', 'may not use the package node:fs'],
  ['a contract with all of zod', `${sale}/contract/jual.api.ts`, 'zod', 'may not use the package'],
  ['a server with React', `${sale}/server/jual.ts`, 'react', 'may not use the package react'],
  ['code with the test kit', `${sale}/server/jual.ts`, '#kit/testing/shop.ts', 'stand on testing'],
  ['a tool', `${sale}/server/jual.ts`, '#tools/report.ts', 'in no room'],
  ['an area nobody listed', 'src/areas/emas/rules/x.ts', '#kit/rules/hari.ts', 'in no room'],
  ['a fifth floor', `${sale}/utils/x.ts`, '#kit/rules/hari.ts', 'stands on no floor'],
])('%s is refused', (_, from, to, why) => {
  expect(objection(from, to)).toContain(why);
});

test('a planted import is found by file and name, an export or a lazy import as well', () => {
  const text = `export { x } from '#areas/hutang/rules/x.ts'; void import('#areas/hutang/rules/y.ts');`;
  expect(wallPlan([sourceOf(`${sale}/rules/jual.ts`, text)])).toEqual([
    expect.stringContaining('jual.ts imports #areas/hutang/rules/x.ts: areas/penjualan may not'),
    expect.stringContaining('jual.ts imports #areas/hutang/rules/y.ts: areas/penjualan may not'),
  ]);
});

test('a circle inside a cell is found once, by types and by what comes later as well', () => {
  const from = (name: string, text: string) => sourceOf(`${sale}/rules/${name}.ts`, text);
  const a = from('a', `import { b } from '#areas/penjualan/rules/b.ts'; export const a = b;`);
  const b = from('b', `import { c } from './c.ts'; export const b = c;`);
  const c = from('c', `import { a } from './a.ts'; export const c = a;`);
  const typed = from('c', `import type { a } from './a.ts'; export type C = typeof a;`);
  const later = from('c', `export const c = () => import('./a.ts');`);
  const circle = `A circle: ${['a', 'b', 'c', 'a'].map((name) => `${sale}/rules/${name}.ts`).join(' → ')}`;
  for (const closing of [c, typed, later]) expect(wallPlan([a, b, closing])).toEqual([circle]);
});

test('every package that a floor may use is installed by package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  const named = [...Object.values(FLOORS).flatMap(({ packages }) => packages), ...TEST_PACKAGES];
  const missing = named.filter((one) => {
    const name = /^(@[^/]+\/)?[^/]+/.exec(one)![0];
    return one !== 'node:' && !installed.some((it) => it === name || allows([one], it));
  });
  expect(missing).toEqual([]);
});
