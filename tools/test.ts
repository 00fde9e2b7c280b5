import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { openSync, readFileSync, rmSync } from 'node:fs';
import { CHECKS } from '#tools/check.ts';
import { filesToAskAgain, redsOf, sayReds, type Red, type Result } from '#tools/reds.ts';
import { add, runSteps, type Tally } from '#tools/steps.ts';

/** A file that cannot even be loaded has no failed test, but has failed. */
export function tallyOf(result: Result | undefined, exitCode: number | null): Tally {
  const broken = result?.testResults.filter((file) => {
    return file.status === 'failed' && file.assertionResults.length === 0;
  });
  const failed = (result?.numFailedTests ?? 0) + (broken?.length ?? 0);
  const passed = result?.numPassedTests ?? 0;
  // An error outside any test, or no test at all, must not look like success.
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

const SEED = '--sequence.seed=';
/** A red test is not asked again: how the ten runs in a row are counted. */
const STRICT = '--strict';

/** The order of the files: drawn, unless a red run is to be repeated. */
export const withSeed = (args: readonly string[]): readonly string[] =>
  args.some((one) => one.startsWith(SEED)) ? args : [...args, `${SEED}${randomInt(1, 1_000_000)}`];

const isAll = (args: readonly string[]): boolean =>
  args.every((one) => one === STRICT || one.startsWith(SEED));

/**
 * The tests of the browser wait half of their time, and those of the server have two workers that each fill
 * a core: side by side they take two thirds of the time. The browser's lane is the longer one, so that some of its
 * files come behind the servers' (`rounds`). Whoever names files or a project gets just those.
 */
export const lanesOf = (args: readonly string[]): readonly (readonly string[])[] =>
  isAll(args)
    ? [
        ['--project=unit', '--project=server', '--project=rounds', ...args],
        ['--project=browser', ...args],
      ]
    : [args];

type Ran = { readonly tally: Tally; readonly reds: readonly Red[] };

/** The first lane is seen as it goes; what the others say comes behind it, in one piece. */
async function runVitest(args: readonly string[], lane: number): Promise<Ran> {
  const result = `.build/vitest-${lane}.json`;
  rmSync(result, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${result}`];
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args];
  const said = lane === 0 ? ('inherit' as const) : openSync(`.build/vitest-${lane}.log`, 'w');
  const child = spawn(process.execPath, command, { stdio: ['inherit', said, said] });
  const [status] = (await once(child, 'close')) as [number | null];
  const read = readResult(result);
  return { tally: tallyOf(read, status), reds: redsOf(read, process.cwd()) };
}

function readResult(path: string): Result | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Result;
  } catch {
    return undefined;
  }
}

/** What is red in a full house is asked once more alone (decision 0470): green then, it is unsteady, and named so. */
async function runTests(args: readonly string[]): Promise<Tally> {
  const strict = args.includes(STRICT);
  const lanes = lanesOf(args.filter((one) => one !== STRICT));
  const ran = await Promise.all(lanes.map(runVitest));
  for (let lane = 1; lane < lanes.length; lane += 1)
    process.stdout.write(readFileSync(`.build/vitest-${lane}.log`));
  const tally = ran.map((one) => one.tally).reduce(add);
  const reds = ran.flatMap((one) => one.reds);
  const files = filesToAskAgain(reds, strict);
  if (files.length === 0 || reds.length !== tally.failed) {
    console.log(sayReds('RED', reds));
    return tally;
  }
  const again = await runVitest(files, 0);
  console.log(sayReds(again.tally.failed === 0 ? 'UNSTEADY' : 'RED', reds));
  return again.tally.failed === 0
    ? { passed: tally.passed + tally.failed, failed: 0 }
    : { passed: tally.passed, failed: tally.failed };
}

/**
 * Everything that must hold: the web application builds, the checks, the tests, the bytes. Whoever names files or a
 * project gets those tests alone, at once.
 */
async function main(args: readonly string[]): Promise<never> {
  const all = isAll(args);
  const asked = withSeed(args);
  const built = await runSteps(all ? [['web build', 'tools/web-build.ts'], ...CHECKS] : []);
  const tested = await runTests(asked);
  const weighed = await runSteps(all ? [['bytes', 'tools/budget.ts']] : []);
  const { passed, failed } = [built, tested, weighed].reduce(add);
  const order = asked.find((one) => one.startsWith(SEED));
  console.log(`${passed} passed, ${failed} failed (this order again: npm test -- ${order})`);
  process.exit(failed === 0 ? 0 : 1);
}

if (import.meta.main) await main(process.argv.slice(2));
