import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a file says, as one figure: several patterns of one run ask for it. */
const known = new Map<string, string>();
const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

function fileDigest(path: string): string {
  const digest = known.get(path) ?? hashOf(readFileSync(path));
  known.set(path, digest);
  return digest;
}

/** A file was changed since it was asked for: a run that watches starts again. */
export const forgetDigests = (): void => known.clear();

/** One figure for what all these files say: patterns, as of `fs.glob`, from the root of the project. */
export function digestOf(patterns: readonly string[], root = '.', without?: RegExp): string {
  const found = globSync([...patterns], { cwd: root });
  const paths = found.filter((path) => !without?.test(path)).toSorted();
  return hashOf(paths.map((path) => `${path} ${fileDigest(join(root, path))}\n`).join('')).slice(
    0,
    12,
  );
}
