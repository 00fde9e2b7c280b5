import { beforeAll, expect, test } from 'vitest';
import { sqlOn } from '#kit/server/sql.ts';
import { isDrawn } from '#kit/testing/drawn.ts';
import { periksaBuku, periksaSekali } from '#areas/buku/server/periksa.ts';
import { KERUSAKAN_BUKU } from '#areas/buku/server/kerusakan-buku.fixtures.ts';
import {
  HARI_SEBELUM,
  JEJAK_JUJUR,
  KERUSAKAN_JEJAK,
  SEGEL_LAMA,
} from '#areas/buku/server/kerusakan-jejak.fixtures.ts';
import { KERUSAKAN_KIRIM } from '#areas/buku/server/kerusakan-kirim.fixtures.ts';
import { KERUSAKAN_PEGANG } from '#areas/buku/server/kerusakan-pegang.fixtures.ts';
import { examine } from '#tests/kit/exam/exam.ts';
import { openTokoContoh } from '#tests/kit/toko-contoh.ts';

const { owner, db } = await openTokoContoh();

const broken = async (kode_toko?: string, sejak?: string) =>
  (await periksaBuku(db, kode_toko, sejak))
    .filter((one) => one.jumlah > 0)
    .map(({ kode, contoh }) => ({ kode, contoh }));

test('a shop whose books are in order breaks no invariant, seen alone or among all', async () => {
  expect(await broken()).toEqual([]);
  expect(await broken('KJ1')).toEqual([]);
  expect(await broken('KJ1', '2026-11-20')).toEqual([]);
});

// For good, not for each: every change of it throws away all that was planned, and thirty looks cost more to plan than to take.
beforeAll(() => owner.query('set session_replication_role = replica'));

const rows = async (text: string) => (await owner.query<Record<string, string>>(text)).rows;

const CHANGES_TABLES = /\b(alter|create|drop) /i;

/**
 * Plants one corruption as the owner with every trigger and foreign key off, looks all three ways, and ends it. The
 * third way asks what the second does, of rows that were carried over: a third of them in each run.
 */
async function brokenBy(planted: string, at: number): Promise<string[][]> {
  await owner.query('begin');
  try {
    await owner.query(planted);
    const on = sqlOn(owner);
    const looks = [await periksaBuku(on, 'KJ1'), await periksaSekali(on)];
    // Where the fault is in the tables themselves its rows fit nowhere else.
    const isLaid = isDrawn(at, 3) && !CHANGES_TABLES.test(planted);
    const laid = isLaid ? await examine(rows) : undefined;
    return [...looks, ...(laid ? [laid] : [])].map((all) =>
      all.filter((one) => one.jumlah > 0).map(({ kode }) => kode),
    );
  } finally {
    await owner.query('rollback');
  }
}

test('what the forgeries of the audit begin with is a chain that holds', async () => {
  for (const honest of JEJAK_JUJUR) {
    await owner.query('begin');
    await owner.query(honest);
    const found = await periksaBuku(sqlOn(owner), 'KJ1');
    await owner.query('rollback');
    expect(found.find(({ kode }) => kode === 'I-24b')?.jumlah, honest).toBe(0);
  }
});

test('a day that was sealed in the older form holds, and not behind a day with a seal of the newer', async () => {
  const broken = async (...planted: string[]) => {
    await owner.query('begin');
    for (const one of planted) await owner.query(one);
    const found = await periksaBuku(sqlOn(owner), 'KJ1');
    await owner.query('rollback');
    return found.find(({ kode }) => kode === 'I-18')!.contoh;
  };
  expect(await broken(SEGEL_LAMA)).toEqual([]);
  expect(await broken(HARI_SEBELUM)).toEqual([]);
  expect(await broken(SEGEL_LAMA, HARI_SEBELUM)).toEqual(['KJ1/2026-11-19']);
});

const KERUSAKAN = [
  ...KERUSAKAN_BUKU,
  ...KERUSAKAN_KIRIM,
  ...KERUSAKAN_PEGANG,
  ...KERUSAKAN_JEJAK,
].map((one, at) => [...one, at] as const);

test.for(KERUSAKAN)('%s is caught', async ([, planted, caught, at]) => {
  for (const found of await brokenBy(planted, at)) expect(found).toContain(caught);
});
