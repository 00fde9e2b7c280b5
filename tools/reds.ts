import { relative } from 'node:path';

/** What vitest's JSON says, as far as it is asked. */
export type Result = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly FileResult[];
};
type FileResult = {
  readonly name?: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly TestResult[];
};
type TestResult = {
  readonly status?: string;
  readonly fullName?: string;
  readonly failureMessages?: readonly string[];
};

export type Red = { readonly file: string; readonly test: string; readonly why: string };

const LINES = 12;
/** What was said, and where in our own files. */
const short = (message = ''): string =>
  message
    .split('\n')
    .filter((line) => !/node_modules|at new Promise/.test(line))
    .slice(0, LINES)
    .join('\n');

/** Every test that failed, and every file that could not be loaded, so that the end of a long run names them. */
export function redsOf(result: Result | undefined, root: string): Red[] {
  const failed = result?.testResults.filter(({ status }) => status === 'failed') ?? [];
  return failed.flatMap(({ name = '', message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0) return [{ file, test: '(the file itself)', why: short(message) }];
    return tests.map(({ fullName = '', failureMessages }) => ({
      file,
      test: fullName,
      why: short(failureMessages?.[0]),
    }));
  });
}

/** More files than this are no accident of one moment: they are not asked again. */
const FEW = 4;

/** The files that are run once more, alone: a test that passes then is unsteady, one that fails again is red. */
export function filesToAskAgain(reds: readonly Red[], strict: boolean): string[] {
  const files = [...new Set(reds.map(({ file }) => file))];
  return strict || files.length > FEW ? [] : files;
}

/** One line a test, and below it what it said. */
export const sayReds = (word: string, reds: readonly Red[]): string =>
  reds.map(({ file, test, why }) => `${word} ${file} > ${test}\n${why}`).join('\n');
