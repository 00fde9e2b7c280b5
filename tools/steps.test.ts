import { expect, test } from 'vitest';
import { runSteps } from '#tools/steps.ts';
import { tallyOf, withSeed } from '#tools/test.ts';

test('every step runs, each says one line, and what failed shows its output', async () => {
  const lines: string[] = [];
  const tally = await runSteps(
    [
      ['first', '-e', 'console.log("unseen")'],
      ['second', '-e', 'console.log("what is wrong"); process.exit(3)'],
      ['third', '-e', ''],
    ],
    (line: string) => lines.push(line),
  );
  expect(tally).toEqual({ passed: 2, failed: 1 });
  expect(lines.map((line) => line.replace(/ +[\d.]+ s$/, ''))).toEqual([
    'ok     first',
    'FAILED second',
    'what is wrong',
    'ok     third',
  ]);
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
