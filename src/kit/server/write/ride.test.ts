import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { act } from '#kit/server/act.ts';
import { setClock, withClockAt } from '#kit/server/clock.ts';
import { openDatabase as connect, type Database, type TxState } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import { CLAIMS_NOTHING, sql, statement, statementByMany } from '#kit/server/sql.ts';
import { RIDES } from '#kit/server/write/ride.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';

let own: TestDatabase;
let db: Database;
let owner: pg.Client;
let rides: { riders: number; carried: number }[] = [];
const hear = (told: unknown) => void rides.push(told as (typeof rides)[number]);
beforeAll(async () => {
  setClock(undefined);
  own = await openDatabase();
  db = connect({ connection: own.connection, size: 12 });
  owner = new pg.Client(own.connection);
  await owner.connect();
  await owner.query(
    'create table uji (op uuid, n int check (n <> 13)); create table pegang (n int)',
  );
  await owner.query('insert into pegang select generate_series(1, 30)');
  subscribe(RIDES, hear);
});
afterEach(async () => {
  rides = [];
  await owner.query('truncate uji');
});
afterAll(async () => {
  unsubscribe(RIDES, hear);
  await Promise.all([db.close(), owner.end()]);
  await own.drop();
});

const LOOK = statementByMany('select n from pegang where n = $1', ['int']);
const HOLD_ONE = statement('select n from pegang where n = any($1::int[]) order by n for update');
const HOLD = statement(HOLD_ONE.text, {
  statement: HOLD_ONE,
  ofOneShop: false,
  gather: (all) => [all.flatMap(([numbers]) => numbers)],
  share: (rows, _, [numbers]) => rows.filter(({ n }) => (numbers as unknown[]).includes(n)),
  claims: CLAIMS_NOTHING,
});
const KEEP = statement('insert into uji values ($1::uuid, $2::int)', {
  statement: statement('insert into uji select * from unnest($1::uuid[], $2::int[])'),
  ofOneShop: false,
  gather: (all) => [all.map(([op]) => op), all.map(([, n]) => n)],
  share: () => [],
  claims: CLAIMS_NOTHING,
});

type Work = (tx: TxState, ctx: { op: string }) => Promise<void>;
let keys = 0;
/** A write of one row, which reads before and may do more; `names` is what nobody else may ride with. */
const save = (n: number, more: Work = async () => {}, names = [`uji ${n}`], day = '2026-11-20') =>
  act(
    db,
    {
      op: randomUUID(),
      kode_toko: 'KJ1',
      user_id: 'ksr.kj1',
      level: 'KASIR',
      perangkat: 'uji',
      ip: '127.0.0.1',
    } as Parameters<typeof act>[1],
    {
      method: 'POST',
      path: '/api/v1/uji',
      body: { n },
      key: `kunci-naik-${++keys}`,
      status: 201,
      rides: { day, names },
    },
    async (tx, { op }) => {
      const [found] = await tx.call<{ n: number }>(LOOK, [n]);
      tx.audit({ tindakan: 'UJI', tabel: 'uji', kunci: String(n), sesudah: { dibaca: found?.n } });
      tx.send(KEEP, [op, n]);
      await more(tx, { op });
      return JSON.stringify({ data: { n } });
    },
    () => {},
  );

/** What is there, and in how many transactions it was written. */
const kept = async () => {
  const { rows } = await owner.query<{ n: number; xmin: string }>(
    'select n, xmin from uji order by n',
  );
  return {
    numbers: rows.map(({ n }) => n),
    transactions: new Set(rows.map(({ xmin }) => xmin)).size,
  };
};
/** The audit rows and the kept answers of the rows that are there, and of no other write. */
const recorded = async () => {
  const { rows } = await owner.query<{ n: number; dibaca: number; jawaban: string }>(
    `select u.n, (a.sesudah ->> 'dibaca')::int as dibaca, i.jawaban from uji u
       join audit a using (op) join idempotensi i using (op) order by u.n`,
  );
  return rows;
};

test('five who come at once share one transaction, each with its own answer, audit row and key', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => save(n)));
  expect(answers.map(({ text }) => text)).toEqual(
    [1, 2, 3, 4, 5].map((n) => `{"data":{"n":${n}}}`),
  );
  expect(await kept()).toEqual({ numbers: [1, 2, 3, 4, 5], transactions: 1 });
  expect(await recorded()).toEqual(
    [1, 2, 3, 4, 5].map((n) => ({ n, dibaca: n, jawaban: `{"data":{"n":${n}}}` })),
  );
  expect(rides).toEqual([{ riders: 5, carried: 5 }]);
});

