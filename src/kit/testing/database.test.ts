import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { checkSettings } from '#kit/server/postgres/check-settings.ts';
import {
  dropDatabases,
  openDatabase,
  prepareTemplate,
  TEST_SERVER,
  toDatabase,
  type TestDatabase,
  type TestServer,
} from '#kit/testing/database.ts';

test('every test file gets a migrated database that no other file sees', async () => {
  const [mine, other] = [await openDatabase(), await openDatabase()];
  expect(await ask(mine, 'select count(*) > 0 as migrated from migrasi')).toEqual([
    { migrated: true },
  ]);
  await ask(mine, 'create table cincin (berat bigint)');
  await expect(ask(other, 'select * from cincin')).rejects.toThrow('does not exist');
  await mine.drop();
  await expect(ask(mine, 'select 1')).rejects.toThrow('does not exist');
  await other.drop();
});

test('a server that may lose acknowledged writes is refused', async () => {
  const database = await openDatabase();
  const client = new Client(database.connection);
  await client.connect();
  expect(await checkSettings(client)).toEqual([]);
  await client.query('set synchronous_commit = off');
  await expect(checkSettings(client)).rejects.toThrow('synchronous_commit=off');
  process.argv.push('--unsafe-demo');
  expect(await checkSettings(client)).toEqual(['PostgreSQL runs with synchronous_commit=off']);
  process.argv.pop();
  await client.end();
  await database.drop();
});

test('another database of the same server, by URL or by socket', () => {
  const url = { connectionString: 'postgres://kilau@localhost:5432/postgres?ssl=true' };
  expect(toDatabase(url, 'x').connectionString).toBe('postgres://kilau@localhost:5432/x?ssl=true');
  expect(toDatabase({ host: '/run', database: 'kilau' }, 'x')).toEqual({
    host: '/run',
    database: 'x',
  });
});

test('a template goes on from one that has gone the first steps, and begins where one was changed', async () => {
  const { connection } = JSON.parse(process.env[TEST_SERVER]!) as TestServer;
  const folder = await mkdtemp(join(tmpdir(), 'kilau-steps-'));
  const run = 990_000 + (process.pid % 9999);
  const step = (name: string, sql: string) => writeFile(join(folder, name), sql);
  const rows = async (name: string) =>
    ask({ connection: toDatabase(connection, name) }, 'select isi from coba order by 1');
  try {
    await step('001-coba.sql', 'create table coba (isi int);');
    const first = await prepareTemplate(connection, run, folder);
    await ask({ connection: toDatabase(connection, first) }, 'insert into coba values (1)');
    await step('002-coba-lagi.sql', 'insert into coba values (2);');
    expect(await rows(await prepareTemplate(connection, run, folder))).toEqual([
      { isi: 1 },
      { isi: 2 },
    ]);
    await step('001-coba.sql', 'create table coba (isi bigint);');
    expect(await rows(await prepareTemplate(connection, run, folder))).toEqual([{ isi: '2' }]);
  } finally {
    await dropDatabases(connection, run);
    await rm(folder, { recursive: true });
  }
});

async function ask(
  { connection }: Pick<TestDatabase, 'connection'>,
  sql: string,
): Promise<unknown[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}
