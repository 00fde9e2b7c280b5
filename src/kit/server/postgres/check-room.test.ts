import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase as connect, quiet } from '#kit/server/database.ts';
import { checkRoom, sharePools } from '#kit/server/postgres/check-room.ts';
import { checkRole, checkSession } from '#kit/server/postgres/check-session.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';

let base: TestDatabase;
let owner: pg.Client;
const opened: pg.Client[] = [];
beforeAll(async () => {
  base = await openDatabase();
  owner = await open();
});
afterAll(async () => {
  await Promise.all(opened.map((one) => one.end()));
  await base.drop();
});

async function open(): Promise<pg.Client> {
  const client = new pg.Client(base.connection);
  client.on('error', () => {});
  await client.connect();
  opened.push(client);
  return client;
}

const limit = (most: number) =>
  owner.query(
    `do $$ begin execute format('alter database %I connection limit ${most}', current_database()); end $$`,
  );

test.each([
  [100, { size: 8, reports: 3 }],
  [14, { size: 8, reports: 3 }],
  [13, { size: 7, reports: 2 }],
  [8, { size: 5, reports: 2 }],
  [7, { size: 5, reports: 1 }],
  [5, { size: 3, reports: 1 }],
  [4, undefined],
])('of %i connections the pools never take more than there are', (free, pools) => {
  expect(sharePools(free)).toEqual(pools);
});

test('a server with room gives the whole pools; a small limit makes them smaller and says so; a tiny one ends the start', async () => {
  expect(await checkRoom(owner)).toEqual({ size: 8, reports: 3 });
  await limit(8);
  const small = await checkRoom(owner);
  expect(small).toMatchObject({ size: 5, reports: 2 });
  expect(small.problem).toMatch(/has 8 connections .*max_connections=\d+/);
  const second = await open();
  expect(await checkRoom(owner), 'what others hold is theirs').toMatchObject({
    size: 5,
    reports: 1,
  });
  await limit(4);
  await expect(checkRoom(owner)).rejects.toThrow(/Raise max_connections/);
  await limit(-1);
  await checkSession(owner, second);
});

test('two connections that share one session are a pooler in transaction mode: the start says why not', async () => {
  const shared = quiet(new pg.Pool({ ...base.connection, max: 1 }));
  const lent = { query: shared.query.bind(shared) } as unknown as pg.Client;
  await expect(checkSession(lent, lent)).rejects.toThrow(/transaction mode.*decision 0240/);
  await shared.end();
});

test('a role that was asked for and is not there ends the start', async () => {
  const db = connect({ connection: base.connection });
  await expect(checkRole(db, 'kilau_app')).rejects.toThrow(/drops the options/);
  await db.close();
  const right = connect({ connection: base.connection, role: 'kilau_app' });
  await checkRole(right, 'kilau_app');
  await right.close();
});
