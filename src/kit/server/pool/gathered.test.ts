import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase as connect, type Database } from '#kit/server/database.ts';
import { setClock } from '#kit/server/clock.ts';
import { gathered } from '#kit/server/pool/gathered.ts';
import { sqlOn, statement, statementByMany } from '#kit/server/sql.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';

let own: TestDatabase;
let db: Database;
beforeAll(async () => {
  setClock(undefined);
  own = await openDatabase();
  db = connect({ connection: own.connection, size: 4 });
});
afterAll(async () => {
  await db.close();
  await own.drop();
});

const DIBAGI = statementByMany(
  'select n, 12 / n as bagian, $2 as kata from unnest($1::int[]) n order by n',
  ['int[]', 'text'],
);

function counted() {
  const asked: string[] = [];
  const on = sqlOn(db.pool);
  const call = gathered({
    ...on,
    call: (statement, values) => {
      asked.push(
        statement === DIBAGI ? 'one' : statement === DIBAGI.many!.statement ? 'many' : 'own',
      );
      return on.call(statement, values);
    },
  });
  return { asked, call };
}

test('three who ask in one turn are one statement, and each has the rows of the own question', async () => {
  const { asked, call } = counted();
  const answers = await Promise.all([
    call(DIBAGI, [[1, 2], 'a']),
    call(DIBAGI, [[], 'b']),
    call(DIBAGI, [[3], null]),
  ]);
  expect(asked).toEqual(['many']);
  expect(answers).toEqual([
    [
      { n: 1, bagian: 12, kata: 'a' },
      { n: 2, bagian: 6, kata: 'a' },
    ],
    [],
    [{ n: 3, bagian: 4, kata: null }],
  ]);
});

test('what is gathered for one shop alone is asked by each for itself', async () => {
  const { asked, call } = counted();
  const first = statement(DIBAGI.text, {
    ...DIBAGI.many!,
    ofOneShop: true,
    gather: (all) => all[0]!,
  });
  const answers = await Promise.all([call(first, [[1], 'a']), call(first, [[2], 'b'])]);
  expect(answers).toEqual([[{ n: 1, bagian: 12, kata: 'a' }], [{ n: 2, bagian: 6, kata: 'b' }]]);
  expect(asked).toEqual(['own', 'own']);
});

test('one alone asks its own statement', async () => {
  const { asked, call } = counted();
  expect(await call(DIBAGI, [[4], 'x'])).toEqual([{ n: 4, bagian: 3, kata: 'x' }]);
  expect(asked).toEqual(['one']);
});

test('a question that fails harms no other one', async () => {
  const { asked, call } = counted();
  const [good, bad] = await Promise.allSettled([
    call(DIBAGI, [[6], 'x']),
    call(DIBAGI, [[0], 'x']),
  ]);
  expect(good).toEqual({ status: 'fulfilled', value: [{ n: 6, bagian: 2, kata: 'x' }] });
  expect(bad).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(asked).toEqual(['many', 'one', 'one']);
});

test('different questions of one turn leave by one connection, and each has its own rows', async () => {
  const SAYA = statementByMany('select pg_backend_pid() as pid, $1 as kata', ['text']);
  const LAIN = statementByMany('select pg_backend_pid() as pid, $1 as kata, 1 as lain', ['text']);
  const [[one], [two], [three]] = await Promise.all([
    db.call<{ pid: number; kata: string }>(SAYA, ['a']),
    db.call<{ pid: number; kata: string }>(LAIN, ['b']),
    db.call<{ pid: number; kata: string }>(LAIN, ['c']),
  ]);
  expect([one?.kata, two?.kata, three?.kata]).toEqual(['a', 'b', 'c']);
  expect(new Set([one?.pid, two?.pid, three?.pid]).size).toBe(1);
});

test('on the connection of a turn, too, a question that fails harms no other one', async () => {
  const LAIN = statementByMany('select $1::int + 1 as n', ['int']);
  const [bad, good, other] = await Promise.allSettled([
    db.call(DIBAGI, [[0], 'x']),
    db.call(DIBAGI, [[6], 'x']),
    db.call(LAIN, [1]),
  ]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(good).toMatchObject({ value: [{ n: 6, bagian: 2, kata: 'x' }] });
  expect(other).toMatchObject({ value: [{ n: 2 }] });
});
