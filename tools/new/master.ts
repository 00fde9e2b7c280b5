import { addToArea, nextMigration } from '#tools/new/doors.ts';
import type { Name } from '#tools/new/names.ts';
import type { Tree } from '#tools/new/tree.ts';

/** A master: its declaration, its table, its line in the area, and a test that asks what is special. */
export function newMaster(tree: Tree, area: Name, of: Name): void {
  const file = `areas/${area.kebab}/contract/${of.kebab}.master.ts`;
  const importLine = `import { ${of.camel}Master } from '#${file}';`;
  tree.create(`src/${file}`, declaration(of));
  tree.create(nextMigration(tree, area, of.kebab), table(of));
  tree.create(`src/areas/${area.kebab}/server/${of.kebab}.test.ts`, masterTest(importLine, of));
  addToArea(tree, area, 'masters', `${of.camel}Master`, [importLine]);
}

export const menuRow = (group: string, title: string, path: string): string =>
  `{ group: '${group}', title: '${title}', path: '${path}', levels: [] }`;

const declaration = ({ kebab, snake, camel, title }: Name): string =>
  `import { kode, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';

/** What a ${kebab} is in the shop, in one sentence. */
export const ${camel}Master = defineMaster({
  path: 'master-${kebab}',
  menu: { group: 'Data Master', levels: [] },
  title: 'Master ${title}',
  noun: '${title.toLowerCase()}',
  table: '${snake}',
  key: 'kode_${snake}',
  fields: {
    kode_${snake}: kode('Kode ${title}'),
    nama_${snake}: text('Nama ${title}', { max: 60 }),
  },
  api: { list: 'GET ${kebab}' },
});
`;

const table = ({ snake }: Name): string => `create table ${snake} (
  kode_toko text not null references toko,
  kode_${snake} text not null,
  nama_${snake} text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_${snake})
);
`;

const masterTest = (importLine: string, { kebab, snake, camel }: Name): string =>
  `import { afterAll, beforeAll, expect, test } from 'vitest';
${importLine}
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a ${kebab} is added and listed', async () => {
  const { create, list } = ${camel}Master.endpoints;
  const row = { kode_${snake}: 'A1', nama_${snake}: 'Contoh' };
  await shop.as('OWN').call(create, { body: row });
  expect(await shop.as('OWN').call(list)).toMatchObject([row]);
});

test('what only the shop knows about a ${kebab}', () => {
  expect.fail('Say in the title what must hold, prove it here, or remove this test.');
});
`;
