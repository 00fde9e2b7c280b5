import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { digestOf } from '#kit/server/schema/digest.ts';
import { dice } from '#tests/kit/jualan.ts';

/** What every screen is drawn with. */
const KIT = 'src/kit/web';
/** The kit with which all screens were looked at last without a finding. */
const CATATAN = '.build/layar-semua';
/** One of so many screens is looked at in a run. */
const BAGIAN = 3;

/** The screens whose turn it is: a third, drawn by the seed of the run, so that all come in a few runs. */
export function giliranLayar<T>(all: readonly T[], seed: number): T[] {
  const roll = dice(seed);
  const [left, drawn]: [T[], T[]] = [[...all], []];
  while (drawn.length < Math.ceil(all.length / BAGIAN))
    drawn.push(...left.splice(roll(left.length), 1));
  return all.filter((one) => drawn.includes(one));
}

const kitSekarang = (): string => digestOf([`${KIT}/**/*.{ts,tsx,css}`]);

/** Whether every screen must be looked at, for what they are drawn with has changed since that was done. */
export function kitBerubah(catatan = CATATAN): boolean {
  try {
    return readFileSync(catatan, 'utf8') !== kitSekarang();
  } catch {
    return barusanBerubah();
  }
}

/** In a fresh checkout nobody has noted anything: then the last commit and what is not committed yet are asked. */
function barusanBerubah(): boolean {
  try {
    execFileSync('git', ['diff', '--quiet', 'HEAD~1', '--', KIT], { stdio: 'ignore' });
    return false;
  } catch {
    return true;
  }
}

/** All screens have been looked at, with the kit as it is. */
export function catatSemua(catatan = CATATAN): void {
  mkdirSync(dirname(catatan), { recursive: true });
  writeFileSync(catatan, kitSekarang());
}
