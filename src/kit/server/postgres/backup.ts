import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { nowIso } from '#kit/server/clock.ts';
import type { Home, Say } from '#kit/server/postgres/home.ts';
import { copySegments, openWal } from '#kit/server/postgres/log-segments.ts';
import { openCopy, syncFolder, type Copy } from '#kit/server/postgres/whole-copy.ts';
import { inTurn } from '#kit/rules/lists.ts';

/** What a base backup leaves out: it is the server's own, or made by every start. */
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

/** A log that cannot be kept meanwhile must not hold a copy for ever. */
const PATIENCE = '10min';

/** A name that tells when, by which copies are sorted. */
export const copyName = (kind: 'dasar' | 'dump'): string =>
  `${kind}-${nowIso().replaceAll(':', '').slice(0, 17)}Z`;

/**
 * A base copy of a running cluster in `folder`, under a name that tells when: written aside, forced to the disk, read
 * again, and only then given its name. It is whole by itself; together with the kept log segments it can be brought to
 * any later moment.
 */
export async function backUp(
  home: Home,
  connection: ConstructorParameters<typeof Client>[0],
  folder: string,
  say: Say,
): Promise<string> {
  await access(folder);
  const made = join(folder, copyName('dasar'));
  const draft = `${made}.draft`;
  const client = new Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    await mkdir(draft, { mode: 0o700 });
    await openWal(home, folder);
    await client.query(`set statement_timeout = '${PATIENCE}'`);
    const archived = await isOn(client, 'archive_mode');
    // Until this session ends the database removes nothing of its log that the copy needs.
    await client.query(
      `select pg_create_physical_replication_slot('kilau_' || pg_backend_pid(), true, true)`,
    );
    await client.query(`select pg_backup_start('kilau', true)`);
    const copy = openCopy(draft);
    await copyCluster(home.cluster, copy);
    const { label, last } = await endBackup(client, archived);
    await copy.text('backup_label', label);
    const first = /START WAL LOCATION: .*\(file ([0-9A-F]{24})\)/.exec(label)?.[1];
    await copySegments(home.cluster, copy, { first: first ?? last, last });
    await copy.finish();
    if (!archived)
      say('KILAU_BACKUP was not set when the server started: no later moment is kept.');
    await rename(draft, made);
    await syncFolder(folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
  return made;
}

/** What the copy must say of itself, and the last segment that it needs. */
async function endBackup(client: Client, archived: boolean) {
  const { rows } = await client.query<{ label: string; last: string }>(
    'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop($1)',
    [archived],
  );
  return inTurn(rows, 0);
}

async function isOn(client: Client, setting: string): Promise<boolean> {
  const { rows } = await client.query<Record<string, string>>(`show ${setting}`);
  return rows[0]?.[setting] === 'on';
}

/** Files and folders may come and go while the server works on: what the copy misses, the log has. */
async function copyCluster(from: string, copy: Copy): Promise<void> {
  const paths: string[] = [];
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(join(from, folder), { withFileTypes: true }).catch(gone);
    const passing = isPassing(entries.map(({ name }) => name));
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.startsWith('pgsql_tmp') || passing(entry.name)) continue;
      if (entry.isDirectory()) await copy.folder(path);
      if (LEFT_OUT.has(path)) continue;
      if (entry.isDirectory()) await walk(path);
      else paths.push(path);
    }
  };
  await walk('');
  await copy.files(from, paths);
}

/**
 * Whether a file holds rows of an unlogged table, by the names of its folder: a restored database makes it again,
 * empty, from the table's `_init`, which is copied.
 */
function isPassing(names: readonly string[]): (name: string) => boolean {
  const init = /^(\d+)_init$/;
  const unlogged = new Set(names.flatMap((name) => init.exec(name)?.[1] ?? []));
  return (name) => {
    const [, table] = /^(\d+)(?:_(?:fsm|vm))?(?:\.\d+)?$/.exec(name) ?? [];
    return table !== undefined && unlogged.has(table);
  };
}

function gone(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}
