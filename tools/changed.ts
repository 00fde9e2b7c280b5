import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readJson } from '#tools/run/args.ts';

/** What the checks read, and what says how they read it. */
const CODE = ['src', 'tests', 'tools', 'bench', 'shell/{bridge,page}'].map(
  (at) => `${at}/**/*.{ts,tsx}`,
);
const SETTINGS = ['.oxlintrc.json', '.oxfmtrc.json*', 'tsconfig*.json', 'package-lock.json'];
/** The state in which all was found green last. */
const NOTE = '.build/checked.json';

/** A figure of what each file says, by its path. */
type State = Readonly<Record<string, string>>;

export type Changed = {
  /** Files of code that are new or say something else; undefined where everything has to be looked at. */
  readonly files: readonly string[] | undefined;
  /** To be called when all of it is green. */
  readonly note: () => void;
};

function stateOf(patterns: readonly string[]): State {
  const paths = globSync([...patterns]).map((path) => path.replaceAll('\\', '/'));
  const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return Object.fromEntries(paths.toSorted().map((path) => [path, digest(path).slice(0, 16)]));
}

/** What differs; undefined where there is nothing to compare with, or the rules themselves differ. */
export function differing(
  before: { code: State; settings: State } | undefined,
  now: { code: State; settings: State },
): readonly string[] | undefined {
  if (!before || JSON.stringify(before.settings) !== JSON.stringify(now.settings)) return undefined;
  return Object.keys(now.code).filter((path) => now.code[path] !== before.code[path]);
}

export function changedSince(path = NOTE): Changed {
  const now = { code: stateOf(CODE), settings: stateOf(SETTINGS) };
  return {
    files: differing(readJson(path), now),
    note: () => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(now));
    },
  };
}
