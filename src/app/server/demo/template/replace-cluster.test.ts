import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPostgres, type Postgres } from '#kit/server/postgres/open-postgres.ts';
import { openGuardedFolder } from '#kit/testing/guarded-folder.ts';
import { replaceCluster } from '#app/server/demo/template/replace-cluster.ts';

let guarded: Awaited<ReturnType<typeof openGuardedFolder>>;
let made: Postgres;
const template = (there: boolean) => ({
  isThere: async () => there,
  take: async () => {},
  keep: async () => {},
  finish: async () => {},
});
const opened: Postgres[] = [];
async function open(): Promise<Postgres> {
  const one = await openPostgres({ dataFolder: guarded.folder });
  opened.push(one);
  return one;
}

beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', '');
  guarded = await openGuardedFolder();
  made = await open();
  await ask(made, 'create table cincin as select 5125 as berat');
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.stop();
  await guarded.close();
  vi.unstubAllEnvs();
});

async function ask({ connection }: Postgres, text: string): Promise<unknown[]> {
  const client = new Client(connection);
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const hasRing = async (postgres: Postgres): Promise<boolean> =>
  (await ask(postgres, `select from pg_class where relname = 'cincin'`)).length === 1;

test('the cluster that another process still uses stays, and the answer says so', async () => {
  const other = await replaceCluster({ ...made, stop: async () => {} }, template(true), open);
  expect([other.replaced, await hasRing(other.postgres)]).toEqual([false, true]);
});

test('where no demo is kept, and beside a database of one’s own, the cluster stays', async () => {
  expect(await replaceCluster(made, template(false), open)).toEqual({
    postgres: made,
    replaced: false,
  });
  await ask(made, 'create database sendiri');
  expect((await replaceCluster(made, template(true), open)).replaced).toBe(false);
  expect(await hasRing(made)).toBe(true);
});

test('else another cluster is there, and nothing of the old one', async () => {
  const other = await replaceCluster(made, template(true), open);
  expect([other.replaced, await hasRing(other.postgres)]).toEqual([true, false]);
  expect(existsSync(join(guarded.folder, `postgres.old-${process.pid}`))).toBe(false);
});