test('the audit rows of rides and of writes alone are one chain without a gap', async () => {
  await save(1);
  await Promise.all([2, 3, 4].map((n) => save(n)));
  await save(5);
  const { rows } = await owner.query(
    `select count(*)::int as banyak, max(a.urut)::int as urut,
            count(*) filter (where a.hash_lalu is distinct from coalesce(b.hash, ''))::int as putus,
            count(*) filter (where a.hash <> audit_sidik(a))::int as salah
       from audit a left join audit b on b.kode_toko = a.kode_toko and b.urut = a.urut - 1`,
  );
  expect(rows).toEqual([{ banyak: rows[0].urut, urut: rows[0].urut, putus: 0, salah: 0 }]);
  const head = await owner.query(
    'select hash = (select hash from audit order by urut desc limit 1) as sama from audit_kepala',
  );
  expect(head.rows).toEqual([{ sama: true }]);
});

/** What the audit of one write says of what was before, with this beside its own row. */
const noted = async (n: number, sebelum: unknown) => {
  await save(n, async (tx) => tx.audit({ tindakan: 'CATAT', tabel: 'uji', kunci: '', sebelum }));
  const { rows } = await owner.query<{ teks: string | null; sama: boolean }>(
    `select sebelum::text as teks, hash = audit_sidik(a) as sama from audit a where tindakan = 'CATAT' order by urut desc limit 1`,
  );
  return rows[0];
};

test('what was before and after is kept and hashed to the letter; nothing is nothing', async () => {
  const said = { z: 'Kado "emas" \\ é', a: [1, null, 2.5], npwp: null };
  expect(await noted(1, said)).toEqual({ teks: JSON.stringify(said), sama: true });
  expect(await noted(2, null)).toEqual({ teks: 'null', sama: true });
  expect(await noted(3, undefined)).toEqual({ teks: null, sama: true });
  const secret = await noted(4, { no_ktp: '3201234567890077' });
  expect(secret?.teks).toMatch(/^\{"no_ktp":"\*0077 [0-9a-f]{16}"\}$/);
});

test('what no text of the database may hold is refused, in a ride too; what only looks so is kept', async () => {
  for (const bad of ['a\u0000b', '\ud800']) {
    await expect(noted(5, { bad })).rejects.toMatchObject({ code: expect.stringMatching(/^22/) });
    const three = [6, 7].map((n) => save(n));
    const ride = [noted(5, { bad }), ...three];
    const ends = await Promise.allSettled(ride);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  }
  const looks = { z: '\\u0000 \\ud800', a: 1 };
  expect(await noted(8, looks)).toEqual({ teks: JSON.stringify(looks), sama: true });
});

test('one alone takes the plain path; many who come meanwhile are two rides, sixteen of them at most in each', async () => {
  const gate = Promise.withResolvers<void>();
  const first = save(1, () => gate.promise);
  await turns();
  const others = Array.from({ length: 18 }, (_, at) => save(at === 11 ? 20 : at + 2));
  gate.resolve();
  await Promise.all([first, ...others]);
  expect(rides).toEqual([
    { riders: 1, carried: 0 },
    { riders: 9, carried: 9 },
    { riders: 9, carried: 9 },
  ]);
  expect((await kept()).transactions).toBe(3);
});

const turns = () => new Promise((turn) => setImmediate(() => setImmediate(turn)));

test('a ride reads and decides while the one before is written, and a third waits for an end', async () => {
  const read: number[] = [];
  const said = (n: number) => save(n, async () => void read.push(n));
  const inUse = () => db.pool.totalCount - db.pool.idleCount;
  const all: Promise<unknown>[] = [];
  // The writes of the first ride wait for the table, which its reads do not need.
  await owner.query('begin; lock table uji in share mode');
  try {
    all.push(...[20, 21, 22].map(said));
    await expect.poll(() => read.length, { interval: 5 }).toBe(3);
    all.push(...[23, 24].map(said));
    await expect.poll(() => read.length, { interval: 5 }).toBe(5);
    all.push(...[25, 26].map(said));
    await turns();
    // A third would have taken its connection in this turn.
    expect([inUse(), rides.length]).toEqual([2, 0]);
  } finally {
    await owner.query('rollback');
    await Promise.allSettled(all);
  }
  expect(rides.map(({ carried }) => carried).toSorted()).toEqual([2, 2, 3]);
  expect((await kept()).numbers).toEqual([20, 21, 22, 23, 24, 25, 26]);
});

test('who is refused after asking for its writes hears the refusal, leaves nothing, and the others are saved', async () => {
  const refuse = async () => {
    throw new Problem(422, 'DITOLAK', 'Tidak Bisa');
  };
  const answers = await Promise.allSettled([save(1), save(2, refuse), save(3)]);
  expect(answers[1]).toMatchObject({ status: 'rejected', reason: { code: 'DITOLAK' } });
  expect(await kept()).toEqual({ numbers: [1, 3], transactions: 1 });
  expect((await recorded()).length).toBe(2);
});

