import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, type ClientConfig } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openHome } from '#kit/server/postgres/home.ts';
import { openPostgres, type Postgres } from '#kit/server/postgres/open-postgres.ts';
import { layOut } from '#kit/server/postgres/restore.ts';
import { choosePort, readPassword } from '#kit/server/postgres/tcp.ts';
import { openGuardedFolder } from '#kit/testing/guarded-folder.ts';

/** As on Windows, as far as another system can show it: by TCP, a password, and pg_ctl. */
let guarded: Awaited<ReturnType<typeof openGuardedFolder>>[] = [];
let opened: Postgres;
const said: string[] = [];
const open = (at: number, more: object = {}) =>
  openPostgres({
    dataFolder: guarded[at]!.folder,
    tcp: true,
    say: (line) => said.push(line),
    ...more,
  });

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', '');
  guarded = await Promise.all([openGuardedFolder(), openGuardedFolder()]);
  opened = await open(0, { keep: true });
});
afterAll(async () => {
  await opened.stop();
  for (const one of guarded) await one.close();
  vi.unstubAllEnvs();
});

async function ask(connection: ClientConfig, text: string): Promise<unknown[]> {
  const client = new Client(connection);
  client.on('error', () => {});
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows as unknown[];
}
const pid = async (): Promise<number> =>
  Number.parseInt(await readFile(join(guarded[0]!.folder, 'postgres/postmaster.pid'), 'utf8'), 10);

test('it listens on this machine alone, with a password that only its account reads', async () => {
  const { connection } = opened;
  expect(connection).toMatchObject({ host: '127.0.0.1', user: 'kilau' });
  expect(connection.password).toMatch(/^[0-9a-f]{64}$/);
  expect(existsSync(join(guarded[0]!.folder, 'socket'))).toBe(false);
  await expect(ask({ ...connection, password: 'salah' }, 'select 1')).rejects.toThrow('password');
  await expect(ask({ ...connection, user: 'postgres' }, 'select 1')).rejects.toThrow('pg_hba.conf');
  expect(await ask(connection, 'show fsync')).toEqual([{ fsync: 'on' }]);
  const file = join(guarded[0]!.folder, 'postgres/kilau.password');
  expect((await stat(file)).mode & 0o077).toBe(0);
  const other = Object.values(networkInterfaces())
    .flat()
    .find((one) => one && !one.internal && one.family === 'IPv4');
  if (!other) return;
  const knock = connect({ host: other.address, port: Number(connection.port) });
  const [error] = (await once(knock, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
});

test('one that is killed comes back on the same port, and another process finds it', async () => {
  await ask(opened.connection, 'create table cincin as select 5125 as berat');
  process.kill(await pid(), 'SIGKILL');
  await vi.waitFor(() => expect(said.join()).toContain('starting it again'), 20_000);
  await vi.waitFor(
    async () =>
      expect(await ask(opened.connection, 'select berat from cincin')).toEqual([{ berat: 5125 }]),
    30_000,
  );
  const before = await pid();
  const guest = `
    import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
    const dataFolder = ${JSON.stringify(guarded[0]!.folder)};
    const opened = await openPostgres({ dataFolder, tcp: true });
    console.log(JSON.stringify(opened.connection));
    await opened.stop();`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', guest]);
  expect(JSON.parse((await run).stdout)).toEqual(opened.connection);
  expect(await pid()).toBe(before);
}, 120_000);

test('a copy of it comes back with its password', async () => {
  const folder = join(guarded[0]!.folder, 'cadangan');
  await mkdir(folder);
  const copy = await opened.backUp!(folder);
  await layOut(copy, guarded[1]!.folder, undefined, () => {});
  const restored = await open(1);
  expect(await ask(restored.connection, 'select berat from cincin')).toEqual([{ berat: 5125 }]);
  expect(restored.connection.port).not.toBe(opened.connection.port);
  await restored.stop();
}, 180_000);

test('a port that another program has taken meanwhile is left to it', async () => {
  const home = await openHome(guarded[1]!.folder, () => {}, true);
  const port = await choosePort(home);
  expect(await choosePort(home)).toBe(port);
  const thief = createServer().listen(port, '127.0.0.1');
  await once(thief, 'listening');
  expect(await choosePort(home)).not.toBe(port);
  thief.close();
});

test('a cluster that was made for a socket is not opened without a password', async () => {
  const home = await openHome(guarded[1]!.folder, () => {}, true);
  await rm(join(home.cluster, 'kilau.password'));
  await expect(readPassword(home)).rejects.toThrow('has no password');
  await writeFile(join(home.cluster, 'kilau.password'), 'abc');
  expect(await readPassword(home)).toBe('abc');
});
