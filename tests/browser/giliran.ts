import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { digestOf } from '#kit/server/schema/digest.ts';
import { dice } from '#tests/kit/jualan.ts';

/** What every screen is drawn with. */
const KIT = 'src/kit/web';
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
export function kitBerubah(catatan: string): boolean {
  try {
    return readFileSync(catatan, 'utf8') !== kitSekarang();
  } catch {
    return barusanBerubah();
  }
}

/** A fresh checkout has no note: then git says whether the last commit or an uncommitted change touched the kit. */
function barusanBerubah(): boolean {
  try {
    execFileSync('git', ['diff', '--quiet', 'HEAD~1', '--', KIT], { stdio: 'ignore' });
    return false;
  } catch {
    return true;
  }
}

/** All screens have been looked at, with the kit as it is. */
export function catatSemua(catatan: string): void {
  mkdirSync(dirname(catatan), { recursive: true });
  writeFileSync(catatan, kitSekarang());
}

/**
 * A round of one law over many screens: what it looks at in this run, and the note when all were looked at without a finding.
 * Each round keeps a note of its own, for rounds run side by side.
 */
export function putaran(nama: string, seed: number) {
  const catatan = `.build/${nama}-semua`;
  const semua = process.env['KILAU_LAYAR'] !== undefined || kitBerubah(catatan);
  return {
    dilihat: <T>(all: readonly T[]): T[] => (semua ? [...all] : giliranLayar(all, seed)),
    selesai: (): void => {
      if (semua) catatSemua(catatan);
    },
  };
}
