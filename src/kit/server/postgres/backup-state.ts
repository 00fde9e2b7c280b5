/** Why the last try made no copy, in words that an owner's home has a sentence for. */
export const SEBAB_CADANGAN = [
  'TANPA_FOLDER',
  'FOLDER_TIDAK_ADA',
  'DISK_PENUH',
  'TIDAK_BISA_DITULIS',
  'TANPA_PG_DUMP',
  'LOG_TERTAHAN',
  'LAIN',
] as const;
export type SebabCadangan = (typeof SEBAB_CADANGAN)[number];

/** What scheduled backups have come to. Moments are milliseconds since 1970. */
export type BackupState = {
  /** The moment of the newest whole copy; null where there is none. */
  readonly last: number | null;
  /** The last try that made no copy, until one succeeds. */
  readonly failed: { readonly ms: number; readonly why: SebabCadangan } | null;
};

const HOUR = 3_600_000;
/** A copy a day, and two hours to make it in. */
const LATE_MS = 26 * HOUR;

let known: BackupState | undefined;
/** Nothing is known where no copies are expected: the demo, tests, a server whose copies another program makes. */
export const backupState = (): BackupState | undefined => known;
export const noteBackup = (state: BackupState | undefined): void => {
  known = state;
};

/** Whether the shop would lose more than a day with its disk. */
export const isLate = ({ last }: BackupState, now: number): boolean =>
  last === null || now - last > LATE_MS;

export function whyOf(error: NodeJS.ErrnoException): SebabCadangan {
  const { code = '', syscall = '', message } = error;
  if (syscall.startsWith('spawn')) return 'TANPA_PG_DUMP';
  if (['ENOSPC', 'EDQUOT'].includes(code) || /No space left/.test(message)) return 'DISK_PENUH';
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return 'TIDAK_BISA_DITULIS';
  if (['ENOENT', 'ENOTDIR', 'ENODEV', 'ENXIO', 'EIO', 'ESTALE'].includes(code))
    return 'FOLDER_TIDAK_ADA';
  return 'LAIN';
}
