import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { closeToOthers } from '#kit/server/postgres/windows.ts';
import type { Home } from '#kit/server/postgres/home.ts';

/**
 * The embedded PostgreSQL where Node opens no Unix socket, as on Windows: it listens on 127.0.0.1 alone, on a port that
 * is drawn once, and asks for a password of 256 random bits by SCRAM. Only the account of the server reads that
 * password; another program of this computer finds a port that tells it nothing.
 */
export const LOOPBACK = '127.0.0.1';

/** The password is in the cluster, so that it comes along with a copy of it. */
const passwordFile = (cluster: string): string => join(cluster, 'kilau.password');
const portFile = ({ folder }: Home): string => join(folder, 'postgres.port');
/** What the last start told PostgreSQL; it names who started it, too. */
export const startFile = ({ folder }: Home): string => join(folder, 'postgres-start.conf');
const accessFile = ({ folder }: Home): string => join(folder, 'postgres-access.conf');

/** Writes a new password aside, for initdb to read and to be kept in the cluster that it makes. */
export async function makePassword(home: Home): Promise<string> {
  const path = `${home.cluster}.password-${process.pid}`;
  await writePrivate(home, path, randomBytes(32).toString('hex'));
  return path;
}

export const keepPassword = (path: string, cluster: string): Promise<void> =>
  rename(path, passwordFile(cluster));

export async function readPassword({ cluster }: Home): Promise<string> {
  const text = await readFile(passwordFile(cluster), 'utf8').catch(() => '');
  if (text) return text;
  throw new Error(
    `${cluster} was made for a Unix socket and has no password: ` +
      'move its data by a dump (docs/guides/own-postgresql.md).',
  );
}

/** What is said on every start, as a file: a command line of Windows is no place for paths in quotes. */
export async function writeStart(home: Home, settings: readonly string[]): Promise<void> {
  // What is asked here is the code's and not an edited file's: one person, one address, one way.
  await writePrivate(home, accessFile(home), `host all kilau ${LOOPBACK}/32 scram-sha-256\n`);
  const port = await choosePort(home);
  const lines = [
    `include ${quoted(join(home.cluster, 'postgresql.conf'))}`,
    ...settings.map((one) => {
      const at = one.indexOf('=');
      return `${one.slice(0, at)} = ${quoted(one.slice(at + 1))}`;
    }),
    `hba_file = ${quoted(accessFile(home))}`,
    `listen_addresses = '${LOOPBACK}'`,
    `unix_socket_directories = ''`,
    `port = ${port}`,
  ];
  await writePrivate(home, startFile(home), `${lines.join('\n')}\n`);
}

/** As a text in a file of settings of PostgreSQL. */
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The port of the last start while it is free: connections that are open keep their address. */
export async function choosePort(home: Home): Promise<number> {
  const before = Number(await readFile(portFile(home), 'utf8').catch(() => ''));
  const port = before && (await isFree(before)) ? before : await freePort();
  await writeFile(portFile(home), String(port));
  return port;
}

const isFree = (port: number): Promise<boolean> =>
  portOf(port).then(
    () => true,
    () => false,
  );
const freePort = (): Promise<number> => portOf(0);

async function portOf(wished: number): Promise<number> {
  const server = createServer();
  server.listen(wished, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Readable by the server's own account alone. */
async function writePrivate({ account }: Home, path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600 });
  if (account) await chown(path, account.uid, account.gid);
  closeToOthers(path);
}
