import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import { tebak } from '#areas/akses/server/coba.ts';

/** No letters that look like figures: the code is read from one screen and typed at another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = [4, 4, 4];

/** The one-time code that unlocks the set-up of an empty database; it lives as long as this process. */
export const newKodePasang = (): string =>
  GROUPS.map((length) =>
    Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

const plain = (code: string): Buffer => Buffer.from(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
const KUNCI = { kunci: 'setup', maks: 5 };
const wrong = () =>
  new Problem(403, 'KODE_PASANG_SALAH', 'Kode Pasang Salah', {
    errors: [{ path: 'kode', message: 'Kode Pasang Salah' }],
  });

/** Tries are counted and slowed as at the login (D-3.3), so that no person guesses the code of a new shop. */
export async function verifyKodePasang(db: Database, wanted: string, given: string): Promise<void> {
  const [a, b] = [plain(wanted), plain(given)];
  const right = await tebak(db, { sendiri: KUNCI }, async () =>
    a.length === b.length && timingSafeEqual(a, b) ? true : undefined,
  );
  if (!right) throw wrong();
}
