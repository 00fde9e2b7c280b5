import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { nowMs } from '#kit/server/clock.ts';
import { backupPlan, dueAt, type BackupPlan } from '#kit/server/postgres/backup-plan.ts';
import {
  backupState,
  noteBackup,
  whyOf,
  type BackupState,
} from '#kit/server/postgres/backup-state.ts';
import { dumpTo } from '#kit/server/postgres/dump.ts';
import { clearCopies, listCopies } from '#kit/server/postgres/keep-backups.ts';
import { backupFolder } from '#kit/server/postgres/log-segments.ts';
import type { Postgres } from '#kit/server/postgres/open-postgres.ts';
import { cadangkanFoto } from '#app/server/cadangan-foto.ts';

type Say = (line: string) => void;
type Server = Pick<Postgres, 'backUp' | 'connection' | 'folder' | 'logHeld'>;

const MINUTE = 60_000;
/** A disk that is full or away may be mended meanwhile. */
const AGAIN_MS = 30 * MINUTE;

/** A whole copy of the database and of the photos that are new. */
export async function buatCadangan(server: Server, folder: string, say: Say): Promise<void> {
  const { backUp, connection } = server;
  const made = await (backUp?.(folder) ?? dumpTo(folder, String(connection.connectionString)));
  await cadangkanFoto(folder, say);
  say(`Cadangan selesai: ${made}`);
}

/**
 * One look: makes the copy of the day when its hour has passed without one, removes old ones, and notes for the owner's
 * home and the figures how it is. Answers whether it made one. What fails is said, noted, and tried again later.
 */
export async function cadangkanSekali(server: Server, say: Say): Promise<boolean> {
  const plan = backupPlan();
  const wished = backupFolder();
  if (!wished) {
    // Where another program makes the copies, it tells when it does not.
    noteBackup(plan.at === undefined ? undefined : { last: null, failed: failure('TANPA_FOLDER') });
    return false;
  }
  const folder = resolve(wished);
  const before = backupState()?.failed ?? null;
  const waits = before !== null && nowMs() - before.ms < AGAIN_MS;
  try {
    const last = await newest(folder);
    const due = isDue(plan, last);
    if (due && waits) return note({ last, failed: before });
    if (due) await copyAndClear(server, folder, plan, say);
    const held = (await server.logHeld?.()) ?? false;
    note({ last: await newest(folder), failed: held ? failure('LOG_TERTAHAN') : null });
    return due;
  } catch (error) {
    if (!waits) say(`Cadangan gagal: ${(error as Error).message}`);
    const failed = waits ? before : failure(whyOf(error as Error));
    return note({ last: await newest(folder).catch(() => null), failed });
  }
}

/** Old copies go before, too: a disk that they fill would never have room for a new one. */
async function copyAndClear(server: Server, folder: string, { days }: BackupPlan, say: Say) {
  const before = await clearCopies(folder, days, nowMs());
  await buatCadangan(server, folder, say);
  const gone = before + (await clearCopies(folder, days, nowMs()));
  if (gone > 0) say(`Cadangan lama dihapus: ${gone}`);
}

const isDue = ({ at }: BackupPlan, last: number | null): boolean =>
  at !== undefined && (last === null || last < dueAt(nowMs(), at));

const newest = async (folder: string): Promise<number | null> =>
  (await listCopies(folder))[0]?.ms ?? null;

const failure = (why: NonNullable<BackupState['failed']>['why']) => ({ ms: nowMs(), why });

function note(state: BackupState): false {
  noteBackup(state);
  return false;
}

/** Looks at once and every minute while the server runs; answers how to stop. */
export function jagaCadangan(server: Server, say: Say): () => void {
  let busy = false;
  const look = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    await cadangkanSekali(server, say).finally(() => (busy = false));
  };
  void warnOfOneDisk(server, say);
  void look();
  const timer = setInterval(() => void look(), MINUTE);
  timer.unref();
  return () => {
    clearInterval(timer);
    noteBackup(undefined);
  };
}

/** A backup on the disk of the data dies with it. */
async function warnOfOneDisk({ folder = '' }: Server, say: Say): Promise<void> {
  const folders = [folder, backupFolder() ?? ''];
  const [data, backup] = await Promise.all(folders.map((one) => stat(one).catch(() => undefined)));
  if (data && backup && data.dev === backup.dev)
    say('PERINGATAN: folder cadangan ada di disk yang sama dengan data; keduanya hilang bersama.');
}
