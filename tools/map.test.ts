import { expect, test } from 'vitest';
import { drawMap, leansOf } from '#tools/map.ts';
import { sourceOf } from '#tools/source.ts';

const file = (path: string, ...on: string[]) =>
  sourceOf(`src/areas/${path}`, on.map((one) => `import '#areas/${one}/rules/a.ts';`).join('\n'));

test('an area leans on what it imports; its own files and tests do not count', () => {
  const leans = leansOf([
    file('penjualan/server/a.ts', 'buku', 'buku', 'penjualan'),
    file('penjualan/web/b.ts', 'buku', 'toko'),
    file('penjualan/server/a.test.ts', 'hutang'),
    file('toko/rules/a.ts'),
  ]);
  expect([...(leans.get('penjualan') ?? [])]).toEqual(['buku', 'toko']);
  expect([...(leans.get('toko') ?? [])]).toEqual([]);
});

test('the page lists every arrow and draws those that no longer way replaces', () => {
  const map = drawMap(
    leansOf([
      file('penjualan/server/a.ts', 'buku', 'toko'),
      file('buku/server/a.ts', 'toko'),
      file('toko/rules/a.ts'),
    ]),
  );
  expect(map).toContain('| penjualan | toko, buku |');
  expect(map).toContain('| toko | the kit only |');
  expect(map).toContain('  penjualan --> buku\n');
  expect(map).not.toContain('penjualan --> toko');
});

test('a new arrow changes the page', () => {
  const before = [file('penjualan/server/a.ts', 'buku'), file('buku/rules/a.ts')];
  const after = [...before, file('penjualan/server/b.ts', 'toko')];
  expect(drawMap(leansOf(after))).not.toBe(drawMap(leansOf(before)));
});
