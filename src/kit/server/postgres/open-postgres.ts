import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { readEnv } from '#kit/server/settings/env.ts';
import { backUp } from '#kit/server/postgres/backup.ts';
import {
  hasCluster,
  initCluster,
  runCluster,
  stopCluster,
  type ClusterOptions,
} from '#kit/server/postgres/cluster.ts';
import { isLogHeld } from '#kit/server/postgres/log-segments.ts';
import { openHome, type Home, type Say } from '#kit/server/postgres/home.ts';
import { keepRunning, leave } from '#kit/server/postgres/keep-running.ts';
import { openProgram } from '#kit/server/postgres/program.ts';
import { readPassword } from '#kit/server/postgres/tcp.ts';
import { standAlone } from '#kit/server/postgres/stand-alone.ts';
import { isAlive, isStill, type Running } from '#kit/server/postgres/running.ts';

export type Postgres = {
  readonly connection: ClientConfig;
  /** False when DATABASE_URL named a server that is somebody else's care. */
  readonly embedded: boolean;
  /** The data folder of the embedded one. */
  readonly folder?: string;
  /** A base copy in a folder, while everybody works on; left out where somebody else does that. */
  backUp?(folder: string): Promise<string>;
  /** Whether the last piece of the log could not be kept; left out as above. */
  logHeld?(): Promise<boolean>;
  stop(): Promise<void>;
};

type Options = {
  dataFolder?: string;
  say?: Say;
  /** For a process that serves a shop: a database that is killed is started again by itself. */
  keep?: boolean;
  /** For a process that serves a shop: no other server may serve this folder meanwhile. */
  alone?: boolean;
  /** For a process that opens many shops at once. */
  cluster?: ClusterOptions;
  /** By TCP with a password, as always on Windows. */
  tcp?: boolean;
  /** Asked where the folder has no cluster yet: it may lay one out; else an empty one is made. */
  fill?: ((home: Home) => Promise<void>) | undefined;
};

/** The database named by DATABASE_URL, or our own PostgreSQL in the data folder. */
export async function openPostgres(options: Options = {}): Promise<Postgres> {
  const url = readEnv('DATABASE_URL');
  if (url) return { connection: { connectionString: url }, embedded: false, stop: async () => {} };

  const say = options.say ?? (() => {});
  const wished = resolve(options.dataFolder ?? readEnv('KILAU_DATA') ?? '.kilau');
  const home = await openHome(wished, say, options.tcp);
  const leaveFolder = options.alone ? await standAlone(home.folder) : () => {};
  const program = await openProgram(home.folder, say);
  if (options.fill && !hasCluster(home)) await options.fill(home);
  await initCluster(home, program, say);
  const start = () => reach(home, () => runCluster(home, program, say, options.cluster));
  const first = await start();
  const { release } = options.keep ? keepRunning(first, start, say) : leave(first);

  const connection = await connectionTo(home, first);
  return {
    connection: { ...connection, database: 'kilau' },
    embedded: true,
    folder: home.folder,
    backUp: (folder) => backUp(home, { ...connection, database: 'kilau' }, folder, say),
    logHeld: () => withClient({ ...connection, database: 'kilau' }, isLogHeld),
    stop: async () => {
      const { running, callOff } = await release();
      await stopIfOurs(running, { ...connection, database: 'postgres' });
      callOff();
      leaveFolder();
    },
  };
}

async function connectionTo(home: Home, { host, port }: Running): Promise<ClientConfig> {
  const known = { host, port, user: 'kilau', ssl: false };
  return home.tcp ? { ...known, password: await readPassword(home) } : known;
}

/** A server that is being killed at this moment still looks alive: then another is started. */
async function reach(home: Home, run: () => Promise<Running>, tries = 5): Promise<Running> {
  const running = await run();
  try {
    await ensureDatabase({ ...(await connectionTo(home, running)), database: 'postgres' });
    return running;
  } catch (error) {
    if (tries <= 1) throw error;
    await sleep(300);
    return reach(home, run, tries - 1);
  }
}

/** Two first starts at once may both try; the second then finds it made (42P04 or 23505). */
async function ensureDatabase(connection: ClientConfig): Promise<void> {
  await withClient(connection, async (client) => {
    const found = await client.query(`select from pg_database where datname = 'kilau'`);
    if (found.rowCount) return;
    await client.query('create database kilau').catch((error: { code?: string }) => {
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  });
}

/**
 * Only the process that started it stops it. Where that process was killed, the last one to use
 * the orphan does, so that a crash does not leave a server running for ever.
 */
async function stopIfOurs(running: Running, connection: ClientConfig): Promise<void> {
  // A process that did not start PostgreSQL may be the last to leave, when PostgreSQL has already ended.
  if (!isStill(running)) return;
  if (!isOurs(running) && (isAlive(running.starter) || (await isShared(connection)))) return;
  await stopCluster(running);
}

const isOurs = (running: Running): boolean => running.starter === process.pid;

async function isShared(connection: ClientConfig): Promise<boolean> {
  return withClient(connection, async (client) => {
    const others = await client.query(
      `select from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return others.rowCount !== 0;
  });
}

async function withClient<T>(
  config: ClientConfig,
  use: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(config);
  // Without a listener a server that dies at this moment would take the whole process with it.
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
