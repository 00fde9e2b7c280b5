import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { openDatabase as connect, type Database } from '#kit/server/database.ts';
import { sqlOn } from '#kit/server/sql.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';
import { documentKinds } from '#app/contract/document-kinds.ts';
import { readCatalogue, refuseOtherTables } from '#app/server/compare-tables.ts';

let database: TestDatabase;
let db: Database;
let owner: pg.Client;
beforeAll(async () => {
  database = await openDatabase();
  db = connect({ connection: database.connection, role: 'kilau_app' });
  owner = new pg.Client(database.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await db.close();
  await database.drop();
});

test('every column that a document declares is in its table, in its type', async () => {
  await refuseOtherTables(db);
  const tables = await readCatalogue(db);
  const kinds = documentKinds();
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter(({ table }) => !tables.has(table))).toEqual([]);
});

test.each([
  [
    'a column that is missing',
    'alter table mutasi_uang rename keterangan to catatan',
    'mutasi_uang.keterangan is missing. alter table mutasi_uang add keterangan text not null;',
  ],
  [
    'another type',
    'alter table aksesoris_gerak drop total_qty cascade, add total_qty numeric not null',
    'aksesoris_gerak.total_qty is numeric, declared as int. alter table aksesoris_gerak alter total_qty type integer',
  ],
  [
    'what may be left out there and not here',
    'alter table hancur alter alasan drop not null',
    'hancur.alasan is always there and may be null. alter table hancur alter alasan set not null;',
  ],
  [
    'a table that is missing',
    'alter table aksesoris_gerak rename to gerak_lama',
    "Table aksesoris_gerak is missing. select create_document('aksesoris_gerak', 'no_aksesoris'",
  ],
])('%s ends the start with the statement that mends it', async (_, fault, said) => {
  await owner.query('begin');
  try {
    await owner.query(fault);
    await expect(refuseOtherTables(sqlOn(owner))).rejects.toThrow(said);
  } finally {
    await owner.query('rollback');
  }
});
