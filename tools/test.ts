import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, rmSync } from 'node:fs';
import { CHECKS } from '#tools/check.ts';
import { filesToAskAgain, redsOf, sayReds, type Red, type Result } from '#tools/reds.ts';
import { add, runSteps, type Step, type Tally } from '#tools/steps.ts';
import { envOf, lanesOf, readArgs, readJson, type Asked } from '#tools/run/args.ts';
import { readSeconds, sayDearest, SECONDS, type Seconds } from '#tools/run/seconds.ts';

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

type Ran = { readonly tally: Tally; readonly reds: readonly Red[]; readonly seconds: Seconds };

/** The lane that is seen as it goes, and the one of those that are asked once more. */
const SEEN = 0;
const AGAIN = 9;

/** The first lane is seen as it goes; what the others say comes behind it, in one piece. */
async function runVitest(
  args: readonly string[],
  lane: number,
  env: NodeJS.ProcessEnv,
): Promise<Ran> {
  const [result, log, seconds] = [
    `.build/vitest-${lane}.json`,
    `.build/vitest-${lane}.log`,
    `.build/vitest-${lane}.seconds.json`,
  ];
  for (const path of [result, seconds]) rmSync(path, { force: true });
  const reporters = ['default', 'json', './tools/run/seconds.ts'].map((one) => `--reporter=${one}`);
  const command = ['run', ...reporters, `--outputFile.json=${result}`, ...args];
  const said = lane === SEEN || lane === AGAIN ? ('inherit' as const) : openSync(log, 'w');
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...command], {
    stdio: ['inherit', said, said],
    env: { ...env, [SECONDS]: seconds },
  });
  const [status] = (await once(child, 'close')) as [number | null];
  const read = readJson<Result>(result);
  return {
    tally: tallyOf(read, status),
    reds: redsOf(read, process.cwd()),
    seconds: readSeconds(seconds),
  };
}

/** More tests than this that were red and then green are no accident, but a fault of their own. */
const FEW = 2;

export type Verdict = { readonly tally: Tally; readonly lines: readonly string[] };

/** What came of it: `again` is the tally of those that were asked once more, if any were. */
export function verdictOf(tally: Tally, reds: readonly Red[], again?: Tally): Verdict {
  if (again?.failed !== 0) return { tally, lines: reds.length > 0 ? [sayReds('RED', reds)] : [] };
  const lines = [
    sayReds('UNSTEADY', reds),
    `${reds.length} unsteady: red, and green when asked again (at most ${FEW})`,
    ...reds.map(({ file, test }) => `  ${file} > ${test}`),
  ];
  const failed = reds.length > FEW ? reds.length : 0;
  return { tally: { passed: tally.passed + tally.failed - failed, failed }, lines };
}

/** What is red in a full house is asked once more alone (decision 0470): green then, it is unsteady, and named so. */
async function judge(ran: readonly Ran[], asked: Asked, env: NodeJS.ProcessEnv): Promise<Verdict> {
  const tally = ran.map((one) => one.tally).reduce(add);
  const reds = ran.flatMap((one) => one.reds);
  const files = filesToAskAgain(reds, asked.strict);
  // What failed without the name of a test cannot be asked again.
  if (files.length === 0 || reds.length !== tally.failed) return verdictOf(tally, reds);
  const again = await runVitest(files, AGAIN, env);
  return verdictOf(tally, reds, again.tally);
}

const BUILD: Step = ['web build', 'tools/web-build.ts'];
const BYTES: Step = ['bytes', 'tools/budget.ts'];

/**
 * The servers' lane begins at once; that of the browser waits for the screens. The checks run beside them,
 * one after the other: they fill what a lane leaves of a core.
 */
async function runAll(asked: Asked, env: NodeJS.ProcessEnv) {
  const lanes = lanesOf(asked);
  const all = asked.extent === 'all';
  const built = all ? runSteps([BUILD]) : Promise.resolve({ passed: 0, failed: 0 });
  const checked = all ? built.then(() => runSteps([...CHECKS, BYTES], console.log, 1)) : built;
  const ran = await Promise.all(
    lanes.map(async (args, lane) => {
      if (lane > 0) await built;
      return runVitest(args, lane, env);
    }),
  );
  for (let lane = 1; lane < lanes.length; lane += 1)
    process.stdout.write(readFileSync(`.build/vitest-${lane}.log`));
  const besides = all ? add(await built, await checked) : await built;
  return { ran, besides };
}

/**
 * Everything that must hold: the web application builds, the checks, the tests, the bytes. `--quick` runs units and
 * areas alone; where files or a project are named, only those are run.
 */
async function main(args: readonly string[]): Promise<never> {
  const asked = readArgs(args);
  const env = envOf(asked);
  const { ran, besides } = await runAll(asked, env);
  const { tally, lines } = await judge(ran, asked, env);
  const seconds = Object.assign({}, ...ran.map((one) => one.seconds)) as Seconds;
  if (Object.keys(seconds).length > 1) console.log(sayDearest(seconds).join('\n'));
  for (const line of lines) console.log(line);
  const { passed, failed } = add(tally, besides);
  console.log(`${passed} passed, ${failed} failed (this order again: npm test -- ${asked.seed})`);
  process.exit(failed === 0 ? 0 : 1);
}

if (import.meta.main) await main(process.argv.slice(2));
