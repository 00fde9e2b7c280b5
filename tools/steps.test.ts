import { expect, test } from 'vitest';
import { runSteps } from '#tools/steps.ts';
import { lanesOf, tallyOf, withSeed } from '#tools/test.ts';

test('every step runs, each says one line, and what failed shows its output', async () => {
  const lines: string[] = [];
  const tally = await runSteps(
    [
      ['first', '-e', 'console.log("unseen")'],
      ['second', '-e', 'console.log("what is wrong"); process.exit(3)'],
      ['third', '-e', ''],
    ],
    (line: string) => lines.push(line),
    1,
  );
  expect(tally).toEqual({ passed: 2, failed: 1 });
  expect(lines.map((line) => line.replace(/ +[\d.]+ s$/, ''))).toEqual([
    'ok     first',
    'FAILED second',
    'what is wrong',
    'ok     third',
  ]);
});

test('two at once: the second is done while the first still runs', async () => {
  const lines: string[] = [];
  await runSteps(
    [
      ['slow', '-e', 'setTimeout(() => {}, 1500)'],
      ['quick', '-e', ''],
    ],
    (line: string) => lines.push(line.slice(7, 12)),
    2,
  );
  expect(lines).toEqual(['quick', 'slow ']);
});

const result = (passed: number, failed: number, files: { status: string; tests: number }[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files.map(({ status, tests }) => ({
    status,
    assertionResults: Array.from({ length: tests }),
  })),
});

test('the tally counts tests, and files that could not be loaded', () => {
  expect(tallyOf(result(5, 0, [{ status: 'passed', tests: 5 }]), 0)).toEqual({
    passed: 5,
    failed: 0,
  });
  expect(tallyOf(result(4, 1, [{ status: 'failed', tests: 5 }]), 1)).toEqual({
    passed: 4,
    failed: 1,
  });
  expect(tallyOf(result(5, 0, [{ status: 'failed', tests: 0 }]), 1)).toEqual({
    passed: 5,
    failed: 1,
  });
});

test('a run that ends badly, or tests nothing, is no success', () => {
  expect(tallyOf(result(5, 0, []), 1)).toEqual({ passed: 5, failed: 1 });
  expect(tallyOf(result(0, 0, []), 0)).toEqual({ passed: 0, failed: 1 });
  expect(tallyOf(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});

test('files come in an order of chance, unless a red run is to be repeated in its own', () => {
  const [file, seed] = withSeed(['tests/rute.test.ts']);
  expect(file).toBe('tests/rute.test.ts');
  expect(Number(seed!.replace('--sequence.seed=', ''))).toBeGreaterThan(0);
  expect(withSeed(['--sequence.seed=7'])).toEqual(['--sequence.seed=7']);
});

test('the browser has a lane beside the servers, unless somebody asks for files of his own', () => {
  expect(lanesOf(['--sequence.seed=7'])).toEqual([
    ['--project=unit', '--project=server', '--sequence.seed=7'],
    ['--project=browser', '--sequence.seed=7'],
  ]);
  const own = ['tests/rute.test.ts', '--sequence.seed=7'];
  expect(lanesOf(own)).toEqual([own]);
});
