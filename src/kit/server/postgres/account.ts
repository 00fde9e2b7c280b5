import { spawnSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { WINDOWS } from '#kit/server/postgres/windows.ts';

/** The account that runs PostgreSQL when it is not our own. */
export type Account = { readonly uid: number; readonly gid: number };

/** Accounts every Unix has; one that is missing from /etc/passwd makes initdb fail. */
const UNPRIVILEGED = ['nobody', 'postgres', 'daemon'];

/**
 * PostgreSQL refuses to run as root, so root hands it to the owner of an existing cluster, or to
 * `nobody`. Anybody else runs it under the own account: nothing to hand over. On Windows pg_ctl does that by itself.
 */
export async function accountFor(cluster: string): Promise<Account | undefined> {
  if (WINDOWS) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (process.getuid?.() !== 0) {
    if (owner && owner.uid !== process.getuid?.()) throw new Error(belongsToAnother(cluster));
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return unprivilegedAccount(await readFile('/etc/passwd', 'utf8'));
}

export function unprivilegedAccount(passwd: string): Account {
  const rows = passwd.split('\n').map((line) => line.split(':'));
  const row = UNPRIVILEGED.map((name) => rows.find(([account]) => account === name)).find(Boolean);
  if (!row)
    throw new Error('PostgreSQL must not run as root: no account "nobody"; set DATABASE_URL.');
  // Some systems write -2 for nobody; the kernel wants it unsigned.
  return { uid: Number(row[2]) >>> 0, gid: Number(row[3]) >>> 0 };
}

/** Asks the system itself, so that access lists and mounts count as well as the mode bits. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  const run = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { cwd: '/', ...account });
  if (run.error)
    throw new Error(`Cannot run as another account (${run.error.message}); set DATABASE_URL.`);
  return run.status === 0;
}

const belongsToAnother = (cluster: string): string =>
  `The database in ${cluster} belongs to another account than number ${process.getuid?.()}: ` +
  'start as that account, or set KILAU_DATA to another folder.';
