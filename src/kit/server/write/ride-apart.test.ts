import { expect, test } from 'vitest';
import { withClockAt } from '#kit/server/clock.ts';
import { CLAIMS_NOTHING, statement, statementByMany } from '#kit/server/sql.ts';
import {
  forgetRides,
  kept,
  openRides,
  owner,
  rides,
  save,
  type Work,
} from '#kit/testing/ride-bench.ts';

openRides();

test('two that name the same do not share a ride, nor do two under one key', async () => {
  await Promise.all([save(1, undefined, ['a', 'b']), save(2, undefined, ['b']), save(3)]);
  expect(rides).toEqual([{ riders: 2, carried: 2 }]);
  expect((await kept()).transactions).toBe(2);
  forgetRides();
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
  forgetRides();
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

const HOLD_ONE = statement('select n from pegang where n = any($1::int[]) order by n for update');
const HOLD = statement(HOLD_ONE.text, {
  statement: HOLD_ONE,
  ofOneShop: false,
  gather: (all) => [all.flatMap(([numbers]) => numbers)],
  share: (rows, _, [numbers]) => rows.filter(({ n }) => (numbers as unknown[]).includes(n)),
  claims: CLAIMS_NOTHING,
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
