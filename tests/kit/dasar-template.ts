import { randomBytes } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import {
  baseOf,
  openDatabase,
  TEST_SERVER,
  toDatabase,
  type TestDatabase,
  type TestServer,
} from '#kit/testing/database.ts';

const LOCK = 'select pg_advisory_lock(7210, 2026)';

/**
 * A shop with its base masters as a copy: the hundred calls that make them are made once per test
 * run, by `fill`, and every further shop costs 50 ms.
 */
export async function openDasar(
  fill: (database: TestDatabase) => Promise<void>,
): Promise<TestDatabase> {
  const server = JSON.parse(process.env[TEST_SERVER]!) as TestServer;
  const { connection, run, strategy } = server;
  const template = baseOf(server.template, server.base);
  const name = `kilau_test_${run}_${randomBytes(6).toString('hex')}`;
  await withClient(connection, async (client) => {
    await client.query(LOCK);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount === 0) await makeTemplate(client, template, fill);
    await client.query(`create database ${name} template ${template} strategy ${strategy}`);
  });
  const drop = () =>
    withClient(
      connection,
      async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
    );
  return { connection: toDatabase(connection, name), drop };
}

async function makeTemplate(
  client: Client,
  template: string,
  fill: (database: TestDatabase) => Promise<void>,
): Promise<void> {
  const draft = await openDatabase();
  await fill(draft);
  const { database, connectionString } = draft.connection;
  const name = connectionString ? new URL(connectionString).pathname.slice(1) : database;
  await client.query(`alter database ${name} rename to ${template}`);
}

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
