import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pauseBefore } from '#kit/server/postgres/keep-running.ts';
import { openPostgres as openCluster, type Postgres } from '#kit/server/postgres/open-postgres.ts';
import { isPostgres } from '#kit/server/postgres/running.ts';
import { openGuardedFolder } from '#kit/testing/guarded-folder.ts';

/** One data folder for all tests, since making one takes seconds; each finds it stopped. */
let guarded: Awaited<ReturnType<typeof openGuardedFolder>>;
let folder = '';
const asRoot = process.getuid?.() === 0;

beforeAll(async () => {
  guarded = await openGuardedFolder();
  folder = guarded.folder;
});
afterAll(() => guarded.close());

/** What a test has not stopped: stopped after it, so that its signal listeners go, also where the server was killed. */
const opened = new Set<Postgres>();
async function openPostgres(options: Parameters<typeof openCluster>[0]): Promise<Postgres> {
  const one = await openCluster(options);
  opened.add(one);
  return { ...one, stop: () => one.stop().finally(() => opened.delete(one)) };
}

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', '');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await postmasterPid().then(
    async (pid) => {
      process.kill(pid, 'SIGQUIT');
      while (isPostgres(pid)) await sleep(20);
    },
    () => {},
  );
  for (const one of opened) await one.stop();
  opened.clear();
});

test('a new folder becomes a database that keeps what it was told, and stops', async () => {
  const said: string[] = [];
  const first = await openPostgres({ dataFolder: folder, say: (line) => said.push(line) });
  expect(said.join('\n')).toContain('Making a new database');
  await ask(first, 'create table cincin as select 5125 as berat');
  expect(await ask(first, 'show data_checksums')).toEqual([{ data_checksums: 'on' }]);
  expect(await ask(first, 'show fsync')).toEqual([{ fsync: 'on' }]);
  await first.stop();
  await expect(ask(first, 'select 1')).rejects.toThrow();

  const second = await openPostgres({ dataFolder: folder });
  expect(await ask(second, 'select berat from cincin')).toEqual([{ berat: 5125 }]);
  await second.stop();
});

test('two starts at once share one server, which the one who started it stops', async () => {
  const both = await Promise.all([openElsewhere(folder), openElsewhere(folder)]);
  const pid = await postmasterPid();
  const [owner, guest] = both[0].pid === (await starterOf(pid)) ? both : [both[1], both[0]];
  await end(guest, 'SIGTERM');
  expect(await postmasterPid()).toBe(pid);
  await end(owner, 'SIGTERM');
  await expect(postmasterPid()).rejects.toThrow('ENOENT');
});

test('a killed Node leaves the server running: the next start attaches, then stops it', async () => {
  const killed = await openElsewhere(folder);
  const orphan = await postmasterPid();
  await end(killed, 'SIGKILL');

  const next = await openPostgres({ dataFolder: folder });
  expect(await postmasterPid()).toBe(orphan);
  expect(await ask(next, 'select 1 as one')).toEqual([{ one: 1 }]);
  await next.stop();
  await expect(postmasterPid()).rejects.toThrow('ENOENT');
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s that nobody handles stops it too', async (signal) => {
  await end(await openElsewhere(folder, ''), signal);
  expect(await hasStopped()).toBe(true);
});

test('a signal that comes twice does not cut an orderly stop short', async () => {
  const slow = `process.once('SIGTERM', () => setTimeout(() => opened.stop().then(() => process.exit(5)), 300));`;
  const child = await openElsewhere(folder, slow);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await sleep(100);
  child.kill('SIGTERM');
  expect(await ended).toEqual([5, null]);
  expect(await hasStopped()).toBe(true);
});

test('a fault that ends Node stops it too', async () => {
  const child = await openElsewhere(folder, `setTimeout(() => { throw new Error('planted'); });`);
  if (child.exitCode === null) await once(child, 'exit');
  expect(await hasStopped()).toBe(true);
});

test('a server killed with everything is recovered', async () => {
  const first = await openPostgres({ dataFolder: folder });
  await ask(first, 'create table gelang as select 1 as nomor');
  process.kill(await postmasterPid(), 'SIGKILL');

  const second = await openPostgres({ dataFolder: folder });
  expect(await ask(second, 'select nomor from gelang')).toEqual([{ nomor: 1 }]);
});

