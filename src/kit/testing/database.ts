import { createHash, randomBytes } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import { applyMigrations, readMigrations } from '#kit/server/migrations.ts';

/** What the global set-up of a test run hands to its workers, as an environment variable. */
export const TEST_SERVER = 'KILAU_TEST_SERVER';
export type TestServer = { readonly connection: ClientConfig; readonly migrations: string };

/** A whole database of its own, with every table and no row: dropped when the test is done. */
export type TestDatabase = { readonly connection: ClientConfig; drop(): Promise<void> };

/** A copy of the template: 50 ms, where migrating from nothing takes many times that. */
export async function openDatabase(): Promise<TestDatabase> {
  const server = testServer();
  const name = `kilau_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const template = await templateName(server);
  await run(server.connection, `create database ${name} template ${template} strategy wal_log`);
  return {
    connection: toDatabase(server.connection, name),
    drop: () => run(server.connection, `drop database if exists ${name} with (force)`),
  };
}

/** Prepared once per run and anew when a migration changes; answers how to remove it. */
export async function prepareTemplate(server: TestServer): Promise<() => Promise<void>> {
  const name = await templateName(server);
  const draft = `${name}_${process.pid}`;
  await run(server.connection, `create database ${draft} template template0`);
  await withClient(toDatabase(server.connection, draft), (client) =>
    applyMigrations(client, server.migrations),
  );
  // Where another run on the same server was quicker, its template is the same.
  const renamed = await run(server.connection, `alter database ${draft} rename to ${name}`).then(
    () => true,
    () => false,
  );
  const left = renamed ? name : draft;
  if (!renamed) await run(server.connection, `drop database ${draft}`);
  return () => run(server.connection, `drop database if exists ${left}`).catch(() => {});
}

function testServer(): TestServer {
  const text = process.env[TEST_SERVER];
  if (!text) throw new Error('No test server: this test belongs in the project "server".');
  return JSON.parse(text) as TestServer;
}

async function templateName({ migrations }: TestServer): Promise<string> {
  const seals = (await readMigrations(migrations)).map(({ nomor, sidik }) => `${nomor}${sidik}`);
  return `kilau_template_${createHash('sha256').update(seals.join()).digest('hex').slice(0, 12)}`;
}

/** The same server, another database; a URL has to be rewritten because pg lets it win. */
export function toDatabase(connection: ClientConfig, database: string): ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

const run = (connection: ClientConfig, sql: string): Promise<void> =>
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
