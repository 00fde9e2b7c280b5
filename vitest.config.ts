import { defineConfig } from 'vitest/config';

/** Rules, declarations and tools: no database, one process, a file costs milliseconds. */
const unit = {
  name: 'unit',
  include: ['src/**/{rules,contract,web}/**/*.test.ts', 'tools/**/*.test.ts'],
  pool: 'threads' as const,
  isolate: false,
  testTimeout: 20_000,
  hookTimeout: 60_000,
  sequence: { groupOrder: 0 },
};

/**
 * Everything that needs the real database: each file opens its own copy of the template. The two
 * workers live for the whole run, so the program is loaded twice and not once a file (2 s each).
 */
const server = {
  name: 'server',
  include: ['src/**/server/**/*.test.ts', 'src/kit/testing/**/*.test.ts', 'tests/**/*.test.ts'],
  exclude: ['tests/browser/**'],
  globalSetup: ['src/kit/testing/global-setup.ts'],
  pool: 'forks' as const,
  maxWorkers: 2,
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  sequence: { groupOrder: 1 },
};

/** A real browser against a real shop, one file after the other: two would fight for the cores. */
const browser = {
  name: 'browser',
  include: ['tests/browser/**/*.test.ts'],
  globalSetup: ['src/kit/testing/global-setup.ts'],
  pool: 'forks' as const,
  maxWorkers: 1,
  isolate: false,
  testTimeout: 90_000,
  hookTimeout: 120_000,
  sequence: { groupOrder: 2 },
};

/** Tests seal with a key of their own: none is made in the working folder. */
const ENV = { KILAU_KUNCI: 'c0'.repeat(32) };

export default defineConfig({
  test: { projects: [unit, server, browser].map((test) => ({ test: { ...test, env: ENV } })) },
});
