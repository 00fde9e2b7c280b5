import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { setClock } from '#kit/server/clock.ts';
import { openDatabase as connect } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import { openDatabase } from '#kit/testing/database.ts';
import { newShop, at } from '#app/server/demo/story.ts';
import { seedDemo } from '#app/server/demo/seed.ts';
import { hari } from '#kit/rules/hari.ts';

let foto: string;
beforeAll(async () => {
  foto = await mkdtemp(join(tmpdir(), 'kilau-foto-'));
  vi.stubEnv('KILAU_PHOTOS', foto);
});
afterAll(async () => {
  setClock(undefined);
  vi.unstubAllEnvs();
  await rm(foto, { recursive: true });
});

/** A start before the shops open: the story of the last day must not run ahead of the clock (D-51.2). */
test('a demo that starts at 04:13 in Jakarta ends at that moment, not in the hours to come', async () => {
  const now = '2026-11-28T21:13:00.000Z';
  const database = await openDatabase();
  onTestFinished(() => database.drop());
  const db = connect({ connection: database.connection, role: 'kilau_app', hurried: true });
  onTestFinished(() => db.close());
  setClock(now);
  let settled = 0;
  const settle = async () => void (settled += 1);
  await seedDemo(db, () => {}, { days: 1, settle });
  expect(settled).toBe(1);
  const [last] = await db.many(
    sql<{ jam: string; kirim: number; batu: number }>`
      select max(waktu) as jam, (select count(*)::int from kirim_barang where isi = 'BARANG') as kirim,
             (select count(*)::int from kirim_barang where isi = 'BERLIAN') as batu from buku_set`,
  );
  expect(Date.parse(last!.jam)).toBeLessThanOrEqual(Date.parse(now));
  // The parcel is bought sixteen days before the end of a longer story; this one buys it and ships of it.
  expect([last!.kirim, last!.batu]).toEqual([1, 2]);
}, 300_000);

/** Closings of the story take no look at the invariants: its end looks at all days (decision 1120). */
test('a demo whose first closed day was changed behind its closing is refused at its end, by name', async () => {
  const database = await openDatabase();
  onTestFinished(() => database.drop());
  const db = connect({ connection: database.connection, role: 'kilau_app', hurried: true });
  onTestFinished(() => db.close());
  const owner = connect({ connection: database.connection });
  onTestFinished(() => owner.close());
  setClock('2026-11-28T21:13:00.000Z');
  const spoil = () =>
    owner.begin(async (tx) => {
      await tx.run(sql`set local session_replication_role = replica`);
      const first = sql`select min(tgl_system) from hari_toko where kode_toko = 'KJ1'`;
      await tx.run(
        sql`update hari_toko set segel = 'b' where kode_toko = 'KJ1' and tgl_system = (${first})`,
      );
    });
  await expect(seedDemo(db, () => {}, { days: 1, analyze: spoil })).rejects.toThrow(
    /^Demo: I-18 Hari beku utuh: KJ1\/\d{4}-\d\d-\d\d$/,
  );
}, 300_000);

test('the wall clock of a story is never later than its end', () => {
  const shop = newShop('KJ1', 'WIB', '2026-11-20T01:00:00.000Z');
  expect(at(shop, hari('2026-11-20'), 7 * 60)).toBe('2026-11-20T00:00:00.000Z');
  expect(at(shop, hari('2026-11-20'), 9 * 60)).toBe('2026-11-20T01:00:00.000Z');
});
