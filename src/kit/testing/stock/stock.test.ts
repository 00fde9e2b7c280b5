import { Client, type ClientConfig } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#kit/testing/database.ts';
import { bedOf, layBack, type Bed } from '#kit/testing/stock/lay-back.ts';
import { lend, type Lent } from '#kit/testing/stock/stock.ts';

const take = (): Promise<Lent> => lend('template', openDatabase);
type Row = Record<string, unknown>;
const ask = async ({ owner }: Lent, text: string): Promise<Row[]> =>
  (await owner.query<Row>(text)).rows;
const nameOf = async (one: Lent): Promise<unknown> =>
  (await ask(one, 'select current_database() as name'))[0]!['name'];

/** A value that a column of this type takes, by the type of a domain below it. */
const VALUES: [of: RegExp, value: string][] = [
  [/\[\]$/, '{}'],
  [/int|numeric|real|double/, '1'],
  [/^bool/, 'true'],
  [/^(date|timestamp)/, '2026-01-01'],
  [/^json/, '{}'],
  [/^uuid$/, '00000000-0000-4000-8000-000000000001'],
  [/^(text|char|bpchar|varchar)/, 'x'],
  [/^bytea$/, '\\x01'],
  [/^time/, '10:00'],
  [/^interval$/, '1 day'],
  [/^(inet|cidr)$/, '127.0.0.1'],
];

const COLUMNS = `
  select c.oid::regclass::text as tab, quote_ident(attname) as col,
         format_type(coalesce(nullif(typbasetype, 0), t.oid), -1) as type
    from pg_class c join pg_attribute a on attrelid = c.oid join pg_type t on t.oid = atttypid
   where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and attgenerated = ''`;
const CHECKS = `
  select case when contypid = 0 then format('alter table %s drop constraint %I', conrelid::regclass, conname)
              else format('alter domain %s drop constraint %I', contypid::regtype, conname) end as text
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`;

let own: Awaited<ReturnType<typeof openDatabase>>;
let client: Client;
let bed: Bed;
beforeAll(async () => {
  // What files before have left ready has connections of its own number.
  for (let ready = 2; ready > 0; ready -= 1) await (await take()).giveBack(false);
  own = await openDatabase();
  client = new Client({ ...own.connection, pipeline: true } as ClientConfig);
  await client.connect();
  await client.query(`set session_replication_role = replica; set timezone = 'UTC'`);
  // What a table takes is not what is asked here: a row in each one of them is.
  for (const { text } of (await client.query<{ text: string }>(CHECKS)).rows)
    await client.query(text);
  bed = await bedOf(client);
});
afterAll(async () => {
  await client.end();
  await own.drop();
});

/** All rows of all tables, and where each sequence is. */
async function everything(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const tab of bed.columns.keys()) {
    const { rows } = await client.query<{ told: string }>(
      `select count(*) || md5(coalesce(string_agg(t::text, '' order by t::text), '')) as told from ${tab} t`,
    );
    found.set(tab, rows[0]!.told);
  }
  for (const seq of bed.sequences) {
    const { rows } = await client.query<{ told: string }>(
      `select last_value || is_called::text as told from ${seq}`,
    );
    found.set(seq, rows[0]!.told);
  }
  return found;
}

/** One row more in every table, by the types of its columns. */
async function fillAll(): Promise<void> {
  const { rows } = await client.query<{ tab: string; col: string; type: string }>(COLUMNS);
  for (const [tab, cols] of Map.groupBy(rows, (row) => row.tab)) {
    const values = cols.map(({ type }) => VALUES.find(([of]) => of.test(type))?.[1] ?? 'x');
    const given = values.map((one) => `'${one}'`).join();
    await client.query(
      `insert into ${tab} (${cols.map(({ col }) => col).join()}) overriding system value values (${given})`,
    );
  }
  for (const seq of bed.sequences) await client.query(`select nextval('${seq}')`);
}

test('a row more in every table, a changed one, a deleted one, and every sequence are laid back', async () => {
  const before = await everything();
  for (const round of ['more', 'changed', 'deleted', 'all of it']) {
    await fillAll();
    for (const tab of bed.state.tables.keys()) {
      const [col] = bed.columns.get(tab)!.split(', ');
      const first = `ctid in (select ctid from ${tab} order by age(xmin) desc, ctid limit 1)`;
      if (round === 'changed')
        await client.query(`update ${tab} set ${col} = ${col} where ${first}`);
      if (round === 'deleted') await client.query(`delete from ${tab} where ${first}`);
      if (round === 'all of it') await client.query(`delete from ${tab}`);
    }
    const now = await everything();
    const same = [...before].filter(([name, told]) => now.get(name) === told);
    expect(same, round).toEqual([]);
    expect(await layBack(bed, bed.state)).toBe(true);
    expect(await everything(), round).toEqual(before);
  }
});

test('what lies otherwise is laid as another kind has it, and back', async () => {
  const [bare, before] = [bed.state, await everything()];
  await fillAll();
  bed = await bedOf(client);
  const [full, filled] = [bed.state, await everything()];
  expect(await layBack(bed, bare)).toBe(true);
  expect(await everything()).toEqual(before);
  expect(await layBack(bed, full)).toBe(true);
  expect(await everything()).toEqual(filled);
  expect(await layBack(bed, bare)).toBe(true);
});

