import { resolve } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
import {
  dropDatabases,
  prepareTemplate,
  TEST_SERVER,
  type Register,
  type TestServer,
} from '#kit/testing/database.ts';
import { openGuardedFolder } from '#kit/testing/guarded-folder.ts';

/** Where the schema's history lies; only a path, for the kit imports nothing of the app. */
const MIGRATIONS = resolve('src/app/server/migrations');
/** The register of documents, which the app makes of what its areas declare. */
const REGISTER = resolve('src/app/server/register.ts');

/** Two workers, each with a race of 64 counters beside the pools of a few shops that are just closing. */
const CONNECTIONS = 400;
const LEAST = 250;

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the order of the files, which the run prints: what a test chooses by chance is found again with it. */
    seed: number;
  }
}
type Project = Pick<TestProject, 'config' | 'onTestsRerun' | 'provide'>;
type Teardown = () => Promise<void>;

/** One server for the whole run, however many of vitest's projects ask for it. */
const shared = globalThis as { kilauTestServer?: Promise<Teardown> };

export default async function setup(project: Project): Promise<Teardown> {
  project.provide('seed', project.config.sequence.seed);
  if (shared.kilauTestServer) return async () => {};
  shared.kilauTestServer = startServer(project);
  return shared.kilauTestServer;
}

async function startServer(project: Project): Promise<Teardown> {
  const url = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
  const { connection, close } = url ? await named(url) : await started();
  const run = process.pid;
  const { register } = (await import(REGISTER)) as { register: Register };
  const prepare = async (): Promise<void> => {
    const template = await prepareTemplate(connection, run, MIGRATIONS, register);
    const server: TestServer = { connection, run, template };
    process.env[TEST_SERVER] = JSON.stringify(server);
  };
  await prepare();
  project.onTestsRerun(prepare);
  return async () => {
    if (url) await dropDatabases(connection, run);
    await close();
  };
}

async function named(connectionString: string) {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ max_connections: string }>('show max_connections');
  await client.end();
  if (Number(rows[0]!.max_connections) < LEAST)
    throw new Error(`The tests need a PostgreSQL with max_connections of ${LEAST} at least.`);
  return { connection: { connectionString }, close: async () => {} };
}

async function started() {
  const { folder, close } = await openGuardedFolder();
  const { connection } = await openPostgres({ dataFolder: folder, connections: CONNECTIONS });
  return { connection, close };
}
