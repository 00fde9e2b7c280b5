import { expect, test } from 'vitest';
import { filesToAskAgain, redsOf, sayReds } from '#tools/reds.ts';
import { runSteps } from '#tools/steps.ts';
import { tallyOf } from '#tools/test.ts';

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
    assertionResults: Array.from({ length: tests }, () => ({})),
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

const RED = {
  numPassedTests: 1,
  numFailedTests: 1,
  testResults: [
    {
      name: '/kilau/tests/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a stands' },
        { status: 'failed', fullName: 'b stands', failureMessages: ['expected 1 to be 2\n  at b'] },
      ],
    },
    {
      name: '/kilau/tests/b.test.ts',
      status: 'failed',
      message: 'cannot be read',
      assertionResults: [],
    },
  ],
};

test('the end of a run names what was red and why; a few files are asked once more', () => {
  const reds = redsOf(RED, '/kilau');
  expect(sayReds('RED', reds).split('\n')).toEqual([
    'RED tests/a.test.ts > b stands',
    'expected 1 to be 2',
    '  at b',
    'RED tests/b.test.ts > (the file itself)',
    'cannot be read',
  ]);
  expect(filesToAskAgain(reds, false)).toEqual(['tests/a.test.ts', 'tests/b.test.ts']);
  expect(filesToAskAgain(reds, true)).toEqual([]);
  const many = Array.from({ length: 5 }, (_, i) => ({ ...reds[0]!, file: `${i}.test.ts` }));
  expect(filesToAskAgain(many, false)).toEqual([]);
});
