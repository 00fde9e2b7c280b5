import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { walFolder } from '#kit/server/postgres/log-segments.ts';

const DAY = 86_400_000;
/** The newest two stay, however old they are. */
const LEAST = 2;
const NAME = /^(dasar|dump)-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z(?:\.dump)?(\.draft)?$/;

/** A copy of the whole database in the backup folder: a base copy, or a dump of a server of one's own. */
type Copy = { readonly name: string; readonly ms: number; readonly kind: 'dasar' | 'dump' };

/** Whole copies, the newest first; a folder that is not there is an error. */
export const listCopies = async (folder: string): Promise<Copy[]> =>
  (await namesIn(folder)).filter(({ draft }) => !draft);

async function namesIn(folder: string) {
  return (await readdir(folder))
    .flatMap((name) => {
      const [, kind, day, h, m, s, draft] = NAME.exec(name) ?? [];
      const ms = Date.parse(`${day}T${h}:${m}:${s}Z`);
      return kind === 'dasar' || kind === 'dump' ? [{ name, ms, kind, draft } as const] : [];
    })
    .toSorted((a, b) => b.ms - a.ms);
}

/**
 * Removes copies older than these days, the log that only they need, and what a server that was killed left half done
 * a day ago; answers how many copies went.
 */
export async function clearCopies(folder: string, days: number, now: number): Promise<number> {
  const all = await namesIn(folder);
  const copies = all.filter(({ draft }) => !draft);
  const old = copies.slice(LEAST).filter(({ ms }) => now - ms > days * DAY);
  const broken = all.filter(({ draft, ms }) => draft && now - ms > DAY);
  for (const { name } of [...old, ...broken])
    await rm(join(folder, name), { recursive: true, force: true });
  const oldest = copies.findLast((one) => one.kind === 'dasar' && !old.includes(one));
  if (oldest) await clearLog(folder, oldest.name);
  return old.length;
}

/** Segments before the one that a base copy begins with, of every timeline, serve no restore any more. */
async function clearLog(folder: string, base: string): Promise<void> {
  const label = await readFile(join(folder, base, 'backup_label'), 'utf8').catch(() => '');
  const first = /START WAL LOCATION: .*\(file [0-9A-F]{8}([0-9A-F]{16})\)/.exec(label)?.[1];
  if (!first) return;
  const wal = walFolder(folder);
  const names = await readdir(wal).catch(() => []);
  for (const name of names)
    if (/^[0-9A-F]{24}(\.|$)/.test(name) && name.slice(8, 24) < first)
      await rm(join(wal, name), { force: true });
}
