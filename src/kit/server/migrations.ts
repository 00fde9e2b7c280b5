import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';

/** One step of the schema's history: a file `NNN-area-what.sql`, never changed once applied. */
export type Migration = {
  readonly nomor: number;
  readonly nama: string;
  readonly sidik: string;
  readonly sql: string;
};

type Applied = Pick<Migration, 'nomor' | 'nama' | 'sidik'>;

/** Any number will do, as long as every start of the server asks for the same one. */
const LOCK = 7_415_001;

const TABLE = `create table if not exists migrasi (
  nomor int primary key, nama text not null, sidik text not null,
  waktu timestamptz not null default now())`;

/**
 * Brings the database to the newest shape, each step in a transaction of its own, and answers how
 * many steps it took. Several servers may start at once: one migrates, the others wait.
 * `before` takes away what is made of the tables and would hold them as they are.
 */
export async function applyMigrations(
  client: ClientBase,
  folder: string,
  say: (line: string) => void = () => {},
  before: (client: ClientBase) => Promise<void> = async () => {},
): Promise<number> {
  const all = await readMigrations(folder);
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await client.query(TABLE);
    const { rows } = await client.query<Applied>('select nomor, nama, sidik from migrasi');
    const pending = findPending(all, rows);
    if (pending.length > 0) await before(client);
    const tell = rows.length > 0 || pending.length < MANY ? nameOf : fewOf(pending.length);
    for (const [index, migration] of pending.entries()) {
      const line = tell(migration, index + 1);
      if (line) say(line);
      await apply(client, migration);
    }
    return pending.length;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const all = await Promise.all(names.map((name) => readMigration(folder, name)));
  const twice = all.find((one, index) => one.nomor === all[index - 1]?.nomor);
  if (twice) throw new Error(`Two migrations have the number ${twice.nomor}: ${twice.nama}`);
  return all;
}

async function readMigration(folder: string, nama: string): Promise<Migration> {
  const number = /^(\d{3})-[a-z0-9-]+\.sql$/.exec(nama)?.[1];
  if (!number) throw new Error(`A migration is named NNN-area-what.sql, not ${nama}`);
  const sql = await readFile(join(folder, nama), 'utf8');
  return {
    nomor: Number(number),
    nama,
    sidik: createHash('sha256').update(sql).digest('hex'),
    sql,
  };
}

/** Refuses a history that is not the one this database went through. */
function findPending(all: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const known = new Map(all.map((one) => [one.nomor, one]));
  for (const { nomor, nama, sidik } of applied) {
    const file = known.get(nomor);
    if (!file) throw new Error(`The database is newer than this program: it has ${nama}`);
    if (file.sidik !== sidik) throw new Error(`${file.nama} was changed after it was applied`);
    known.delete(nomor);
  }
  return [...known.values()];
}

/** A new database has a few lines for its steps: their names say something of a database in use alone. */
const MANY = 40;
type Tell = (migration: Migration, at: number) => string | undefined;
const nameOf: Tell = ({ nama }) => `Migration ${nama}`;
const fewOf =
  (all: number): Tell =>
  (_, at) =>
    at === 1 || at % MANY === 0 ? `Migration ${at} / ${all}` : undefined;

async function apply(client: ClientBase, { nomor, nama, sidik, sql }: Migration) {
  await client.query('begin');
  try {
    await client.query(sql);
    const values = [nomor, nama, sidik];
    await client.query('insert into migrasi (nomor, nama, sidik) values ($1, $2, $3)', values);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`${nama}${lineIn(sql, error)}: ${(error as Error).message}`, { cause: error });
  }
}

/** `:12`, where PostgreSQL says at which letter (from 1) of the step it stopped. */
function lineIn(sql: string, error: unknown): string {
  const { position } = error as { position?: string };
  return position ? `:${sql.slice(0, Number(position)).split('\n').length}` : '';
}
