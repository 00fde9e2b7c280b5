import { cp, chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { readEnv } from '#kit/server/settings/env.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Home, Say } from '#kit/server/postgres/home.ts';
import { inTurn } from '#kit/rules/lists.ts';

/** What a base backup leaves out: it is the server's own, or made anew by every start. */
const LEFT_OUT = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

/** Where backups go: base copies, and every log segment as it is filled. Nowhere when not set. */
export const backupFolder = (): string | undefined => readEnv('KILAU_BACKUP');
export const walFolder = (folder: string): string => join(folder, 'wal');

const inShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Start arguments that keep every log segment beside the backups, at the latest after a minute
 * without a full one: a disk that dies takes a minute of work with it at most. A segment is there
 * whole or not at all, and none is ever written over.
 */
export async function archiveArguments(home: Home): Promise<string[]> {
  const folder = backupFolder();
  if (!folder) return [];
  const wal = await openWal(home, folder);
  const to = (ending: string) => `${inShell(join(wal, '%f'))}${ending}`;
  const command = `test ! -f ${to('')} && cp "%p" ${to('.draft')} && mv ${to('.draft')} ${to('')}`;
  return ['archive_mode=on', 'archive_timeout=60', `archive_command=${command}`];
}

/** The folder of the log is there with the first copy: one that is gone at a restore is a disk that is not there. */
async function openWal({ account }: Home, folder: string): Promise<string> {
  const wal = walFolder(folder);
  await mkdir(wal, { recursive: true, mode: 0o700 });
  if (account) for (const one of [folder, wal]) await chown(one, account.uid, account.gid);
  return wal;
}

/**
 * A base copy of a running cluster in `folder`, under a name that tells when. It is whole by
 * itself; together with the kept log segments it can be brought to any later moment.
 */
export async function backUp(
  home: Home,
  connection: ConstructorParameters<typeof Client>[0],
  folder: string,
  say: Say,
): Promise<string> {
  const name = `dasar-${nowIso().replaceAll(':', '').slice(0, 17)}Z`;
  const draft = join(folder, `${name}.draft`);
  const client = new Client(connection);
  await client.connect();
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    await openWal(home, folder);
    const archived = await isOn(client, 'archive_mode');
    await client.query(`select pg_backup_start('kilau', true)`);
    await copyCluster(home.cluster, draft);
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop($1)',
      [archived],
    );
    await writeFile(join(draft, 'backup_label'), inTurn(rows, 0).labelfile, { mode: 0o600 });
    await copySegments(join(home.cluster, 'pg_wal'), join(draft, 'pg_wal'));
    if (!archived)
      say('KILAU_BACKUP was not set when the server started: no later moment is kept.');
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
  await rename(draft, join(folder, name));
  return join(folder, name);
}

async function isOn(client: Client, setting: string): Promise<boolean> {
  const { rows } = await client.query<Record<string, string>>(`show ${setting}`);
  return rows[0]?.[setting] === 'on';
}

/** Files may come and go while the server works on: what the copy misses, the log has. */
async function copyCluster(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const path = join(to, entry.name);
    if (!LEFT_OUT.has(entry.name)) await copyOver(join(from, entry.name), path);
    else if (entry.isDirectory()) await mkdir(path, { mode: 0o700 });
  }
}

async function copyOver(from: string, to: string): Promise<void> {
  const isFolder = await readdir(from).catch(() => undefined);
  if (!isFolder) {
    await cp(from, to).catch(ignoreMissing);
    return;
  }
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of isFolder)
    if (!name.startsWith('pgsql_tmp')) await copyOver(join(from, name), join(to, name));
}

/** The log from the beginning of the copy to its end, so that the copy needs nothing else. */
async function copySegments(from: string, to: string): Promise<void> {
  await mkdir(join(to, 'archive_status'), { recursive: true, mode: 0o700 });
  const names = await readdir(from);
  for (const name of names.filter((one) => /^[0-9A-F]{24}$/.test(one)))
    await cp(join(from, name), join(to, basename(name))).catch(ignoreMissing);
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
