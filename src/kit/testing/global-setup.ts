import { resolve } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
import {
  baseOf,
  dropDatabases,
  findTemplate,
  listDatabases,
  prepareTemplate,
  TEST_SERVER,
  type Register,
  type TestServer,
} from '#kit/testing/database.ts';
import { MEMORY, openGuardedFolder } from '#kit/testing/guarded-folder.ts';
import { digestOf, forgetDigests } from '#kit/server/schema/digest.ts';
import { packCluster, shareProgram, unpackCluster } from '#kit/testing/kept-cluster.ts';

/** Where the schema's history lies; only a path, for the kit imports nothing of the app. */
const MIGRATIONS = resolve('src/app/server/migrations');
/** The register of documents, which the app makes of what its areas declare. */
const REGISTER = resolve('src/app/server/register.ts');

/** What a cluster is made of; templates in it differ by their own steps. */
const CLUSTER = [
  'src/kit/server/postgres/*.ts',
  'src/kit/server/migrations.ts',
  'src/kit/testing/{database,global-setup,kept-cluster}.ts',
  'src/kit/server/schema/digest.ts',
  'package-lock.json',
];
/** What the tables of this product are made of. */
const TABLES = [...CLUSTER, 'src/app/server/migrations/*.sql'];
/** What the register and the views of approvals in it are made of. */
const KINDS = [
  'src/**/contract/**/*.ts',
  'src/**/*.area.ts',
  'src/kit/rules/**/*.ts',
  'src/**/{register,needs}/*.ts',
  'src/app/server/functions/*.sql',
  'src/kit/server/schema/functions.ts',
];
/** What fills a shop with its base masters: a change elsewhere does not make it again. */
const BASE = [
  ...KINDS,
  'src/kit/server/**/*.ts',
  'src/areas/{akses,barang,buku,stock,toko}/server/**/*.ts',
  'src/areas/*/server/**/*.master*.ts',
  'src/app/server/demo/dasar.ts',
  'tests/kit/{dasar-template,make-toko,people,shop,write-user}.ts',
];

/** Templates of earlier steps that are kept beside the newest. */
const MOST_BEGUN = 2;

/** The whole run trusts nothing that an earlier one has filled. */
const isWhole = (): boolean => process.env['KILAU_TEST_WHOLE'] === '1';

/** Two workers, each with a race of 64 counters beside the pools of a few shops that are just closing. */
const MANY_SHOPS = { connections: 400, largePages: true, autovacuum: false };
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
  const {
    connection,
    run,
    strategy,
    close,
    giveUp = close,
  } = url ? await named(url) : await started();
  const prepare = async (): Promise<void> => {
    forgetDigests();
    const template = await templateOf(connection, run);
    const base = isWhole() ? `whole${process.pid}` : digestOf(BASE);
    const server: TestServer = { connection, run, template, base, strategy };
    process.env[TEST_SERVER] = JSON.stringify(server);
  };
  // Without an end of what runs, a migration that fails would be told and the run never end.
  await prepare().catch(async (error: unknown) => {
    await giveUp();
    throw error;
  });
  project.onTestsRerun(prepare);
  return close;
}

/** The register takes half a second to load: it is not, while nothing has changed that it is made of. */
async function templateOf(connection: ClientConfig, run: number): Promise<string> {
  const sources = digestOf([...TABLES, ...KINDS]);
  const found = await findTemplate(connection, run, sources);
  if (found) return found;
  const { register } = (await import(REGISTER)) as { register: Register };
  return prepareTemplate(connection, run, MIGRATIONS, register, sources);
}

async function named(connectionString: string) {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ max_connections: string }>('show max_connections');
  await client.end();
  if (Number(rows[0]!.max_connections) < LEAST)
    throw new Error(`The tests need a PostgreSQL with max_connections of ${LEAST} at least.`);
  const connection: ClientConfig = { connectionString };
  const run = process.pid;
  const strategy = 'wal_log' as const;
  return {
    connection,
    run,
    strategy,
    giveUp: undefined,
    close: async () => void (await dropDatabases(connection, run)),
  };
}

async function started() {
  const { folder, close } = await openGuardedFolder();
  const key = `${digestOf(CLUSTER)}-${process.getuid?.() ?? 0}`;
  await Promise.all([unpackCluster(folder, key), shareProgram(folder)]);
  const { connection, stop } = await openPostgres({ dataFolder: folder, cluster: MANY_SHOPS });
  // The cluster is this run's alone, so that its databases need no number.
  const run = 0;
  const strategy = folder.startsWith(MEMORY) ? ('file_copy' as const) : ('wal_log' as const);
  const found = await listDatabases(connection, run);
  const keep = async (): Promise<void> => {
    const { template, base } = JSON.parse(process.env[TEST_SERVER]!) as TestServer;
    // The steps that this run's template was begun with serve another branch of the working copy.
    const begun = found.filter((name) => name.startsWith('kilau_template')).slice(0, MOST_BEGUN);
    const own = [template, baseOf(template, base)];
    const kept = await dropDatabases(connection, run, [...own, ...begun]);
    if (kept.every((name) => found.includes(name))) return;
    await stop();
    await packCluster(folder, key);
  };
  return {
    connection,
    run,
    strategy,
    giveUp: close,
    close: async () => {
      // Where a test has left the server in pieces, there is nothing to keep.
      if (!isWhole()) await keep().catch(() => {});
      await close();
    },
  };
}
