import { readEnv } from '#kit/server/settings/env.ts';

export type BackupPlan = {
  /** Minutes after midnight in Jakarta; undefined where another program makes the copies. */
  readonly at: number | undefined;
  /** For how many days copies are kept. */
  readonly days: number;
};

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Jakarta is seven hours ahead of UTC, all year. */
const JAKARTA = 7 * 60;
const AT = '02:30';
const DAYS = 14;

/** When copies are made and how long they are kept; a setting that says neither ends the start. */
export function backupPlan(): BackupPlan {
  const at = readEnv('KILAU_BACKUP_AT') ?? AT;
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(at) ?? [];
  if (at !== 'off' && hours === undefined)
    throw new Error(`KILAU_BACKUP_AT must be an hour like ${AT}, or off; it is ${at}`);
  const days = Number(readEnv('KILAU_BACKUP_DAYS') ?? DAYS);
  if (!Number.isInteger(days) || days < 1)
    throw new Error('KILAU_BACKUP_DAYS must be a whole number of days, 1 or more');
  return { at: at === 'off' ? undefined : Number(hours) * 60 + Number(minutes), days };
}

/** The last moment at which a copy was to begin. */
export function dueAt(now: number, at: number): number {
  const shift = (at - JAKARTA) * MINUTE;
  return Math.floor((now - shift) / DAY) * DAY + shift;
}
