import { afterAll, beforeAll, test } from 'vitest';
import { holdPage } from '#tests/kit/hold-page.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

type Document = { paths: object; components: { schemas: object } };

/** One line for each path and each shape: a change of one call is a change of one line. */
function pretty({ paths, components, ...head }: Document): string {
  const lines = (of: object): string =>
    Object.entries(of)
      .map(([key, one]) => `\n${JSON.stringify(key)}:${JSON.stringify(one)}`)
      .join(',');
  const { schemas, ...rest } = components;
  return (
    `${JSON.stringify(head, null, 1).slice(0, -2)},\n"components":{${JSON.stringify(rest).slice(1, -1)},` +
    `"schemas":{${lines(schemas)}\n}},\n"paths":{${lines(paths)}\n}}\n`
  );
}

test('docs/openapi.json is what the server tells of its calls', async () => {
  holdPage(
    'openapi.json',
    pretty((await shop.as('OWN').raw('GET', 'openapi.json')).body as Document),
  );
});

test('docs/openapi-katalog.json is what it tells of the read API of the catalogue', async () => {
  const { payload } = await shop.app.inject({ url: '/api/katalog/v1/openapi.json' });
  holdPage('openapi-katalog.json', pretty(JSON.parse(payload) as Document));
});

test('docs/openapi-adaptor.json is what marketplaces and web shops speak with it', async () => {
  const { payload } = await shop.app.inject({ url: '/api/v1/adaptor/openapi.json' });
  holdPage('openapi-adaptor.json', pretty(JSON.parse(payload) as Document));
});
