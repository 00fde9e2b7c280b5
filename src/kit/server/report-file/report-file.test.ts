import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ctx } from '#kit/server/ctx.ts';
import { openDatabase as connect, type Database } from '#kit/server/database.ts';
import type { Problem } from '#kit/server/problem.ts';
import { forgetFilesHourly } from '#kit/server/report-file/forget-files.ts';
import { makeFile, type FileWork } from '#kit/server/report-file/make-file.ts';
import {
  addPart,
  beginFile,
  dropFile,
  listFiles,
  MOST_MB,
  MOST_OF_SHOP_MB,
  type FileKey,
} from '#kit/server/report-file/report-file.table.ts';
import { batchesOf, started } from '#kit/server/report-rows.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';

let own: TestDatabase;
let db: Database;
/** As the account itself: it sees what every session does. */
let owner: Database;

beforeEach(async () => {
  own = await openDatabase();
  db = connect({ connection: own.connection, role: 'kilau_app', size: 3 });
  owner = connect({ connection: own.connection, size: 1 });
});
afterEach(async () => {
  await Promise.all([db.close(), owner.close()]);
  await own.drop();
});

const keyOf = (id: string, user_id = 'own.kj1', kode_toko_user = 'KJ1'): FileKey => ({
  kode_toko_user,
  user_id,
  id: `berkas-${id}`,
});
const CTX = { kode_toko: 'KJ1', hari: '2026-11-20', lihat_modal: true } as unknown as Ctx;

const begin = (key: FileKey, laporan = key.id) =>
  db.begin((tx) =>
    beginFile(tx, key, { laporan, judul: 'Laporan Kas', jenis: 'xlsx', saringan: {} }, CTX),
  );
const find = async (key: FileKey) => (await listFiles(db, key)).find(({ id }) => id === key.id)!;
const sized = (key: FileKey, ukuran: number) =>
  db.run(sql`update berkas_laporan set ukuran = ${ukuran} where id = ${key.id}`);
const parts = async (): Promise<number> =>
  (await db.many(sql`select 1 as ada from berkas_laporan_isi`)).length;

const make = (key: FileKey, work: FileWork['make']): Promise<void> =>
  makeFile({
    db,
    key,
    make: work,
    ring: () => {},
    explain: (error) => (error as Problem).code ?? String(error),
  });
const bytes = (body: Readable) => ({ body, type: 'application/pdf' });
const twenty = async () => bytes(Readable.from([Buffer.alloc(20, 'x')], { objectMode: false }));

/** As a report writes its file: the rows are looked at ahead, then written out. */
const report =
  (query: Query): FileWork['make'] =>
  async ({ told, off }) => {
    const ahead = (rows: readonly unknown[]): void => {
      off.throwIfAborted();
      told({ selesai: 0, total: rows.length });
    };
    const { batches, closing } = await started(batchesOf(db.reports, query, ahead, off));
    const lines = async function* () {
      for await (const rows of batches) yield Buffer.from(JSON.stringify(rows));
    };
    return bytes(closing(Readable.from(lines(), { objectMode: false })));
  };
const sleeping = async (): Promise<number> =>
  (
    await owner.many(
      sql`select 1 as ada from pg_stat_activity
           where state = 'active' and query like 'fetch%' and datname = current_database()`,
    )
  ).length;

test('called off while the database still sorts, its statement ends and the connection is free', async () => {
  const key = keyOf('sortir');
  await begin(key);
  const done = make(key, report(sql`select 1 as satu from pg_sleep(120)`));
  await expect.poll(sleeping, { timeout: 10_000 }).toBe(1);
  await dropFile(db, key);
  await done;
  expect(await sleeping()).toBe(0);
  const { open, idle } = db.reports.count();
  expect(idle).toBe(open);
  expect([await listFiles(db, key), await parts()]).toEqual([[], 0]);
}, 30_000);

test('called off while rows are looked at ahead, it looks at no further batch', async () => {
  const key = keyOf('banyak');
  await begin(key);
  let seen = 0;
  const done = make(key, async ({ told, off }) => {
    const slow = report(sql`
      select i from generate_series(1, 1000000) i, lateral pg_sleep(0.002 + 0 * i)`);
    return slow({ off, told: (rows) => told({ selesai: 0, total: (seen += rows.total) }) });
  });
  await expect.poll(() => seen, { timeout: 10_000 }).toBeGreaterThan(0);
  await dropFile(db, key);
  await done;
  const before = seen;
  await new Promise((later) => setTimeout(later, 1500));
  expect(seen).toBe(before);
  expect(seen).toBeLessThan(100_000);
}, 30_000);

