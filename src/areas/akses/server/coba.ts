import { fill, refusals } from '#kit/rules/refusal.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import {
  ambilCoba,
  kembalikanCoba,
  lupakanCoba,
  sisaKunci,
  type Kunci,
} from '#areas/akses/server/coba.table.ts';

const TIDAK = refusals({
  TERLALU_SERING: { message: 'Terlalu Banyak Percobaan, Coba Lagi Dalam {menit} Menit' },
});

/**
 * What a guess counts against: what is guessed (`sendiri`, cleared once it is right), and what many guesses share (an
 * address, a device, the person who asks), where a right guess only removes its own count.
 */
export type Tebakan = { sendiri: Kunci; bersama?: readonly Kunci[] };

const keysOf = ({ sendiri, bersama = [] }: Tebakan): Kunci[] => [sendiri, ...bersama];

/**
 * One guess, counted before it is looked at (reliability E): at the limit 429 with Retry-After, and
 * `look` is never asked. A look that fails by itself was no guess.
 */
export async function tebak<T>(
  db: Database,
  apa: Tebakan,
  look: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const keys = keysOf(apa);
  await ambil(db, keys);
  let found: T | undefined;
  try {
    found = await look();
  } catch (error) {
    await kembalikanCoba(db, nama(keys));
    throw error;
  }
  if (found === undefined) return undefined;
  await lupakanCoba(db, apa.sendiri.kunci);
  if (apa.bersama?.length) await kembalikanCoba(db, nama(apa.bersama));
  return found;
}

const nama = (keys: readonly Kunci[]): string[] => keys.map(({ kunci }) => kunci);

/** Takes a try of each, or of none; 429 says for how long. */
export async function ambil(db: Database, keys: readonly Kunci[]): Promise<void> {
  const now = nowIso();
  await db.begin(async (tx) => {
    if ((await ambilCoba(tx, keys, now)) < keys.length) throw await terlaluSering(tx, keys, now);
  });
}

async function terlaluSering(on: Sql, keys: readonly Kunci[], now: string): Promise<Problem> {
  const retryAfter = await sisaKunci(on, nama(keys), now);
  const { code, message } = fill(TIDAK.TERLALU_SERING, {
    menit: String(Math.ceil(retryAfter / 60)),
  });
  return new Problem(429, code, message, { retryAfter });
}