test('so many rows that a copy is cheaper are left as they are', async () => {
  const [tab] = [...bed.columns.keys()].filter((one) => one === 'sales');
  await client.query(
    `insert into ${tab} (kode_toko, kode_sales, nama) select 'KJ1', 'B' || i, 'x' from generate_series(1, 20001) i`,
  );
  expect(await layBack(bed, bed.state)).toBe(false);
});

/** What a session is asked of which it may keep something. */
const SESSION = `select current_user, current_setting('timezone') as zone, current_setting('statement_timeout') as patience,
  (select count(*)::int from pg_locks where locktype = 'advisory' and database =
     (select oid from pg_database where datname = current_database())) as locks, pg_listening_channels() as hears`;

test('the next shop has the same sessions, as they were opened, with the plans of the one before', async () => {
  const one = await take();
  const name = await nameOf(one);
  const client = await one.db.pool.connect();
  const opened = (await client.query<Row>(SESSION)).rows;
  const plan = {
    name: 'own',
    text: 'select count(*) from toko where kode_toko = $1',
    values: ['KJ1'],
  };
  await client.query(plan);
  await client.query(
    `listen kilau; select pg_advisory_lock(1); set timezone = 'Asia/Jakarta'; set statement_timeout = 1; set role none`,
  );
  client.on('notification', () => {});
  client.release();
  await one.owner.query('set session_replication_role = replica; begin');
  await one.giveBack(true);
  await expect(one.db.many({} as never)).rejects.toThrow('after calling end');
  await expect(one.owner.query('select 1')).rejects.toThrow('after calling end');

  const next = await take();
  expect(await nameOf(next)).toBe(name);
  const again = await next.db.pool.connect();
  expect((await again.query<Row>(SESSION)).rows).toEqual(opened);
  expect(again.listenerCount('notification')).toBe(0);
  const plans = await again.query(`select from pg_prepared_statements where name = 'own'`);
  expect(plans.rowCount).toBe(1);
  again.release();
  expect(await ask(next, 'show session_replication_role')).toEqual([
    { session_replication_role: 'origin' },
  ]);
  await next.giveBack(true);
});

/** What rows alone do not bring back. */
const CHANGES: [what: string, change: (one: Lent) => Promise<unknown> | void][] = [
  ['a table', ({ owner }) => owner.query('create table uji ()')],
  ['a column', ({ owner }) => owner.query('alter table sales add uji int')],
  [
    'a column that may be empty',
    ({ owner }) => owner.query('alter table sales alter nama drop not null'),
  ],
  [
    'a function',
    ({ owner }) => owner.query('create function uji() returns int language sql return 1'),
  ],
  ['a trigger that sleeps', ({ owner }) => owner.query('alter table sales disable trigger all')],
  [
    'an index that is gone',
    ({ owner }) =>
      owner.query(`do $$ begin execute (select 'drop index ' || min(indexrelid::regclass::text)
     from pg_index where not indisunique and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)); end $$`),
  ],
  ['a right', ({ owner }) => owner.query('grant delete on audit to kilau_app')],
  ['a figure of the planner', ({ owner }) => owner.query('analyze migrasi')],
  ['a large object', ({ owner }) => owner.query('select lo_create(0)')],
  [
    'a setting of the database',
    ({ owner }) =>
      owner.query(
        `do $$ begin execute format('alter database %I set work_mem = 999', current_database()); end $$`,
      ),
  ],
  ['a session that is still held', ({ db }) => db.pool.connect()],
  [
    'a statement that is rewritten on its way',
    async ({ db }) => {
      const client = await db.pool.connect();
      client.query = client.query.bind(client) as typeof client.query;
      client.release();
    },
  ],
  ['somebody who hears the pool', ({ db }) => void db.pool.on('acquire', () => {})],
];

test.each(CHANGES)('%s: the next shop has another database', async (_what, change) => {
  const one = await take();
  const name = await nameOf(one);
  const held = await change(one);
  const back = one.giveBack(true);
  // A connection that is still held is released after 5 s, later than `giveBack` waits for it.
  const { release } = (held ?? {}) as { release?: () => void };
  if (release) setTimeout(release, 5000);
  await back;
  const next = await take();
  expect(await nameOf(next)).not.toBe(name);
  await next.giveBack(true);
});

test('who is still in a database, or says that it is broken, keeps it from the next shop', async () => {
  const one = await take();
  const name = await nameOf(one);
  await one.giveBack(false);
  const two = await take();
  expect(await nameOf(two)).not.toBe(name);
  const other = new Client({ ...own.connection, database: String(await nameOf(two)) });
  other.on('error', () => {});
  await other.connect();
  await two.giveBack(true);
  const three = await take();
  expect(await nameOf(three)).not.toBe(await nameOf(two).catch(() => String(other.database)));
  await other.end();
  await three.giveBack(true);
});
