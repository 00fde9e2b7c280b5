import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** What a stranger makes of openapi.json: a public validator reads it. */
let shop: Shop;
let document: Record<string, any>;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  document = (await shop.as('OWN').raw('GET', 'openapi.json')).body;
});
afterAll(() => shop.close());

test('the document is valid, its references lead somewhere, its operations have names of their own', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect([valid, errors]).toEqual([true, undefined]);
  const text = JSON.stringify(document);
  const known = new Set(Object.keys(document.components.schemas));
  for (const [, ref] of text.matchAll(/"\$ref":"([^"]+)"/g))
    expect(known).toContain(ref!.replace('#/components/schemas/', ''));
  const operations = Object.values(document.paths).flatMap((one) => Object.values(one as object));
  const ids = operations.map((one) => (one as { operationId: string }).operationId);
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]*$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('figures of a query are numbers, and what a figure is counted in is said', () => {
  const { parameters } = document.paths['/barang'].get;
  const of = (name: string) => parameters.find((one: { name: string }) => one.name === name);
  expect([of('skip').schema.type, of('limit').schema.type]).toEqual(['integer', 'integer']);
  const { properties } =
    document.paths['/cash/keluar'].post.requestBody.content['application/json'].schema;
  expect(properties.jumlah.description).toMatch(/rupiah/);
});
