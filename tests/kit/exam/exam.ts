import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { isClockFixed, nowIso } from '#kit/server/clock.ts';
import { sqlOn, type Sql } from '#kit/server/sql.ts';
import { TEST_SERVER, toDatabase, type TestServer } from '#kit/testing/database.ts';
import { columnsOf, fillTable, type Columns } from '#kit/testing/stock/table-rows.ts';
import { periksaSekali, type Temuan } from '#areas/buku/server/periksa.ts';

/**
 * A database with every table and no row, in which a worker looks at the shops of all its tests. Planning the looks on
 * a new connection takes most of a small shop's test; here they are planned once. A shop's rows are laid in, looked
 * at, and taken out by a rollback.
 */
export type Exam = {
  readonly client: pg.Client;
  readonly columns: Columns;
};

/** Reads as the owner of the shop's database, past the product. */
type Rows = (text: string) => Promise<Record<string, string>[]>;

let held: Promise<Exam | undefined> | undefined;

/** The one of this worker, opened before its first file; undefined where tables may not be filled without their triggers. */
export const heldExam = (): Promise<Exam | undefined> => (held ??= openExam());

async function openExam(): Promise<Exam | undefined> {
  const { connection, run, template, strategy } = JSON.parse(
    process.env[TEST_SERVER]!,
  ) as TestServer;
  const name = `kilau_test_${run}_exam${randomBytes(6).toString('hex')}`;
  const maker = new pg.Client(connection);
  await maker.connect();
  await maker.query(`create database ${name} template ${template} strategy ${strategy}`);
  await maker.end();
  const client = new pg.Client({
    ...toDatabase(connection, name),
    options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan',
  });
  client.on('error', () => (held = undefined));
  await client.connect();
  try {
    // What came through triggers and foreign keys once is not asked again; who may not say so looks where the shop is.
    await client.query('set session_replication_role = replica');
  } catch {
    await client.end();
    return undefined;
  }
  for (const { tab } of (await client.query<{ tab: string }>(FILLED)).rows)
    await client.query(`delete from ${tab}`);
  // An open line must not keep a worker that has done its files.
  (client as unknown as { connection: { stream: { unref(): void } } }).connection.stream.unref();
  return { client, columns: await columnsOf(client) };
}

/** Tables that hold anything, or once did. */
const FILLED = `
  select oid::regclass::text as tab from pg_class
   where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0 order by 1`;

/** All invariants of this shop; undefined where its tables are not those of the template any more. */
export async function examine(rows: Rows): Promise<Temuan[] | undefined> {
  const exam = await heldExam();
  if (!exam) return undefined;
  const { client, columns } = exam;
  const filled = (await rows(FILLED)).map((one) => one['tab']!);
  if (filled.some((tab) => !columns.has(tab))) return undefined;
  // One statement, so that all rows are those of one moment.
  const pieces = filled.map(
    (tab) => `select '${tab}' as tab, array_agg(t)::text as rows from ${tab} t`,
  );
  const taken = await rows(pieces.join(' union all '));
  await client.query('begin');
  try {
    for (const { tab, rows: held } of taken) if (held) await fillTable(client, columns, tab!, held);
    if (isClockFixed()) await client.query(`select set_config('kilau.waktu', '${nowIso()}', true)`);
    return await periksaSekali(sqlOn(client) as Sql);
  } catch (error) {
    // A test may have broken a table itself, so that its rows fit nowhere else.
    if (/^(22|23|42)/.test((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  } finally {
    await client.query('rollback');
  }
}