test('where every connection is taken and the queue is full it waits, and is made when there is one', async () => {
  const key = keyOf('antre');
  await begin(key);
  const taken = Array.from({ length: 3 + 48 }, () => db.reports.connect());
  const held = await Promise.all(taken.slice(0, 3));
  const done = make(key, report(sql`select 1 as satu`));
  await new Promise((later) => setTimeout(later, 1500));
  expect((await find(key)).keadaan).toBe('JALAN');
  const through = taken.slice(3).map(async (one) => (await one).release());
  for (const one of held) one.release();
  await Promise.all([...through, done]);
  expect(await find(key)).toMatchObject({ keadaan: 'SELESAI' });
}, 30_000);

test('a file and the files of a shop have a largest size; one more byte ends in a sentence and no byte', async () => {
  const [large, fits] = [keyOf('besar'), keyOf('pas')];
  await begin(large);
  await sized(large, MOST_MB * 1_000_000 - 19);
  await make(large, twenty);
  expect(await find(large)).toMatchObject({ keadaan: 'GAGAL', ukuran: 0 });
  expect((await find(large)).sebab).toBe('BERKAS_TERLALU_BESAR');
  expect(await parts()).toBe(0);

  const other = keyOf('lain', 'spv.kj1');
  await begin(other);
  await begin(fits);
  await sized(other, MOST_OF_SHOP_MB * 1_000_000 - 20);
  await make(fits, twenty);
  expect(await find(fits)).toMatchObject({ keadaan: 'SELESAI', ukuran: 20 });
  const more = keyOf('lebih');
  await begin(more);
  await make(more, twenty);
  expect(await find(more)).toMatchObject({ keadaan: 'GAGAL', sebab: 'TEMPAT_BERKAS_PENUH' });
  const elsewhere = keyOf('toko-lain', 'own.kj2', 'KJ2');
  await begin(elsewhere);
  await make(elsewhere, twenty);
  expect((await find(elsewhere)).keadaan).toBe('SELESAI');
});

test('a part of a file that was called off is put nowhere', async () => {
  expect(await addPart(db, keyOf('tiada'), 0, Buffer.from('x'))).toBe('BATAL');
  expect(await parts()).toBe(0);
});

test('one person has two files under way, the same one once, and other people theirs', async () => {
  const twice = await Promise.allSettled([begin(keyOf('a1'), 'kas'), begin(keyOf('a2'), 'kas')]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(twice.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'BERKAS_SEDANG_DIBUAT' },
  });
  expect(await begin(keyOf('jual'))).toBe(true);
  expect(await begin(keyOf('jual')), 'sent again').toBe(false);
  const third = { status: 409, code: 'BERKAS_TERLALU_BANYAK' };
  await expect(begin(keyOf('beli'))).rejects.toMatchObject(third);
  expect(await begin(keyOf('beli', 'spv.kj1'))).toBe(true);
  await dropFile(db, keyOf('jual'));
  expect(await begin(keyOf('beli'))).toBe(true);
  expect(await listFiles(db, keyOf(''))).toHaveLength(2);
});

test('files of yesterday go by themselves, when the server starts and every hour', async () => {
  const age = () => db.run(sql`update berkas_laporan set dibuat = dibuat - interval '25 hours'`);
  const count = async () => (await db.many(sql`select id from berkas_laporan`)).length;
  const fill = async (from: number) => {
    for (let at = from; at < from + 7; at += 1) await begin(keyOf(`${at}`, `user${at}`));
    await age();
  };
  await fill(0);
  await addPart(db, keyOf('0', 'user0'), 0, Buffer.from('x'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const said: string[] = [];
    const stop = forgetFilesHourly(db, (line) => said.push(line));
    await expect.poll(count).toBe(0);
    expect(await parts()).toBe(0);
    await fill(10);
    vi.advanceTimersByTime(3_600_000);
    await expect.poll(count).toBe(0);
    await fill(20);
    stop();
    vi.advanceTimersByTime(3_600_000);
    expect([await count(), said]).toEqual([7, []]);
  } finally {
    vi.useRealTimers();
  }
});
