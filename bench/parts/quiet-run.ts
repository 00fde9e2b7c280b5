import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { nowIso } from '#kit/server/clock.ts';

/**
 * The goals of performance in one run, on a machine that does nothing else: the shortest first, so that a run
 * that is cut has the most. `BENCH_MINUTES` bounds the whole; what did not begin by then is named. The load before and
 * after each job is printed: a figure beside other work is a hint, not a proof.
 */
const MINUTES = Number(process.env.BENCH_MINUTES ?? 15);
/** `minutes`: what it needs at most; the shop of J9 is filled first where `KILAU_DATA` does not hold it yet. */
type Job = {
  readonly name: string;
  readonly minutes: number;
  readonly env?: Record<string, string>;
  readonly args?: readonly string[];
};
const JOBS: readonly Job[] = [
  { name: 'j2-barang.ts', minutes: 1.5, env: { BENCH_SECONDS: '6' } },
  { name: 'j8-seribu.ts', minutes: 1, env: { BENCH_ROUNDS: '15' } },
  { name: 'j1-sale.ts', minutes: 3, env: { BENCH_SECONDS: '6', BENCH_PIECES: '100000' } },
  { name: 'j9-periksa.ts', minutes: process.env.KILAU_DATA ? 3 : 6, args: ['1000000'] },
  {
    name: 'j10-skala.ts',
    minutes: 3,
    env: { BENCH_SECONDS: '6', BENCH_DOCUMENTS: '10000,200000' },
  },
];

const until = performance.now() + MINUTES * 60_000;
const left = (): number => (until - performance.now()) / 60_000;
const load = (): string =>
  loadavg()
    .map((one) => one.toFixed(2))
    .join(' ');

console.log(`${nowIso()} ${cpus().length} × ${cpus()[0]?.model ?? '?'}, load ${load()}`);
for (const job of JOBS) {
  const { name, minutes, env = {}, args = [] } = job;
  console.log(`\n## ${name} ${args.join(' ')} ${JSON.stringify(env)}, load ${load()}`);
  if (left() < minutes) console.log(`not begun: ${left().toFixed(1)} minutes left`);
  else await run(job);
}
console.log(`\n${nowIso()} load ${load()}`);

/** Ended where the time of the whole is over. */
function run({ name, env = {}, args = [] }: Job): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kilau-quiet-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', name), ...args], {
    env: { KILAU_DATA: folder, ...process.env, ...env },
    stdio: 'inherit',
  });
  const late = setTimeout(() => child.kill(), left() * 60_000);
  return new Promise((resolve) =>
    child.once('exit', (code) => {
      clearTimeout(late);
      rmSync(folder, { recursive: true, force: true });
      if (code !== 0) console.log(`ended with ${code}: out of time, or a fault above`);
      resolve();
    }),
  );
}
