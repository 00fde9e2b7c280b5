import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WINDOWS } from '#kit/server/postgres/windows.ts';
import { type Account, accountFor, canEnter } from '#kit/server/postgres/account.ts';

/** Where one embedded PostgreSQL lives. */
export type Home = {
  readonly folder: string;
  readonly cluster: string;
  readonly sockets: string;
  readonly log: string;
  readonly account: Account | undefined;
  /** Spoken to by TCP on this machine, where there are no Unix sockets (`tcp.ts`). */
  readonly tcp: boolean;
};

export type Say = (line: string) => void;

/** The longest path of a socket that every system takes, with room to spare. */
const SOCKET_PATH_MAX = 100;

/**
 * The wished data folder, or a fixed other place when the account that runs PostgreSQL cannot
 * reach it (a checkout in root's home). The other place is named after the wished one, so that
 * the next start finds it again and two checkouts do not meet.
 */
export async function openHome(wished: string, say: Say, tcp = WINDOWS): Promise<Home> {
  const name = `kilau-${hash(wished)}`;
  for (const folder of [wished, join('/var/lib', name), join(tmpdir(), name)]) {
    const account = await accountFor(folder);
    if (!(await makeReachable(folder, account))) continue;
    if (folder !== wished)
      say(`${wished} is closed to PostgreSQL's account; data are in ${folder}`);
    return furnish(folder, account, tcp);
  }
  throw new Error(`PostgreSQL's account cannot reach ${wished}; set KILAU_DATA or DATABASE_URL.`);
}

async function makeReachable(folder: string, account: Account | undefined): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  if (!account) return true;
  // The folder itself is ours to open; the folders above it are not.
  await chmod(folder, (await stat(folder)).mode | 0o011);
  return canEnter(folder, account);
}

async function furnish(place: string, account: Account | undefined, tcp: boolean): Promise<Home> {
  const folder = await realpath(place);
  const sockets = socketFolder(folder);
  if (!tcp) await makePrivate(sockets, account);
  return {
    folder,
    cluster: join(folder, 'postgres'),
    sockets,
    log: join(folder, 'postgres.log'),
    account,
    tcp,
  };
}

/** Inside the data folder where its path is short enough, else in the temporary folder. */
export function socketFolder(folder: string): string {
  const within = join(folder, 'socket');
  if (Buffer.byteLength(join(within, '.s.PGSQL.5432')) <= SOCKET_PATH_MAX) return within;
  const temporary = Buffer.byteLength(tmpdir()) > 50 ? '/tmp' : tmpdir();
  return join(temporary, `kilau-${hash(folder)}`);
}

/** An account that may enter the folder may act as the shop's database owner, so no other may own or enter it. */
export async function makePrivate(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting);
  const found = await lstat(folder);
  const owners = [process.getuid?.(), account?.uid];
  if (!found.isDirectory() || !owners.includes(found.uid)) {
    throw new Error(`${folder} belongs to somebody else; remove it or set KILAU_DATA.`);
  }
  if (account) await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o700);
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
