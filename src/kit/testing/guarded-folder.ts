import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GUARD = new URL('guard-folder.ts', import.meta.url);

export const MEMORY = '/dev/shm';
/** What a whole run keeps at most, twice. */
const ROOM = 8 * 2 ** 30;

/**
 * Memory where the machine has room in it and lets programs run there: nothing here outlives the run,
 * so that no test waits for a disk. What is proved of disks and power lies on one.
 */
export async function findRoom(): Promise<string> {
  try {
    const [{ bavail, bsize }, mounts] = await Promise.all([
      statfs(MEMORY),
      readFile('/proc/mounts', 'utf8'),
    ]);
    const mount = mounts.split('\n').findLast((line) => line.split(' ')[1] === MEMORY);
    const fits = Math.min(bavail * bsize, process.availableMemory()) > ROOM;
    return mount && !mount.includes('noexec') && fits ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * A throw-away data folder. It is cleared away, with the PostgreSQL that runs in it, however the
 * test run ends: a guard waits for the pipe that only the death of this process closes by itself.
 */
export async function openGuardedFolder(): Promise<{ folder: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(await findRoom(), 'kilau-test-'));
  const guard = spawn(process.execPath, [fileURLToPath(GUARD), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const close = async (): Promise<void> => {
    const cleared = once(guard, 'exit');
    guard.stdin.end();
    await cleared;
  };
  return { folder, close };
}
