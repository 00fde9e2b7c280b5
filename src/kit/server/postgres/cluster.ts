import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { archiveArguments } from '#kit/server/postgres/log-segments.ts';
import type { Home, Say } from '#kit/server/postgres/home.ts';
import { childEnv } from '#kit/server/settings/env.ts';
import type { Program } from '#kit/server/postgres/program.ts';
import {
  findRunning,
  forgetStale,
  isStill,
  type Running,
  starterName,
} from '#kit/server/postgres/running.ts';
import { keepPassword, makePassword, startFile, writeStart } from '#kit/server/postgres/tcp.ts';
import { neededOnWindows, signalPostgres } from '#kit/server/postgres/windows.ts';

/** Said on every start, so that the code and not an edited file decides what may lose a sale. */
const SETTINGS = [
  'fsync=on',
  'full_page_writes=on',
  'synchronous_commit=on',
  // PostgreSQL calls itself ready while it still brings a restore forward, if it may be read meanwhile.
  'hot_standby=off',
  'shared_buffers=128MB',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
];

/** Where there are Unix sockets nothing listens on the network, and only the own account finds the socket. */
const BY_SOCKET = ['listen_addresses=', 'unix_socket_permissions=0700'];

/** A shop needs a dozen; the rest is for people who look at its database by hand. */
const CONNECTIONS = 100;

/**
 * Planning a wide view for the first time fills 200 MB; taken in pages of 4 kB, most of that time goes into asking the
 * system for them (the GNU library alone reads this, and only where the system gives large pages on demand).
 */
const LARGE_PAGES = [
  'glibc.malloc.hugetlb=1',
  'glibc.malloc.mmap_threshold=33554432',
  'glibc.malloc.top_pad=4194304',
  'glibc.malloc.trim_threshold=33554432',
].join(':');

/** How a cluster is run that is not one shop's. */
export type ClusterOptions = {
  readonly connections?: number;
  /** Memory in large pages: quicker to plan with, and dearer to hold; for connections that live a few seconds. */
  readonly largePages?: boolean;
  /** False where tables are emptied and filled again and again: its new statistics make all plans again. */
  readonly autovacuum?: boolean;
  /** No more of the log in stock than PostgreSQL must have: for one that is copied as it lies. */
  readonly smallLog?: boolean;
};

