import { expect, test } from 'vitest';
import { Problem } from '#kit/server/problem.ts';
import { sql } from '#kit/server/sql.ts';
import {
  db,
  kept,
  openRides,
  owner,
  recorded,
  rides,
  save,
  type Work,
} from '#kit/testing/ride-bench.ts';

openRides();

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
