import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import type { Home, Say } from '#kit/server/postgres/home.ts';
import { WINDOWS } from '#kit/server/postgres/windows.ts';
import { readEnv } from '#kit/server/settings/env.ts';
import type { Copy } from '#kit/server/postgres/whole-copy.ts';

/** Where backups go: base copies, and every log segment as it is filled. Nowhere when not set. */
export const backupFolder = (): string | undefined => readEnv('KILAU_BACKUP');
export const walFolder = (folder: string): string => join(folder, 'wal');

/** PostgreSQL puts names in place of %f and %p; a % of a folder is said twice. */
const inShell = (text: string): string =>
  `'${text.replaceAll('%', '%%').replaceAll("'", "'\\''")}'`;

/**
 * Start arguments that keep every log segment beside the backups, at the latest after a minute
 * without a full one: a disk that dies takes a minute of work with it at most. A segment is there
 * whole or not at all, and none is written over. It is packed, for a quiet minute fills little of its 16 MB.
 * A folder that is not there is said; PostgreSQL keeps its log and tries again until it is.
 */
export async function archiveArguments(home: Home, say: Say): Promise<string[]> {
  const folder = backupFolder();
  if (!folder) return [];
  await openWal(home, folder).catch((error: Error) =>
    say(`PERINGATAN: folder cadangan ${folder} tidak bisa dipakai: ${error.message}`),
  );
  const command = WINDOWS ? archiveOnWindows(walFolder(folder)) : archiveCommand(walFolder(folder));
  return ['archive_mode=on', 'archive_timeout=60', `archive_command=${command}`];
}

/** After a crash PostgreSQL may hand over a segment again: the same one is done, another one is refused. */
export function archiveCommand(wal: string): string {
  const to = (ending: string): string => `${inShell(`${wal}/`)}%f${ending}`;
  const [kept, draft] = [to('.gz'), to('.draft')];
  return (
    `if test -f ${kept}; then gzip -dc ${kept} | cmp -s - "%p"; ` +
    `else gzip -1 -c "%p" > ${draft} && sync ${draft} && mv ${draft} ${kept}; fi`
  );
}

/** By the words of cmd.exe, which has no gzip. */
export function archiveOnWindows(wal: string): string {
  const kept = `${wal.replaceAll('%', '%%').replaceAll('/', '\\')}\\%f`;
  return (
    `if exist "${kept}" (fc /b "%p" "${kept}" >nul) ` +
    `else (copy /y "%p" "${kept}.draft" >nul && move /y "${kept}.draft" "${kept}" >nul)`
  );
}

/** Whether PostgreSQL could not hand over the last piece of its log: then its own disk fills. */
export async function isLogHeld(client: Pick<ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean | null }>(
    `select last_failed_time > coalesce(last_archived_time, '-infinity') as held
       from pg_stat_archiver`,
  );
  return rows[0]?.held ?? false;
}

/**
 * The command that a restore reads the log by. What is not kept is the end. What cannot be read, or a disk that is
 * not there, is not: above 125 nothing starts.
 */
export const restoreCommand = (wal: string): string =>
  WINDOWS ? restoreOnWindows(wal) : restoreByShell(wal.replaceAll('%', '%%'));

const restoreByShell = (wal: string): string =>
  `test -d "${wal}" || exit 255; ` +
  `if test -e "${wal}/%f.gz"; then gzip -dc "${wal}/%f.gz" > "%p" || exit 255; ` +
  `else test -e "${wal}/%f" || exit 1; cp "${wal}/%f" "%p" || exit 255; fi`;

export function restoreOnWindows(wal: string): string {
  const from = wal.replaceAll('%', '%%').replaceAll('/', '\\');
  return (
    `if not exist "${from}\\" (exit 255) else if not exist "${from}\\%f" (exit 1) ` +
    `else (copy /y "${from}\\%f" "%p" >nul || exit 255)`
  );
}

/**
 * The folder of the log is there with the first copy: one that is gone at a restore is a disk that is not there.
 * The folder of the backups is never made here: a disk that is not there would be one more folder of this disk.
 */
export async function openWal({ account }: Home, folder: string): Promise<void> {
  const wal = walFolder(folder);
  await mkdir(wal, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  if (account) for (const one of [folder, wal]) await chown(one, account.uid, account.gid);
}

/** The log from the beginning of the copy to its end, so that the copy needs nothing else. */
export async function copySegments(
  cluster: string,
  copy: Copy,
  { first, last }: { first: string; last: string },
): Promise<void> {
  await copy.folder('pg_wal/archive_status');
  const wanted = segmentsBetween(first, last).map((name) => `pg_wal/${name}`);
  if ((await copy.files(cluster, wanted)) < wanted.length)
    throw new Error('The database has removed a piece of its log before it was copied.');
}

/** Names of segments of 16 MB: timeline, then two figures of eight digits, of which the second ends at FF. */
export function segmentsBetween(first: string, last: string): string[] {
  const timeline = first.slice(0, 8);
  const at = (name: string): number =>
    Number.parseInt(name.slice(8, 16), 16) * 256 + Number.parseInt(name.slice(16), 16);
  const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');
  const [begin, end] = [at(first), at(last)];
  return Array.from(
    { length: Math.max(0, end - begin + 1) },
    (_, more) => `${timeline}${hex(Math.floor((begin + more) / 256))}${hex((begin + more) % 256)}`,
  );
}
