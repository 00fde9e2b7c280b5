import { changedSince } from '#tools/changed.ts';
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
  ['notices', 'tools/packages/notices.ts', '--check'],
  ['what it does', 'tools/what-it-does.ts', '--check'],
  ['decisions', 'tools/decisions.ts', '--check'],
  ['law', 'tools/law.ts'],
];

/** Checks that work file by file: they get the names of the files. */
const BY_FILE = ['lint', 'format', 'tidy'];
/** Looked at in the whole alone (`npm test`, `npm run check -- --all`). */
const WHOLE = ['dead code'];
/** So many files are looked at sooner all together. */
const MOST = 200;

/** The checks of a small change: types and what is seen from afar as ever, the rest in the files that changed. */
export function checksOf(files: readonly string[] | undefined): readonly Step[] {
  if (!files || files.length > MOST) return CHECKS;
  return CHECKS.filter(
    ([name]) => !WHOLE.includes(name) && (files.length > 0 || !BY_FILE.includes(name)),
  ).map((step): Step => (BY_FILE.includes(step[0]) ? [...step, ...files] : step));
}

if (import.meta.main) {
  const { files, note } = changedSince();
  const all = process.argv.includes('--all') || process.argv.includes('--semua');
  const { failed } = await runSteps(all ? CHECKS : checksOf(files));
  if (failed === 0) note();
  process.exit(failed === 0 ? 0 : 1);
}
