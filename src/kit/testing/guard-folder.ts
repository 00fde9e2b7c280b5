/**
 * Runs beside a test run and outlives it: when the run is over, or was killed, the pipe to this
 * process closes, and the throw-away server and its folder go. Started with the folder's path.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPostgres } from '#kit/server/postgres/running.ts';

const folder = String(process.argv[2]);
// A Ctrl-C in the terminal reaches the whole group; the run ends first, then this.
process.on('SIGINT', () => {});
process.stdin.resume();
process.stdin.once('close', () => void clearAway());

async function clearAway(): Promise<void> {
  const file = join(folder, 'postgres', 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  // Nothing of it will be read again, so the quickest end will do.
  if (isPostgres(pid)) process.kill(pid, 'SIGQUIT');
  while (isPostgres(pid)) await sleep(20);
  await rm(folder, { recursive: true, force: true });
}
