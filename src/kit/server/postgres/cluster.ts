import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { archiveArguments } from '#kit/server/postgres/log-segments.ts';
import type { Home, Say } from '#kit/server/postgres/home.ts';
import type { Program } from '#kit/server/postgres/program.ts';
import {
  findRunning,
  forgetStale,
  isStill,
  type Running,
  starterName,
} from '#kit/server/postgres/running.ts';

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
  'listen_addresses=',
  'unix_socket_permissions=0700',
];

/** A shop needs a dozen; whoever looks at its database by hand has the rest. */
const CONNECTIONS = 100;

/** Checksums, and PostgreSQL's own locale: an upgrade of the system cannot unsort an index. */
const INITDB_OPTIONS = [
  '-k',
  '--username=kilau',
  '--auth=trust',
  '-E',
  'UTF8',
  '--locale=C.UTF-8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/** Long enough for the recovery of a busy shop's day after a power cut. */
const START_SECONDS_MAX = 600;

/** Makes the cluster under a temporary name first: a half made one is never started. */
export async function initCluster(home: Home, program: Program, say: Say): Promise<void> {
  if (existsSync(join(home.cluster, 'PG_VERSION'))) return refuseOtherMajor(home, program);
  say(`Membuat basis data baru / Making a new database in ${home.folder}`);
  const draft = `${home.cluster}.new-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (home.account) await chown(draft, home.account.uid, home.account.gid);
  const run = await launch(home, program.initdb, ['-D', draft, ...INITDB_OPTIONS]);
  if (!hasEnded(run)) await once(run, 'exit');
  if (run.exitCode !== 0) throw new Error(`initdb failed:\n${await endOfLog(home)}`);
  // Another start may have been quicker; then its cluster is the one to use.
  await rename(draft, home.cluster).catch(() => rm(draft, { recursive: true, force: true }));
}

/** Attaches to what runs, or starts it; two starts at once end in one server and one guest. */
export async function runCluster(
  home: Home,
  program: Program,
  say: Say,
  connections = CONNECTIONS,
): Promise<Running> {
  let child: ChildProcess | undefined;
  for (let tenths = 0; tenths < START_SECONDS_MAX * 10; tenths += 1) {
    const running = await findRunning(home);
    if (running?.ready) return running;
    if (running && tenths % 50 === 49) say('PostgreSQL is still starting');
    if (!running && (!child || hasEnded(child))) {
      if (child) await refuseUnlessBusy(home, tenths);
      await forgetStale(home);
      child = await launch(home, program.postgres, await startArguments(home, connections, say));
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
    if (isStill(running)) process.kill(running.pid, signal);
    for (let left = seconds * 20; left > 0 && isStill(running); left -= 1) await sleep(50);
  }
}

const startArguments = async (home: Home, connections: number, say: Say): Promise<string[]> => [
  '-D',
  home.cluster,
  '-k',
  home.sockets,
  ...[
    ...SETTINGS,
    ...(await archiveArguments(home, say)),
    `max_connections=${connections}`,
    starterName(process.pid),
  ].flatMap((setting) => ['-c', setting]),
];

/** A group of its own: Ctrl-C in the terminal reaches Node, which then stops it in good order. */
async function launch(home: Home, program: string, args: string[]): Promise<ChildProcess> {
  const log = await open(home.log, 'a', 0o600);
  try {
    const child = spawn(program, args, {
      ...home.account,
      cwd: home.folder,
      detached: true,
      env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', TZ: 'UTC' },
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
  const busy = /still in use|already exists|shutting down/.test(end) && tenths < 300 && !hopeless;
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
