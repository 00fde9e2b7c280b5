import { defineConfig } from 'vitest/config';
import { DearFirst } from './tools/run/order.ts';

/** Each file leaves its worker as it found it, or fails. */
const setupFiles = ['src/kit/testing/leave-clean.ts'];

/** Screens as they are declared: their files are for vite. */
const SCREENS = 'tests/rute.test.ts';

/** A shop that is closed is looked at where all looks are planned already; opened before its first file by each worker. */
const withExam = ['tests/kit/exam/held-exam.ts', ...setupFiles];

/** Rules, declarations and tools: no database, one process, a file costs milliseconds. */
const unit = {
  name: 'unit',
  include: [
    'src/**/{rules,contract,web}/**/*.test.ts',
    'tools/**/*.test.ts',
    'shell/{bridge,page}/*.test.ts',
    SCREENS,
  ],
  pool: 'threads' as const,
  isolate: false,
  setupFiles,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  sequence: { groupOrder: 0 },
};

/** Node reads the sources itself, as it does in the shop: what vitest would make of them is not waited for. */
const NATIVE = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', './src/kit/testing/own-imports.ts'],
};

/**
 * Everything that needs the real database: each file opens its own copy of the template. The two
 * workers live for the whole run, so the program is loaded twice and not once a file (2 s each).
 */
const server = {
  name: 'server',
  include: ['src/**/server/**/*.test.ts', 'src/kit/testing/**/*.test.ts', 'tests/**/*.test.ts'],
  exclude: ['tests/browser/**', SCREENS],
  globalSetup: ['src/kit/testing/global-setup.ts'],
  ...NATIVE,
  pool: 'forks' as const,
  maxWorkers: 2,
  isolate: false,
  setupFiles: withExam,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  sequence: { groupOrder: 1 },
};

/** Rounds over many screens, which wait for nobody: the lane of the servers takes them, it is done before the browser's. */
const ROUNDS = ['tests/browser/angka-utuh.test.ts', 'tests/browser/galeri.test.ts'];

/** A real browser against a real shop, one file after the other: two would fight for the cores. */
const browser = {
  name: 'browser',
  include: ['tests/browser/**/*.test.ts'],
  exclude: ROUNDS,
  globalSetup: ['src/kit/testing/global-setup.ts'],
  ...NATIVE,
  pool: 'forks' as const,
  maxWorkers: 1,
  isolate: false,
  setupFiles: ['tests/browser/held-browser.ts', ...withExam],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  sequence: { groupOrder: 2 },
};

const rounds = { ...browser, name: 'rounds', include: ROUNDS, exclude: [] };

/** What a test waits for comes as soon as it can: the end of waiting only bounds a fault, also on a machine that does other work. */
const PATIENT = { poll: { timeout: 30_000 } };

/** Tests seal with a key of their own: none is made in the working folder. */
const ENV = { KILAU_KEY: 'c0'.repeat(32) };

/** Behind the dear ones files come in an order of chance, which the seed repeats: vitest prints it, and takes it back by --sequence.seed. */
export default defineConfig({
  test: {
    sequence: { shuffle: { files: true, tests: false }, sequencer: DearFirst },
    projects: [unit, server, browser, rounds].map((test) => ({
      test: { ...test, env: ENV, expect: PATIENT },
    })),
  },
});
