import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** One thing that must hold: a name, and the program that looks, run by this very Node. */
export type Step = readonly [name: string, ...command: string[]];

export type Tally = { readonly passed: number; readonly failed: number };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

/**
 * Runs every step, also after one has failed: a reader wants to know all that is wrong. Two at once
 * where each has a core.
 */
export async function runSteps(
  steps: readonly Step[],
  print = console.log,
  atOnce = Math.min(2, availableParallelism()),
): Promise<Tally> {
  let tally: Tally = { passed: 0, failed: 0 };
  const waiting = [...steps];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { passed, output, seconds } = await run(step);
      print(`${passed ? 'ok    ' : 'FAILED'} ${step[0].padEnd(12)} ${seconds.toFixed(1)} s`);
      if (!passed) print(output.trimEnd());
      tally = add(tally, passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return tally;
}

async function run([, ...command]: Step) {
  const began = performance.now();
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  child.stderr.on('data', (part) => (output += String(part)));
  await once(child, 'close');
  const seconds = (performance.now() - began) / 1000;
  return { passed: child.exitCode === 0, output, seconds };
}