/** Checksums, and PostgreSQL's own locale: an upgrade of the system cannot unsort an index. */
const INITDB_OPTIONS = [
  '-k',
  '--username=kilau',
  '-E',
  'UTF8',
  '--locale=C.UTF-8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/** Long enough for the recovery of a busy shop's day after a power cut. */
const START_SECONDS_MAX = 600;

export const hasCluster = ({ cluster }: Home): boolean => existsSync(join(cluster, 'PG_VERSION'));

/** Makes the cluster under a temporary name first: a half made one is never started. */
export async function initCluster(home: Home, program: Program, say: Say): Promise<void> {
  if (hasCluster(home)) return refuseOtherMajor(home, program);
  say(`Membuat basis data baru / Making a new database in ${home.folder}`);
  const draft = `${home.cluster}.new-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (home.account) await chown(draft, home.account.uid, home.account.gid);
  const password = home.tcp ? await makePassword(home) : undefined;
  const auth = password ? ['--auth=scram-sha-256', `--pwfile=${password}`] : ['--auth=trust'];
  const run = await launch(home, program.initdb, ['-D', draft, ...INITDB_OPTIONS, ...auth]);
  if (!hasEnded(run)) await once(run, 'exit');
  if (run.exitCode !== 0) throw new Error(`initdb failed:\n${await endOfLog(home)}`);
  if (password) await keepPassword(password, draft);
  // Another start may have been quicker; then its cluster is the one to use.
  await rename(draft, home.cluster).catch(() => rm(draft, { recursive: true, force: true }));
}

/** Attaches to what runs, or starts it; two starts at once end in one server and one guest. */
export async function runCluster(
  home: Home,
  program: Program,
  say: Say,
  options: ClusterOptions = {},
): Promise<Running> {
  const { largePages = false } = options;
  const memory: Record<string, string> = largePages ? { GLIBC_TUNABLES: LARGE_PAGES } : {};
  let child: ChildProcess | undefined;
  for (let tenths = 0; tenths < START_SECONDS_MAX * 10; tenths += 1) {
    const running = await findRunning(home, program);
    if (running?.ready) return running;
    if (running && tenths % 50 === 49) say('PostgreSQL is still starting');
    if (!running && (!child || hasEnded(child))) {
      if (child) await refuseUnlessBusy(home, tenths);
      await forgetStale(home);
      child = await launch(home, ...(await startLine(home, program, options, say)), memory);
      child.unref();
    }
    await sleep(100);
  }
  throw new Error(`PostgreSQL did not start:\n${await endOfLog(home)}`);
}

/** Fast shutdown: open transactions are rolled back, what was committed is on disk. */
export async function stopCluster(running: Running): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 10],
  ] as const) {
    if (isStill(running)) signalPostgres(running, signal);
    for (let left = seconds * 20; left > 0 && isStill(running); left -= 1) await sleep(50);
  }
}

/** The program that starts PostgreSQL, and its arguments. */
async function startLine(
  home: Home,
  { postgres, pgCtl }: Program,
  { connections = CONNECTIONS, autovacuum = true, smallLog = false }: ClusterOptions,
  say: Say,
): Promise<[program: string, args: string[]]> {
  const settings = [
    ...SETTINGS,
    ...(await archiveArguments(home, say)),
    `max_connections=${connections}`,
    ...(autovacuum ? [] : ['autovacuum=off']),
    ...(smallLog ? ['wal_recycle=off'] : []),
    starterName(process.pid),
  ];
  if (home.tcp) {
    await writeStart(home, settings);
    // pg_ctl takes the rights of an administrator from it, with which PostgreSQL does not start on Windows.
    const options = `-c "config_file=${startFile(home)}"`;
    const wait = ['-w', '-t', String(START_SECONDS_MAX)];
    return [pgCtl, ['start', '-D', home.cluster, ...wait, '-o', options]];
  }
  const told = [...settings, ...BY_SOCKET].flatMap((setting) => ['-c', setting]);
  return [postgres, ['-D', home.cluster, '-k', home.sockets, ...told]];
}

/** A group of its own: Ctrl-C in the terminal reaches Node, which then stops it in good order. */
async function launch(
  home: Home,
  program: string,
  args: string[],
  more: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const log = await open(home.log, 'a', 0o600);
  try {
    const child = spawn(program, args, {
      ...home.account,
      cwd: home.folder,
      detached: true,
      windowsHide: true,
      env: {
        ...neededOnWindows(childEnv({})),
        PATH: process.env['PATH'] ?? '',
        LANG: 'C.UTF-8',
        TZ: 'UTC',
        ...more,
      },
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(child, 'spawn');
    return child;
  } finally {
    await log.close();
  }
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** Backends of a killed server may outlive it for a moment; anything else is a real failure. */
async function refuseUnlessBusy(home: Home, tenths: number): Promise<void> {
  const end = await endOfLog(home);
  // A kept log that cannot be read stays so.
  const hopeless = /could not restore file/.test(end);
  const busy =
    /(still|already) in use|already exists|shutting down/.test(end) && tenths < 300 && !hopeless;
  if (!busy) throw new Error(`PostgreSQL did not start:\n${end}`);
  await sleep(400);
}

async function refuseOtherMajor(home: Home, { major }: Program): Promise<void> {
  const found = (await readFile(join(home.cluster, 'PG_VERSION'), 'utf8')).trim();
  if (found === major) return;
  throw new Error(`${dirname(home.cluster)} was made by PostgreSQL ${found}, not by ${major}.`);
}

async function endOfLog(home: Home): Promise<string> {
  const lines = (await readFile(home.log, 'utf8').catch(() => '')).trim().split('\n');
  return [...lines.slice(-8), `(the whole log: ${home.log})`].join('\n');
}
