import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from 'pg';
import { openDatabase, type Database } from '#kit/server/database.ts';
import { openDatabase as openTest, type TestDatabase } from '#kit/testing/database.ts';
import { PARAMETERS } from '#areas/toko/contract/parameter.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { isiTokoContoh } from '#areas/buku/server/toko-contoh.fixtures.ts';

let test_: TestDatabase;
let owner: Client;
let db: Database;

beforeAll(async () => {
  test_ = await openTest();
  owner = new Client(test_.connection);
  await owner.connect();
  await isiTokoContoh(owner);
  db = openDatabase({ connection: test_.connection, role: 'kilau_app' });
});

afterAll(async () => {
  await db.close();
  await owner.end();
  await test_.drop();
});

const broken = async (kode_toko?: string, sejak?: string) =>
  (await periksaBuku(db, kode_toko, sejak)).filter((one) => one.jumlah > 0).map(({ kode, contoh }) => ({ kode, contoh }));

test('a shop whose books are in order breaks no invariant, seen alone or among all', async () => {
  expect(await broken()).toEqual([]);
  expect(await broken('KJ1')).toEqual([]);
  expect(await broken('KJ1', '2026-11-20')).toEqual([]);
});
