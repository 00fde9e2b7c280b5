import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { commandOf, isStill } from '#kit/server/postgres/running.ts';

const SOURCE = new URL('end-together.ts', import.meta.url).href;
/** A process that only waits: no test ended it before. */
const WATCHES = 'process.stdin.resume(); console.log("here")';

/** A process that remembers another as its server, and ends in disorder. */
async function endRemembering(pid: number, command: string): Promise<void> {
  const script = `const { endTogether } = await import(${JSON.stringify(SOURCE)});
    endTogether(${JSON.stringify({ pid, command })}); process.exit(1);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  await once(child, 'exit');
}

test('whoever has got the number of a server that is gone is not told to end, the server itself is', async () => {
  const other = spawn(process.execPath, ['-e', WATCHES], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(other, 'exit');
  await once(other.stdout, 'data');
  const pid = other.pid!;
  const command = commandOf(pid);
  await endRemembering(pid, 'postgres -D /srv/kilau -c cluster_name=kilau-7');
  expect([isStill({ pid, command }), other.signalCode]).toEqual([true, null]);
  await endRemembering(pid, command);
  expect((await ended)[1]).toBe('SIGINT');
  expect(isStill({ pid, command })).toBe(false);
});
