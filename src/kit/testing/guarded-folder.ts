import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GUARD = new URL('guard-folder.ts', import.meta.url);

/**
 * A throw-away data folder. It is cleared away, with the PostgreSQL that runs in it, however the
 * test run ends: a guard waits for the pipe that only the death of this process closes by itself.
 */
export async function openGuardedFolder(): Promise<{ folder: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'kilau-test-'));
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