test('what the database refuses undoes the ride: each goes again alone, and only the refused one is refused', async () => {
  const answers = await Promise.allSettled([1, 13, 3].map((n) => save(n)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(answers[1]).toMatchObject({ reason: { code: '23514' } });
  expect(await kept()).toEqual({ numbers: [1, 3], transactions: 2 });
  expect(rides).toMatchObject([{ riders: 3, carried: 0, undone: { code: '23514' } }]);
});

test('a statement that does not say how many ask it goes alone, and so does what waits for its writes', async () => {
  const writes: Work = async (tx) => void (await tx.run(sql`update pegang set n = n where n = 2`));
  const waits: Work = (tx) => tx.settled();
  await Promise.all([save(1), save(2, writes), save(3, waits), save(4)]);
  expect(await kept()).toEqual({ numbers: [1, 2, 3, 4], transactions: 3 });
  expect(rides).toEqual([{ riders: 4, carried: 2 }]);
});

test('two that name the same do not share a ride, nor do two under one key', async () => {
  await Promise.all([save(1, undefined, ['a', 'b']), save(2, undefined, ['b']), save(3)]);
  expect(rides).toEqual([{ riders: 2, carried: 2 }]);
  expect((await kept()).transactions).toBe(2);
  rides = [];
  await Promise.all([save(4, undefined, ['a', 'b']), save(5, undefined, ['b'], '2026-11-21')]);
  expect(rides).toEqual([
    { riders: 1, carried: 0 },
    { riders: 1, carried: 0 },
  ]);
});

/** What is there, read for a limit: of a ride for one act alone. */
const SUM = statementByMany(
  'select coalesce(sum(n), 0)::int as n from uji where n > $1',
  ['int'],
  () => ['sum'],
);

test('two that read the same sum never share a ride: the second reads it with the first in it', async () => {
  const read: number[] = [];
  const sums: Work = async (tx) => {
    const [row] = await tx.call<{ n: number }>(SUM, [0]);
    read.push(row!.n);
  };
  await Promise.all([save(1, sums), save(2, sums), save(3)]);
  // What the first one's ride has written, and its own.
  expect(read).toEqual([0, 1 + 3 + 2]);
  expect(rides).toEqual([{ riders: 3, carried: 2 }]);
  expect(await kept()).toEqual({ numbers: [1, 2, 3], transactions: 2 });
});

/** Takes what may not be there, as seen by many at once. */
const SPEND = statement('select 1', {
  statement: statement('select rendah()'),
  ofOneShop: false,
  gather: () => [],
  share: () => [],
  claims: CLAIMS_NOTHING,
});

test('a balance that runs low undoes its ride, and the next 32 of that call go alone before another ride', async () => {
  await owner.query(
    `create function rendah() returns void language plpgsql as $$ begin raise exception using errcode = 'KL410'; end $$`,
  );
  const spends: Work = async (tx) => tx.send(SPEND, []);
  await Promise.all([save(1, spends), save(2, spends)]);
  expect(rides).toMatchObject([{ riders: 2, carried: 0, undone: { code: 'KL410' } }]);
  expect(await kept()).toEqual({ numbers: [1, 2], transactions: 2 });
  rides = [];
  await Promise.all(Array.from({ length: 32 }, (_, at) => save(at + 100)));
  expect(rides).toEqual([]);
  await Promise.all([save(3), save(4)]);
  expect(rides).toEqual([{ riders: 2, carried: 2 }]);
});

test('those of two held clocks do not share a ride, and each writes its own time', async () => {
  const at = (hour: number, n: number) =>
    withClockAt(`2026-11-20T0${hour}:00:00.000Z`, () => save(n));
  await Promise.all([at(1, 1), at(2, 2), at(1, 3), at(2, 4)]);
  const { rows } = await owner.query(
    `select string_agg(n::text, ',' order by n) as n, extract(hour from waktu at time zone 'UTC')::int as jam
       from uji join audit using (op) group by 2 order by 2`,
  );
  expect(rows).toEqual([
    { n: '1,3', jam: 1 },
    { n: '2,4', jam: 2 },
  ]);
  expect(rides).toEqual([
    { riders: 2, carried: 2 },
    { riders: 2, carried: 2 },
  ]);
});

test('a row that another act holds for long keeps only who needs it', async () => {
  const hold =
    (n: number): Work =>
    async (tx) =>
      void (await tx.call(HOLD, [[n]]));
  await owner.query('begin; select from pegang where n = 2 for update');
  const ends: number[] = [];
  const all = [1, 2, 3].map((n) => save(n, hold(n)).then(() => void ends.push(n)));
  await Promise.all([all[0], all[2]]);
  expect(ends.toSorted()).toEqual([1, 3]);
  await owner.query('commit');
  await Promise.all(all);
  expect(await kept()).toEqual({ numbers: [1, 2, 3], transactions: 3 });
});
