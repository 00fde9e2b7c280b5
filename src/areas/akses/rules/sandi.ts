import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';

const TIDAK = refusals({
  SANDI_PENDEK: { field: 'new_password', message: 'Password Baru Minimal {min} Karakter' },
  SANDI_UMUM: { field: 'new_password', message: 'Password Baru Terlalu Mudah Ditebak' },
  SANDI_NAMA: { field: 'new_password', message: 'Password Baru Jangan Memuat User Id' },
  SANDI_SAMA: { field: 'new_password', message: 'Password Baru Harus Berbeda Dari Password Lama' },
});

/** Alone a password carries everything; beside a second factor half is enough (reliability E). */
const SENDIRI = 15;
const BERFAKTOR = 8;
export const minimalSandi = (berfaktor: boolean): number => (berfaktor ? BERFAKTOR : SENDIRI);

/** How many guesses it has to stand, in powers of ten: what one hears of the strength follows it. */
const CUKUP = { sendiri: 10, berfaktor: 7 } as const;

/** Blanks at the ends and in rows are no characters that anybody has to guess. */
const panjang = (sandi: string): number => [...sandi.trim().replace(/\s+/g, ' ')].length;

/** Whether a new password may be taken. No composition rules: length, the list, the own names. */
export function periksaSandi(
  baru: string,
  { lama, user_id, berfaktor }: { lama?: string; user_id: string; berfaktor: boolean },
): Refusal[] {
  const min = minimalSandi(berfaktor);
  return gather(
    [panjang(baru) < min, fill(TIDAK.SANDI_PENDEK, { min: String(min) })],
    [baru.toLowerCase().includes(user_id.toLowerCase()), TIDAK.SANDI_NAMA],
    [lama !== undefined && lama === baru, TIDAK.SANDI_SAMA],
  );
}

/** The same for its strength, once somebody has measured it. */
export const periksaKekuatan = (pangkat: number, berfaktor: boolean): Refusal[] =>
  gather([pangkat < (berfaktor ? CUKUP.berfaktor : CUKUP.sendiri), TIDAK.SANDI_UMUM]);

/** Strength of a password as it is shown: 0 nothing typed, 1 weak, 2 nearly, 3 enough, 4 strong. */
export function tentukanKekuatan(pangkat: number, berfaktor: boolean): 1 | 2 | 3 | 4 {
  const cukup = berfaktor ? CUKUP.berfaktor : CUKUP.sendiri;
  if (pangkat < cukup - 3) return 1;
  if (pangkat < cukup) return 2;
  return pangkat < cukup + 3 ? 3 : 4;
}
