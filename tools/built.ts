import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const STAMP = '.stamp';

/** A folder that is made of sources, and made anew where they have changed since. */
export type Built = {
  /** What is told while it is made: 'the web application'. */
  readonly name: string;
  readonly output: string;
  readonly sources: readonly string[];
  readonly without: RegExp;
  /** Makes it in a folder beside, and says whether it could. */
  make(draft: string): boolean | Promise<boolean>;
};

export async function ensureBuilt({
  name,
  output,
  sources,
  without,
  make,
}: Built): Promise<boolean> {
  const paths = globSync(sources as string[]);
  const stamp = stampOf(paths.filter((path) => !without.test(path) && statSync(path).isFile()));
  if (readStamp(output) === stamp) return true;
  const began = performance.now();
  console.log(`Building ${name}, which takes some seconds.`);
  const draft = `${output}.${process.pid}`;
  try {
    if (!(await make(draft))) return false;
    writeFileSync(join(draft, STAMP), stamp);
    swapIn(draft, output);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return true;
}

/** Built aside and swapped in, so that a running shop never serves what is half built. */
function swapIn(draft: string, output: string): void {
  const old = `${draft}.old`;
  if (existsSync(output)) renameSync(output, old);
  renameSync(draft, output);
  rmSync(old, { recursive: true, force: true });
}

export function stampOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

function readStamp(output: string): string {
  try {
    return readFileSync(join(output, STAMP), 'utf8');
  } catch {
    return '';
  }
}
