import { createHash, randomBytes } from 'node:crypto';
import { Client, type ClientBase, type ClientConfig } from 'pg';
import { applyMigrations, readMigrations, type Migration } from '#kit/server/migrations.ts';

/** What the global set-up of a test run hands to its workers, as an environment variable. */
export const TEST_SERVER = 'KILAU_TEST_SERVER';
export type TestServer = {
  readonly connection: ClientConfig;
  /** The process of the run; every database that it makes carries the number. */
  readonly run: number;
  readonly template: string;
  /** What a shop with base masters is made of, as one figure. */
  readonly base: string;
  /** How a database is copied: in memory file by file, elsewhere without a checkpoint. */
  readonly strategy: 'file_copy' | 'wal_log';
};

/** The database that shops with their base masters are copied from. */
export const baseOf = (template: string, base: string): string =>
  `${template.replace('kilau_template', 'kilau_dasar')}_${base}`;

/** A whole database of its own, with every table and no row: dropped when the test is done. */
export type TestDatabase = { readonly connection: ClientConfig; drop(): Promise<void> };

/** A copy of the template: 50 ms in memory, where migrating from nothing takes many times that. */
export async function openDatabase(): Promise<TestDatabase> {
  const { connection, run, template, strategy } = testServer();
  const name = `kilau_test_${run}_${randomBytes(6).toString('hex')}`;
  await execute(connection, `create database ${name} template ${template} strategy ${strategy}`);
  return {
    connection: toDatabase(connection, name),
    drop: () => execute(connection, `drop database if exists ${name} with (force)`),
  };
}

function testServer(): TestServer {
  const text = process.env[TEST_SERVER];
  if (!text) throw new Error('No test server: this test belongs in the project "server".');
  return JSON.parse(text) as TestServer;
}

/** What the product makes of its tables after the migrations; `seal` changes with it. */
export type Register = {
  readonly seal: string;
  prepare(owner: Client): Promise<unknown>;
  /** Takes it away, so that tables may change below it. */
  drop(owner: ClientBase): Promise<void>;
};

/** Makes the template of these migrations, unless this run has made it; answers its name. */
export async function prepareTemplate(
  connection: ClientConfig,
  run: number,
  migrations: string,
  register?: Register,
  sources?: string,
): Promise<string> {
  const all = await readMigrations(migrations);
  const seals = all.map(({ nomor, sidik }) => `${nomor}${sidik}`);
  const hash = createHash('sha256')
    .update(seals.join() + (register?.seal ?? ''))
    .digest('hex')
    .slice(0, 12);
  const name = `kilau_template_${run}_${hash}`;
  const there = await listDatabases(connection, run);
  if (!there.includes(name)) {
    const begun = await findBegun(connection, there, all);
    await makeTemplate(connection, { name, begun }, migrations, register);
  }
  if (sources) await execute(connection, `comment on database ${name} is '${sources}'`);
  return name;
}

/** The template that was made of these very files, by the figure that was noted at it. */
export const findTemplate = (
  connection: ClientConfig,
  run: number,
  sources: string,
): Promise<string | undefined> =>
  withClient(connection, async (client) => {
    const found = await client.query<{ datname: string }>(
      `select datname from pg_database
        where datname like $1 and shobj_description(oid, 'pg_database') = $2`,
      [`kilau_template_${run}_%`, sources],
    );
    return found.rows[0]?.datname;
  });

/** A template that has gone the first steps of this history; the last steps alone are left to do. */
async function findBegun(
  connection: ClientConfig,
  there: readonly string[],
  all: readonly Migration[],
): Promise<string | undefined> {
  const begun: { name: string; steps: number }[] = [];
  for (const name of there.filter((one) => /^kilau_template_\d+_[0-9a-f]+$/.test(one))) {
    const steps = await withClient(toDatabase(connection, name), async (client) => {
      const { rows } = await client.query<{ nomor: number; sidik: string }>(
        'select nomor, sidik from migrasi order by nomor',
      );
      return rows;
    });
    const same = steps.every(
      ({ nomor, sidik }, at) => all[at]?.nomor === nomor && all[at].sidik === sidik,
    );
    if (same) begun.push({ name, steps: steps.length });
  }
  return begun.toSorted((a, b) => b.steps - a.steps)[0]?.name;
}

async function makeTemplate(
  connection: ClientConfig,
  { name, begun }: { readonly name: string; readonly begun: string | undefined },
  migrations: string,
  register: Register | undefined,
): Promise<void> {
  // Under another name until it is whole: a migration may fail while one works on it.
  const draft = `${name}_draft`;
  await execute(connection, `drop database if exists ${draft}`);
  await execute(connection, `create database ${draft} template ${begun ?? 'template0'}`);
  const own = toDatabase(connection, draft);
  await withClient(own, async (client) => {
    await applyMigrations(client, migrations, undefined, begun ? register?.drop : undefined);
    await register?.prepare(client);
  });
  await execute(connection, `alter database ${draft} rename to ${name}`);
}

/** On a server that outlives the run, nothing of the run stays behind but what is named; answers what does. */
export async function dropDatabases(
  connection: ClientConfig,
  run: number,
  but: readonly string[] = [],
): Promise<string[]> {
  const all = await listDatabases(connection, run);
  for (const name of all.filter((one) => !but.includes(one)))
    await execute(connection, `drop database if exists ${name} with (force)`);
  return all.filter((one) => but.includes(one));
}

export const listDatabases = (connection: ClientConfig, run: number): Promise<string[]> =>
  withClient(connection, async (client) => {
    const pattern = `^kilau_[a-z]+_${run}(_|$)`;
    const found = await client.query<{ datname: string }>(
      'select datname from pg_database where datname ~ $1',
      [pattern],
    );
    return found.rows.map(({ datname }) => datname);
  });

/** The same server, another database; a URL has to be rewritten because pg lets it win. */
export function toDatabase(connection: ClientConfig, database: string): ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

const execute = (connection: ClientConfig, sql: string): Promise<void> =>
  withClient(connection, async (client) => void (await client.query(sql)));

async function withClient<T>(
  config: ClientConfig,
  use: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(config);
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
