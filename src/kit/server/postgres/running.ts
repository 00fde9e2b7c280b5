import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Home } from '#kit/server/postgres/home.ts';
import type { Program } from '#kit/server/postgres/program.ts';
import { LOOPBACK, startFile } from '#kit/server/postgres/tcp.ts';
import { commandOnWindows, WINDOWS } from '#kit/server/postgres/windows.ts';

/** A live PostgreSQL of this data folder, started by this process or another. */
export type Running = {
  readonly pid: number;
  /** Its whole start line, which shows whether the number has been given to another program since. */
  readonly command: string;
  /** The folder of its socket, or the address that it listens on. */
  readonly host: string;
  readonly port: number;
  /** The program that tells it to stop where there are no signals. */
  readonly pgCtl: string;
  readonly ready: boolean;
  /** The Node process that started it; it may be gone. */
  readonly starter: number;
};

/** Its own words for the start line, by which the next start knows who began it. */
export const starterName = (pid: number): string => `cluster_name=kilau-${pid}`;

/**
 * What postmaster.pid says, checked against the process itself: after a power cut the number in
 * the file may belong to anything.
 */
export async function findRunning(home: Home, { pgCtl }: Program): Promise<Running | undefined> {
  const text = await readFile(pidFile(home), 'utf8').catch(() => '');
  const [pid, , , port = '', sockets = '', , , status = ''] = text.split('\n');
  if (!Number(pid)) return undefined;
  const command = commandOf(Number(pid));
  if (!isOfCluster(command, home)) return undefined;
  // By TCP the file of its start says who started it, and on Windows no start line can be read.
  const said = home.tcp ? await readFile(startFile(home), 'utf8').catch(() => '') : command;
  return {
    pid: Number(pid),
    command,
    host: home.tcp ? LOOPBACK : sockets,
    port: Number(port),
    pgCtl,
    ready: status.trim() === 'ready',
    starter: Number(/cluster_name ?= ?'?kilau-(\d+)/.exec(said)?.[1]),
  };
}

/** On Windows the folder is not in what is known of a process: a PostgreSQL of this number is taken for ours. */
const isOfCluster = (command: string, { cluster }: Home): boolean =>
  WINDOWS ? command.startsWith('postgres') : command.replaceAll('"', '').includes(`-D ${cluster} `);

/**
 * PostgreSQL itself would refuse to start when the number it left behind is in use by another
 * program, as happens after a power cut. Only then is the file removed: in every other case its
 * own check of leftover backends has to stand.
 */
export async function forgetStale(home: Home): Promise<void> {
  const text = await readFile(pidFile(home), 'utf8').catch(() => '');
  const command = commandOf(Number(text.split('\n')[0]));
  if (command === '' || command.includes('postgres')) return;
  await rm(pidFile(home), { force: true });
  const left = home.tcp ? [] : await readdir(home.sockets);
  for (const name of left.filter((one) => one.startsWith('.s.PGSQL.'))) {
    await rm(join(home.sockets, name), { force: true });
  }
}

export const isPostgres = (pid: number): boolean => commandOf(pid).includes('postgres');

/** Whether it lives, and its number is still its own. */
export const isStill = ({ pid, command }: Pick<Running, 'pid' | 'command'>): boolean =>
  command !== '' && commandOf(pid) === command;

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The whole start line of a process; empty when there is none, or only its exit code is left. */
export function commandOf(pid: number): string {
  if (!pid || !isAlive(pid)) return '';
  if (WINDOWS) return commandOnWindows(pid);
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
}

const pidFile = (home: Home): string => join(home.cluster, 'postmaster.pid');
