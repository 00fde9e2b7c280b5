import { execFile } from 'node:child_process';
import { access, open, rename, rm } from 'node:fs/promises';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyName } from '#kit/server/postgres/backup.ts';
import { syncFolder } from '#kit/server/postgres/whole-copy.ts';
import { childEnv } from '#kit/server/settings/env.ts';

const run = promisify(execFile);

/** The programs of PostgreSQL that make a dump and read it. */
const PROGRAMS = { dump: 'pg_dump', read: 'pg_restore' };

/** Rows of unlogged tables are in no copy: files of reports, which are gone in a day. */
const NOT_PASSING = ['--no-unlogged-table-data'];

/**
 * A dump of a PostgreSQL of one's own by its `pg_dump`, under a name that tells when: written aside, forced to the
 * disk, read to its end, and only then given its name. The password is in the environment of that program alone, where
 * no list of processes shows it.
 */
export async function dumpTo(folder: string, url: string, programs = PROGRAMS): Promise<string> {
  await access(folder);
  const made = join(folder, `${copyName('dump')}.dump`);
  const draft = `${made}.draft`;
  const server = new URL(url);
  const env = childEnv({ PGPASSWORD: decodeURIComponent(server.password) || undefined });
  server.password = '';
  try {
    // Made by us, so that its rights are ours alone; pg_dump writes into it.
    await (await open(draft, 'wx', 0o600)).close();
    const to = ['--format=custom', `--file=${draft}`, `--dbname=${server.href}`];
    await run(programs.dump, [...NOT_PASSING, ...to], { env });
    await run(programs.read, [`--file=${devNull}`, draft], { env });
    await forceToDisk(draft);
    await rename(draft, made);
    await syncFolder(folder);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return made;
}

async function forceToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}
