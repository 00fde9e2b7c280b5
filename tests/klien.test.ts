import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { generate } from 'openapi-typescript-codegen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openSesi } from '#app/server/demo/sitting.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** What a stranger makes of openapi.json: a public validator reads it, a public generator writes a client. */
let shop: Shop;
let document: Record<string, any>;
let folder: string;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  document = (await shop.as('OWN').raw('GET', 'openapi.json')).body;
  // Inside the house, so that the compiler finds the types of the platform.
  folder = mkdtempSync(resolve('node_modules/.klien-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.close();
});

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

test('so is the document of the read API of the catalogue', async () => {
  const { payload } = await shop.app.inject({ url: '/api/katalog/v1/openapi.json' });
  const { valid, errors } = await new Validator().validate(JSON.parse(payload));
  expect([valid, errors]).toEqual([true, undefined]);
});

test('figures of a query are numbers, and what a figure is counted in is said', () => {
  const { parameters } = document.paths['/barang'].get;
  const of = (name: string) => parameters.find((one: { name: string }) => one.name === name);
  expect([of('skip').schema.type, of('limit').schema.type]).toEqual(['integer', 'integer']);
  const { properties } =
    document.paths['/cash/keluar'].post.requestBody.content['application/json'].schema;
  expect(properties.jumlah.description).toMatch(/rupiah/);
});

test('a client made from it compiles and sells one piece', { timeout: 120_000 }, async () => {
  await generate({
    input: structuredClone(document),
    output: folder,
    httpClient: 'fetch',
    useOptions: true,
  });
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        module: 'commonjs',
        moduleResolution: 'bundler',
        target: 'es2023',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: [],
        outDir: 'jadi',
        skipLibCheck: true,
      },
      include: ['**/*.ts'],
    }),
  );
  const tsc = resolve('node_modules/typescript/lib/tsc.js');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);
  const client = createRequire(import.meta.url)(join(folder, 'jadi/index.js'));
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  client.OpenAPI.BASE = `${address}/api/v1`;
  client.OpenAPI.TOKEN = await openSesi(shop.db, 'ksr.kj1', 'uji');
  const [kode_barcode] = await tambahPotong(shop, ['P1']);
  const { data } = await client.DefaultService.postPenjualan({
    idempotencyKey: 'klien-buatan-1',
    requestBody: {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
      barang: [{ kode_barcode }],
      pembayaran: [{ jenis: 'CASH', jumlah: 9_000_000 }],
    },
  });
  expect(data.no_faktur_jual).toMatch(/^PJKJ1261120/);
});
