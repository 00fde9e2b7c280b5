import { runSteps, type Step } from '#tools/steps.ts';

/** While this is set, a test that compares a page in docs/ writes the page instead (`tests/kit/hold-page.ts`). */
const WRITING = 'KILAU_PAGES';

/** Every file that is written from the product itself: to be run when a check says that one is old. */
const PAGES: readonly Step[] = [
  ['map', 'tools/map.ts'],
  ['texts', 'tools/texts.ts'],
  ['decisions', 'tools/decisions.ts'],
  [
    'docs',
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=unit',
    '--project=server',
    'tests/rute.test.ts',
    'tests/permintaan.test.ts',
    'tests/migrasi-tetap.test.ts',
    'tests/hak-akses.test.ts',
    'tests/otorisasi-dari-deklarasi.test.ts',
    'tests/skema.test.ts',
    'tests/environment.test.ts',
    'tests/openapi.test.ts',
  ],
  // After the texts, whose English it takes.
  ['what it does', 'tools/what-it-does.ts'],
];

process.env[WRITING] = 'write';
const { failed } = await runSteps(PAGES);
process.exit(failed === 0 ? 0 : 1);