test('a server that is killed under the shop is started again; one that was stopped is not', async () => {
  const said: string[] = [];
  const kept = await openPostgres({
    dataFolder: folder,
    keep: true,
    say: (line) => said.push(line),
  });
  await ask(kept, 'create table kalung as select 7 as nomor');
  process.kill(await postmasterPid(), 'SIGKILL');
  while (!said.join().includes('starting it again')) await sleep(20);
  await vi.waitFor(async () => ask(kept, 'select nomor from kalung'), 20_000);
  await kept.stop();
  await sleep(600);
  expect(await isStill()).toBe(false);
}, 60_000);

test('a start that fails again and again leaves the machine longer and longer alone', () => {
  expect([0, 1, 2, 3, 5, 6, 60].map(pauseBefore)).toEqual([
    0, 1000, 2000, 4000, 16_000, 30_000, 30_000,
  ]);
});

test('a number left in postmaster.pid that now belongs to another program is forgotten', async () => {
  await (await openPostgres({ dataFolder: folder })).stop();
  const other = spawn('sleep', ['60']);
  const lines = [other.pid, join(folder, 'postgres'), 1, 5432, join(folder, 'socket'), '', '1 1'];
  await writeFile(join(folder, 'postgres', 'postmaster.pid'), lines.join('\n'));

  const again = await openPostgres({ dataFolder: folder });
  expect(await ask(again, 'select 1 as one')).toEqual([{ one: 1 }]);
  other.kill();
});

test('only the account that runs it may enter the folder of the socket', async () => {
  const { connection } = await openPostgres({ dataFolder: folder });
  const { mode, uid } = await stat(String(connection.host));
  expect(mode & 0o077).toBe(0);
  expect(uid === 0).toBe(false);
});

test.runIf(asRoot)('data go to a printed place when the account cannot reach them', async () => {
  const closed = join(folder, 'closed', 'data');
  await mkdir(closed, { recursive: true });
  await chmod(join(folder, 'closed'), 0o700);
  const said: string[] = [];
  const other = await openPostgres({ dataFolder: closed, say: (line) => said.push(line) });
  await other.stop();
  const place = /data are in (\S+)/.exec(said.join('\n'))?.[1];
  expect(place).toMatch(/^\/var\/lib\/kilau-|^\/tmp\/kilau-/);
  await rm(String(place), { recursive: true });
});

test('DATABASE_URL is used as it is', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://somewhere/kilau');
  const { connection, embedded } = await openPostgres({ dataFolder: folder });
  expect(connection).toEqual({ connectionString: 'postgres://somewhere/kilau' });
  expect(embedded).toBe(false);
});

async function ask(opened: { connection: object }, sql: string): Promise<unknown[]> {
  const client = new Client(opened.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

const postmasterPid = async (): Promise<number> =>
  Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

async function starterOf(postmaster: number): Promise<number> {
  const guest = await openPostgres({ dataFolder: folder });
  const rows = (await ask(guest, 'show cluster_name')) as { cluster_name: string }[];
  expect(await postmasterPid()).toBe(postmaster);
  return Number(rows[0]?.cluster_name.replace('kilau-', ''));
}

/** Fast shutdown goes on for a moment after Node is gone. */
async function hasStopped(): Promise<boolean> {
  for (let tries = 0; tries < 100 && (await isStill()); tries += 1) await sleep(50);
  return !(await isStill());
}

const isStill = (): Promise<boolean> => postmasterPid().then(isPostgres, () => false);

const STOP_IN_ORDER = `process.once('SIGTERM', () => opened.stop().then(() => process.exit()));`;

/** Another Node process that opens the database of this folder. */
async function openElsewhere(
  dataFolder: string,
  further: string = STOP_IN_ORDER,
): Promise<ChildProcess> {
  const script = `
    import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
    const opened = await openPostgres({ dataFolder: ${JSON.stringify(dataFolder)} });
    ${further}
    setInterval(() => process.ppid === ${process.pid} || process.kill(process.pid), 500);
    console.log('open');`;
  const args = ['--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', further ? 'ignore' : 'inherit'],
  });
  await once(createInterface({ input: child.stdout }), 'line');
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
