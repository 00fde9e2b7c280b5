import { Client } from 'pg';
import { expect, test } from 'vitest';
import { checkSettings } from '#kit/server/postgres/check-settings.ts';
import { openDatabase, type TestDatabase, toDatabase } from '#kit/testing/database.ts';

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

async function ask({ connection }: TestDatabase, sql: string): Promise<unknown[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}
