import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { setClock, withClockAt } from '#kit/server/clock.ts';
import { openDatabase as connect, type Database } from '#kit/server/database.ts';
import { queryHeld } from '#kit/server/pool/held-query.ts';
import { sql, statement } from '#kit/server/sql.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await openDatabase();
  db = connect({ connection: database.connection, size: 1, reports: 1 });
});
afterAll(async () => {
  setClock(undefined);
  await db.close();
  await database.drop();
});

const AT = '2026-11-20T03:00:00.000Z';
const asked = statement('select waktu() as at, $1::int as ke');
const ask = (ke: number) => db.call<{ at: string; ke: number }>(asked, [ke]);
const told = () =>
  db.one(sql<{ told: string | null }>`select current_setting('kilau.waktu', true) as told`);

test('reads of one connection, each by a clock of its own, all on their way at once', async () => {
  const times = Array.from({ length: 20 }, (_, at) => new Date(Date.parse(AT) + at * 60_000));
  const answers = await Promise.all(
    times.map((time, ke) => withClockAt(time.toISOString(), () => ask(ke))),
  );
  expect(answers.flat()).toEqual(times.map((time, ke) => ({ at: time.toISOString(), ke })));
});

test('nothing of a held time stays on its connection, whatever became of the read', async () => {
  const before = Date.now();
  await withClockAt(AT, () => ask(1));
  await expect(withClockAt(AT, () => db.one(sql`select 1 / 0 as x`))).rejects.toThrow(/division/);
  await expect(withClockAt(AT, () => db.one(sql`select nothing of it`))).rejects.toThrow(
    /syntax|nothing/,
  );
  expect((await told()).told || null).toBe(null);
  const [now] = await ask(2);
  expect(Date.parse(now!.at)).toBeGreaterThan(before - 60_000);
});

test('what was refused once is asked again by the same text, and rows, counts and an empty answer are its own', async () => {
  const divide = statement('select 10 / $1::int as x');
  const by = (n: number) => withClockAt(AT, () => db.call<{ x: number }>(divide, [n]));
  await expect(by(0)).rejects.toThrow(/division/);
  expect(await by(5)).toEqual([{ x: 2 }]);
  const lost = statement('select x from not_there_yet where x = $1::int');
  const find = () => withClockAt(AT, () => db.call(lost, [1]));
  await expect(find()).rejects.toThrow(/not_there_yet/);
  await db.run(sql`create temporary table not_there_yet (x int)`);
  expect(await find()).toEqual([]);
  const put = () => withClockAt(AT, () => db.run(sql`insert into not_there_yet values (1), (2)`));
  expect([await put(), await put()]).toEqual([2, 2]);
  expect(await find()).toEqual([{ x: 1 }, { x: 1 }]);
});

test('a connection that could not be told the time at first is told it by the next read', async () => {
  const client = new pg.Client(database.connection);
  await client.connect();
  onTestFinished(() => client.end());
  const same = { text: 'select waktu() = $1::timestamptz as same', values: [AT] };
  const read = async () => (await queryHeld(client, same, AT)).rows as unknown[];
  // A transaction that is broken refuses every statement until its end.
  await client.query('begin');
  await expect(client.query('select nothing of it')).rejects.toThrow();
  await expect(read()).rejects.toThrow(/transaction is aborted/);
  await client.query('rollback');
  expect(await read()).toEqual([{ same: true }]);
});
