import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { act } from '#kit/server/act.ts';
import { setClock } from '#kit/server/clock.ts';
import { openDatabase as connect, type Database, type TxState } from '#kit/server/database.ts';
import { CLAIMS_NOTHING, statement, statementByMany } from '#kit/server/sql.ts';
import { RIDES } from '#kit/server/write/ride.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';

let own: TestDatabase;
export let db: Database;
export let owner: pg.Client;
/** Each ride that was reported since the last test, or since `forgetRides`. */
export let rides: { riders: number; carried: number }[] = [];
const hear = (told: unknown) => void rides.push(told as (typeof rides)[number]);
export const forgetRides = (): void => void (rides = []);

/** A database with a table that rides write, for the tests of this file. */
export function openRides(): void {
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
}

const LOOK = statementByMany('select n from pegang where n = $1', ['int']);
const KEEP = statement('insert into uji values ($1::uuid, $2::int)', {
  statement: statement('insert into uji select * from unnest($1::uuid[], $2::int[])'),
  ofOneShop: false,
  gather: (all) => [all.map(([op]) => op), all.map(([, n]) => n)],
  share: () => [],
  claims: CLAIMS_NOTHING,
});

export type Work = (tx: TxState, ctx: { op: string }) => Promise<void>;
let keys = 0;
/** A write of one row, which reads before and may do more; no other write in its ride may have the same `names`. */
export const save = (
  n: number,
  more: Work = async () => {},
  names = [`uji ${n}`],
  day = '2026-11-20',
) =>
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
export const kept = async () => {
  const { rows } = await owner.query<{ n: number; xmin: string }>(
    'select n, xmin from uji order by n',
  );
  return {
    numbers: rows.map(({ n }) => n),
    transactions: new Set(rows.map(({ xmin }) => xmin)).size,
  };
};
/** The audit rows and the kept answers of the rows that are there, and of no other write. */
export const recorded = async () => {
  const { rows } = await owner.query<{ n: number; dibaca: number; jawaban: string }>(
    `select u.n, (a.sesudah ->> 'dibaca')::int as dibaca, i.jawaban from uji u
       join audit a using (op) join idempotensi i using (op) order by u.n`,
  );
  return rows;
};
