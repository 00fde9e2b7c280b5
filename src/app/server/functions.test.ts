import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFunctions, readFunctions } from '#kit/server/schema/functions.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';
import { register } from '#app/server/register.ts';

let database: TestDatabase;
let owner: Client;
beforeAll(async () => {
  database = await openDatabase();
  owner = new Client(database.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Every view and trigger with its text, and who may do what with it. */
const made = async (): Promise<unknown[]> =>
  (
    await owner.query(`
      select relname as name, pg_get_viewdef(oid) as text, relacl::text as acl from pg_class
       where relkind = 'v' and relnamespace = 'public'::regnamespace
      union all
      select tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid), null from pg_trigger where not tgisinternal
       order by 1`)
  ).rows;

test('functions, views and triggers are made again of the tables that are there where their text is another (decision 991)', async () => {
  const before = await made();
  expect(before.length).toBeGreaterThan(400);
  expect(await register.prepare(owner)).toBe(false);
  const functions = await readFunctions(join(import.meta.dirname, 'functions'));
  const other = { ...functions, seal: 'another text' };
  expect(
    await makeFunctions(
      owner,
      other,
      async () => void (await owner.query('drop view v_register, v_register_letters')),
    ),
  ).toBe(true);
  // The seal of what is there is not that of the files: all is made again, with what declarations make.
  expect(await register.prepare(owner)).toBe(true);
  expect(await made()).toEqual(before);
  expect(await register.prepare(owner)).toBe(false);
});

test('a text that PostgreSQL refuses is told by its file and line, and changes nothing', async () => {
  const before = await made();
  const files = [{ nama: '010-uji.sql', sql: 'select 1;\ncreate vew x as select 1;' }];
  await expect(makeFunctions(owner, { files, seal: 'uji' }, async () => {})).rejects.toThrow(
    '010-uji.sql:2: syntax error at or near "vew"',
  );
  expect(await made()).toEqual(before);
});
