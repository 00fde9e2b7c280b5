import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** What Windows does otherwise. None of it was run there yet (docs/guides/platforms.md). */
export const WINDOWS = process.platform === 'win32';

const HIDDEN = { windowsHide: true, encoding: 'utf8' } as const;

/**
 * A file that the own account, the system and administrators alone may read. They are named by their
 * numbers, for names are translated. Elsewhere the mode of the file says it.
 */
export function closeToOthers(path: string): void {
  if (!WINDOWS) return;
  const own = /S-1-[\d-]+/.exec(
    execFileSync('whoami', ['/user', '/fo', 'csv', '/nh'], HIDDEN),
  )?.[0];
  const rights = [own, 'S-1-5-18', 'S-1-5-32-544'].flatMap((who) => (who ? [`*${who}:F`] : []));
  execFileSync('icacls', [path, '/inheritance:r', '/grant:r', ...rights], HIDDEN);
}

/**
 * What tells a live process from a later one of the same number. A PostgreSQL has a pipe of its number for signals;
 * of others the moment of their start is asked, which takes half a second.
 */
export function commandOnWindows(pid: number): string {
  const pipe = `pgsignal_${pid}`;
  if (readdirSync('//./pipe/').includes(pipe)) return `postgres ${pipe}`;
  const ask = `(Get-Process -Id ${pid}).StartTime.Ticks`;
  try {
    return execFileSync('powershell', ['-NoProfile', '-Command', ask], HIDDEN).trim();
  } catch {
    return '';
  }
}

/** Node can only kill there: PostgreSQL is stopped by its own program. */
export function signalPostgres(
  { pid, pgCtl }: { readonly pid: number; readonly pgCtl: string },
  signal: 'SIGINT' | 'SIGQUIT',
): void {
  if (!WINDOWS) process.kill(pid, signal);
  else execFileSync(pgCtl, ['kill', signal.slice(3), String(pid)], HIDDEN);
}

/** What programs need of the environment there beside their path. */
const NEEDED = ['SystemRoot', 'SystemDrive', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA'];
export const neededOnWindows = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  WINDOWS
    ? Object.fromEntries(NEEDED.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
    : {};
