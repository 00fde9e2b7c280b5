import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyMigrations, readMigrations } from '#kit/server/migrations.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';

let database: TestDatabase;
let client: Client;
let folder: string;

beforeEach(async () => {
  database = await openDatabase();
  client = new Client(database.connection);
  await client.connect();
  await client.query('drop table migrasi');
  folder = await mkdtemp(join(tmpdir(), 'kilau-migrations-'));
});
afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

test('steps run once, by number, and are told', async () => {
  await file('002-coba-isi.sql', 'insert into coba_kotak values (2);');
  await file('001-coba-kotak.sql', 'create table coba_kotak (isi int);');
  const said: string[] = [];
  expect(await applyMigrations(client, folder, (line) => said.push(line))).toBe(2);
  expect(said).toEqual(['Migration 001-coba-kotak.sql', 'Migration 002-coba-isi.sql']);
  expect(await applyMigrations(client, folder)).toBe(0);
  await file('003-coba-lagi.sql', 'insert into coba_kotak values (3);');
  expect(await applyMigrations(client, folder)).toBe(1);
  expect((await client.query('select isi from coba_kotak order by 1')).rows).toHaveLength(2);
});

test('the steps of a new database are told in a few lines', async () => {
  for (let n = 1; n <= 85; n++)
    await file(`${String(n).padStart(3, '0')}-coba-langkah.sql`, 'select 1;');
  const said: string[] = [];
  expect(await applyMigrations(client, folder, (line) => said.push(line))).toBe(85);
  expect(said).toEqual(['Migration 1 / 85', 'Migration 40 / 85', 'Migration 80 / 85']);
});

test('a step that fails leaves nothing of itself, and its name is in the message', async () => {
  await file('001-coba-kotak.sql', 'create table coba_kotak (isi int); select 1 / 0;');
  await expect(applyMigrations(client, folder)).rejects.toThrow('001-coba-kotak.sql: division');
  expect((await client.query(`select to_regclass('coba_kotak') as it`)).rows).toEqual([
    { it: null },
  ]);
});

test('a step that PostgreSQL cannot read is told by its file and line', async () => {
  await file(
    '001-coba-kotak.sql',
    'create table coba_kotak (isi int);\n\ncreate tabel coba_dua ();',
  );
  await expect(applyMigrations(client, folder)).rejects.toThrow(
    '001-coba-kotak.sql:3: syntax error at or near "tabel"',
  );
});

test('an applied step that was changed, or is missing, is refused', async () => {
  await file('001-coba-kotak.sql', 'create table coba_kotak (isi int);');
  await applyMigrations(client, folder);
  await file('001-coba-kotak.sql', 'create table coba_kotak (isi bigint);');
  await expect(applyMigrations(client, folder)).rejects.toThrow('changed after it was applied');
  await rm(join(folder, '001-coba-kotak.sql'));
  await expect(applyMigrations(client, folder)).rejects.toThrow('newer than this program');
});

test('two servers that start at once migrate once', async () => {
  await file('001-coba-kotak.sql', 'select pg_sleep(0.2); create table coba_kotak (isi int);');
  const second = new Client(database.connection);
  await second.connect();
  const counts = await Promise.all([client, second].map((one) => applyMigrations(one, folder)));
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1]);
  await second.end();
});

test('a file that does not say its number, or says one twice, is refused', async () => {
  await file('1-coba.sql', '');
  await expect(readMigrations(folder)).rejects.toThrow('not 1-coba.sql');
  await rm(join(folder, '1-coba.sql'));
  await file('001-coba-a.sql', '');
  await file('001-coba-b.sql', '');
  await expect(readMigrations(folder)).rejects.toThrow('Two migrations have the number 1');
});

const file = (name: string, sql: string): Promise<void> => writeFile(join(folder, name), sql);
