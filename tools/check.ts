import { runSteps, type Step } from '#tools/steps.ts';

const program = (path: string): string => `node_modules/${path}`;

/** What must hold besides the tests; the same list here and on the build server. */
export const CHECKS: readonly Step[] = [
  // One checker: several read the same types over again, and the linter has the other core.
  ['types', program('typescript/bin/tsc'), '-b', '--checkers', '1'],
  ['lint', program('oxlint/bin/oxlint'), '--type-aware'],
  ['format', program('oxfmt/bin/oxfmt'), '--check'],
  ['dead code', program('knip/bin/knip.js'), '--no-progress'],
  ['wall plan', 'tools/wall-plan.ts'],
  ['tidy', 'tools/tidy.ts'],
  ['map', 'tools/map.ts', '--check'],
  ['texts', 'tools/texts.ts', '--check'],
  ['what it does', 'tools/what-it-does.ts', '--check'],
];

if (import.meta.main) {
  const { failed } = await runSteps(CHECKS);
  process.exit(failed === 0 ? 0 : 1);
}
