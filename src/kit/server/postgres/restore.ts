import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { toIso } from '#kit/server/clock.ts';
import { openHome, type Say } from '#kit/server/postgres/home.ts';
import { restoreCommand, walFolder } from '#kit/server/postgres/log-segments.ts';
import { WINDOWS } from '#kit/server/postgres/windows.ts';
import { checkCopy, CONTENTS } from '#kit/server/postgres/whole-copy.ts';

const MARK = '# restore';

/**
 * Lays a base copy out as a new data folder that PostgreSQL will bring forward when it starts: to
 * the last kept moment, or to `until` (an instant with its zone). Nothing that is there is touched.
 */
export async function layOut(
  backup: string,
  dataFolder: string,
  until: string | undefined,
  say: Say,
): Promise<void> {
  if (until !== undefined && Number.isNaN(Date.parse(until)))
    throw new Error(`${until} is no moment; write it like 2026-11-21T10:15:00+07:00`);
  const { cluster, account } = await openHome(dataFolder, say);
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  if ((await readdir(cluster)).length > 0) throw new Error(`${cluster} holds a database already`);
  await checkCopy(backup);
  await cp(backup, cluster, { recursive: true, filter: (path) => basename(path) !== CONTENTS });
  const wal = walFolder(dirname(backup));
  const lines = [
    MARK,
    `restore_command = '${inFile(restoreCommand(wal))}'`,
    ...(until ? [`recovery_target_time = '${instantOf(until)}'`] : []),
    `recovery_target_action = 'promote'`,
  ];
  await appendFile(join(cluster, 'postgresql.auto.conf'), `\n${lines.join('\n')}\n`);
  await writeFile(join(cluster, 'recovery.signal'), '');
  if (!WINDOWS) execFileSync('chmod', ['-R', 'go-rwx', cluster]);
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
}

/** As a text in single quotes in a file of settings. */
const inFile = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll("'", "''");

/** As PostgreSQL writes an instant. */
const instantOf = (until: string): string =>
  toIso(Date.parse(until)).replace('T', ' ').replace('Z', '+00');

/** Once it runs as a server of its own, the way there is forgotten. */
export async function forgetRestore(dataFolder: string, say: Say): Promise<void> {
  const { cluster } = await openHome(dataFolder, say);
  const path = join(cluster, 'postgresql.auto.conf');
  const text = await readFile(path, 'utf8');
  const at = text.indexOf(`\n${MARK}\n`);
  if (at >= 0) await writeFile(path, text.slice(0, at));
}
