import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const STAMP = '.stamp';

/** A folder that is made of sources, and made again if they have changed since. */
export type Built = {
  /** The name that is shown while it is made: 'the web application'. */
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
  const leave = await takeTurn(`${output}.building`);
  const began = performance.now();
  const draft = `${output}.${process.pid}`;
  try {
    // Another process may have built it meanwhile: a lane of tests beside the first step.
    if (readStamp(output) === stamp) return true;
    console.log(`Building ${name}, which takes some seconds.`);
    if (!(await make(draft))) return false;
    writeFileSync(join(draft, STAMP), stamp);
    swapIn(draft, output);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    leave();
  }
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return true;
}

/** Waits until no live process builds it, and says that this one does; answers how to leave it. */
async function takeTurn(path: string): Promise<() => void> {
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readOr(path);
    if (holder === '' || isAlive(Number(holder))) await sleep(100);
    else rmSync(path, { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
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

const readStamp = (output: string): string => readOr(join(output, STAMP));

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
