import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#kit/server/database.ts';
import { prepareTables } from '#app/server/register.ts';
import { openPostgres, type Postgres } from '#kit/server/postgres/open-postgres.ts';
import { openHome } from '#kit/server/postgres/home.ts';
import { layOut } from '#kit/server/postgres/restore.ts';
import { openGuardedFolder } from '#kit/testing/guarded-folder.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { makeToko } from '#tests/kit/make-toko.ts';

const MIGRATIONS = join(import.meta.dirname, '../../src/app/server/migrations');
let guarded: Awaited<ReturnType<typeof openGuardedFolder>>[] = [];
let backups = '';

beforeAll(async () => {
  guarded = await Promise.all(Array.from({ length: 7 }, () => openGuardedFolder()));
  backups = join(guarded[0]!.folder, 'cadangan');
  await mkdir(backups);
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('KILAU_BACKUP', backups);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const one of guarded) await one.close();
});

async function ask<T>({ connection }: Postgres, text: string): Promise<T[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

/** A disk that hands over every log late: no reader may connect before the last one is there. */
async function lambatkan(dataFolder: string): Promise<void> {
  const { cluster } = await openHome(dataFolder, () => {});
  const path = join(cluster, 'postgresql.auto.conf');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(`restore_command = '`, `restore_command = 'sleep 0.5; `));
}

/** The shops that a data folder knows of, and whether its books are in order. */
async function lihat(dataFolder: string): Promise<{ toko: string[]; rusak: number }> {
  const postgres = await openPostgres({ dataFolder });
  const db = openDatabase({ connection: postgres.connection, role: 'kilau_app', size: 1 });
  const toko = await ask<{ kode_toko: string }>(postgres, 'select kode_toko from toko order by 1');
  const rusak = (await periksaBuku(db)).filter((one) => one.jumlah > 0).length;
  await db.close();
  await postgres.stop();
  return { toko: toko.map((one) => one.kode_toko), rusak };
}

test('a shop comes back as it was at any moment since its backup, and its books are in order', async () => {
  const postgres = await openPostgres({ dataFolder: guarded[0]!.folder });
  const owner = new Client(postgres.connection);
  await owner.connect();
  await prepareTables(owner, MIGRATIONS);
  const db = openDatabase({ connection: postgres.connection, role: 'kilau_app' });
  await makeToko(db, 'PST', '2026-11-20');
  const copy = await postgres.backUp!(backups);

  await makeToko(db, 'KJ1', '2026-11-20');
  await sleep(1100);
  const antara = new Date().toISOString();
  await sleep(1100);
  await makeToko(db, 'KJ2', '2026-11-20');
  await db.close();
  const last = await owner.query<{ file: string }>(
    'select pg_walfile_name(pg_switch_wal()) as file',
  );
  const kept = 'select last_archived_wal >= $1 as kept from pg_stat_archiver';
  await expect
    .poll(async () => (await owner.query(kept, [last.rows[0]!.file])).rows[0], { timeout: 60_000 })
    .toEqual({ kept: true });
  await owner.end();
  await postgres.stop();
  expect((await readdir(join(backups, 'wal'))).length).toBeGreaterThan(0);

  vi.stubEnv('KILAU_BACKUP', '');
  await layOut(copy, guarded[1]!.folder, antara, () => {});
  expect(await lihat(guarded[1]!.folder)).toEqual({ toko: ['KJ1', 'PST'], rusak: 0 });
  await layOut(copy, guarded[2]!.folder, undefined, () => {});
  await lambatkan(guarded[2]!.folder);
  expect(await lihat(guarded[2]!.folder)).toEqual({ toko: ['KJ1', 'KJ2', 'PST'], rusak: 0 });
  await expect(layOut(copy, guarded[2]!.folder, undefined, () => {})).rejects.toThrow('already');

  // A kept log that cannot be read is said, and never taken for the end of the log.
  const wal = join(backups, 'wal', `${last.rows[0]!.file}.gz`);
  await rm(wal);
  await mkdir(wal);
  await layOut(copy, guarded[3]!.folder, undefined, () => {});
  await expect(lihat(guarded[3]!.folder)).rejects.toThrow('could not restore file');
  // Nor is a disk that is not there.
  await rename(join(backups, 'wal'), join(backups, 'wal-away'));
  await layOut(copy, guarded[4]!.folder, undefined, () => {});
  await expect(lihat(guarded[4]!.folder)).rejects.toThrow('could not restore file');
}, 180_000);

test('a copy of a server that keeps no log is whole by itself, into a folder that held none before', async () => {
  vi.stubEnv('KILAU_BACKUP', '');
  const postgres = await openPostgres({ dataFolder: guarded[5]!.folder });
  const owner = new Client(postgres.connection);
  await owner.connect();
  await owner.query('create table satu as select 1 as nilai');
  await owner.query('create unlogged table berkas (nilai int primary key)');
  await owner.query('insert into berkas select generate_series(1, 5000)');
  const { rows } = await owner.query<{ path: string }>(
    `select pg_relation_filepath(oid) as path from pg_class where relname in ('berkas', 'berkas_pkey')`,
  );
  await owner.end();
  const folder = join(guarded[5]!.folder, 'cadangan');
  await mkdir(folder);
  const copy = await postgres.backUp!(folder);
  // Of an unlogged table a copy has what makes it again, and not one row.
  const { cluster } = await openHome(guarded[5]!.folder, () => {});
  expect(rows).toHaveLength(2);
  for (const { path } of rows)
    expect(
      [join(cluster, path), join(copy, path), join(copy, `${path}_init`)].map(existsSync),
    ).toEqual([true, false, true]);
  await postgres.stop();
  // A copy that has lost a bit since is refused before anything of it is used.
  const version = join(copy, 'PG_VERSION');
  const text = await readFile(version, 'utf8');
  await writeFile(version, text.replace('8', '9'));
  await expect(layOut(copy, guarded[6]!.folder, undefined, () => {})).rejects.toThrow(
    'is damaged: PG_VERSION',
  );
  await writeFile(version, text);
  await layOut(copy, guarded[6]!.folder, undefined, () => {});
  const restored = await openPostgres({ dataFolder: guarded[6]!.folder });
  expect(await ask(restored, 'select nilai from satu')).toEqual([{ nilai: 1 }]);
  expect(await ask(restored, 'select nilai from berkas')).toEqual([]);
  expect(await ask(restored, 'insert into berkas values (7) returning nilai')).toEqual([
    { nilai: 7 },
  ]);
  expect(await ask(restored, 'select nilai from berkas where nilai = 7')).toEqual([{ nilai: 7 }]);
  await restored.stop();
}, 180_000);
