import { spawnSync } from 'node:child_process';
import { access, constants, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { WINDOWS } from '#kit/server/postgres/windows.ts';

/** The account that runs PostgreSQL when it is not our own. */
export type Account = { readonly uid: number; readonly gid: number };

/** Accounts every Unix has; one that is missing from /etc/passwd makes initdb fail. */
const UNPRIVILEGED = ['nobody', 'postgres', 'daemon'];

/**
 * PostgreSQL refuses to run as root, so root runs it under the owner of an existing cluster, or under the account
 * `nobody`. Any other account runs it itself, which is `undefined` here. On Windows pg_ctl does that by itself.
 */
export async function accountFor(folder: string): Promise<Account | undefined> {
  if (WINDOWS) return undefined;
  const own = process.getuid?.();
  const cluster = join(folder, 'postgres');
  if (own !== 0) {
    // A closed folder of another account does not even say whose the database in it is; an open one may hold our own.
    const isOpen = await access(folder, constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    );
    for (const place of isOpen ? [cluster] : [folder, cluster]) {
      const found = await stat(place).catch(() => undefined);
      if (found && found.uid !== own)
        throw new Error(
          belongsToAnother(place, { owner: found.uid, own }, await readFile('/etc/passwd', 'utf8')),
        );
    }
    return undefined;
  }
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return unprivilegedAccount(await readFile('/etc/passwd', 'utf8'));
}

export function unprivilegedAccount(passwd: string): Account {
  const rows = passwd.split('\n').map((line) => line.split(':'));
  const row = UNPRIVILEGED.map((name) => rows.find(([account]) => account === name)).find(Boolean);
  if (!row)
    throw new Error('PostgreSQL must not run as root: no account "nobody"; set DATABASE_URL.');
  // Some systems write -2 as the number of the account `nobody`; the kernel wants it unsigned.
  return { uid: Number(row[2]) >>> 0, gid: Number(row[3]) >>> 0 };
}

/** Asks the system itself, so that access lists and mounts count as well as the mode bits. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  const run = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { cwd: '/', ...account });
  if (run.error)
    throw new Error(`Cannot run as another account (${run.error.message}); set DATABASE_URL.`);
  return run.status === 0;
}

/** Whose a data folder is, whose it should be, and both ways out, by the names of the accounts. */
export function belongsToAnother(
  place: string,
  { owner, own }: { owner: number; own: number | undefined },
  passwd: string,
): string {
  const nameOf = (uid: number | undefined): string =>
    passwd
      .split('\n')
      .map((line) => line.split(':'))
      .find(([, , id]) => Number(id) === uid)?.[0] ?? `number ${uid}`;
  const [theirs, ours] = [nameOf(owner), nameOf(own)];
  return (
    `The data in ${place} belong to the account ${theirs}; Kilau was started as ${ours}, which should own them. ` +
    `Start it as ${theirs}, or give them to ${ours} (chown -R ${own} ${place}), ` +
    'or set KILAU_DATA to another folder.'
  );
}
