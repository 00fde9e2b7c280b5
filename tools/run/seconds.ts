import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { readJson } from '#tools/run/args.ts';
import { DEAR } from '#tools/run/order.ts';

/** Where a lane writes what each of its files took: named to the reporter by this variable. */
export const SECONDS = 'KILAU_TEST_SECONDS';

/** Seconds of a file with its set-up and its hooks, by its path from the root. */
export type Seconds = Readonly<Record<string, number>>;

/** Notes what each file took, which the JSON of vitest says without its hooks. */
export default class implements Reporter {
  #seconds: Record<string, number> = {};

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, duration, setupDuration } = module.diagnostic();
    this.#seconds[module.relativeModuleId] = (collectDuration + duration + setupDuration) / 1000;
  }

  onTestRunEnd(): void {
    const path = process.env[SECONDS];
    if (!path) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(this.#seconds));
  }
}

export const readSeconds = (path: string): Seconds => readJson<Seconds>(path) ?? {};

const LISTED = 20;
/** From here on a file that is drawn late is felt. */
const DEAR_FROM = 25;

/** The dearest files of a run, and which of them should begin first in the next. */
export function sayDearest(
  seconds: Seconds,
  dear: Seconds = DEAR,
  most = LISTED,
): readonly string[] {
  const all = Object.entries(seconds).toSorted(([, a], [, b]) => b - a);
  const sum = all.reduce((whole, [, one]) => whole + one, 0);
  return [
    `The dearest of ${all.length} files, in seconds (together ${sum.toFixed(0)}):`,
    ...all.slice(0, most).map(([path, one]) => `${one.toFixed(1).padStart(7)}  ${path}`),
    ...all
      .filter(([path, one]) => one >= DEAR_FROM && !(path in dear))
      .map(([path]) => `begins when it is drawn: write ${path} into tools/run/order.ts`),
  ];
}
