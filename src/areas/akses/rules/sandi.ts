import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';

const TIDAK = refusals({
  SANDI_PENDEK: { field: 'new_password', message: 'Password Baru Minimal 8 Karakter' },
  SANDI_UMUM: { field: 'new_password', message: 'Password Baru Terlalu Mudah Ditebak' },
  SANDI_SAMA: { field: 'new_password', message: 'Password Baru Harus Berbeda Dari Password Lama' },
});

/** The guesses that every thief tries first; words of the trade belong to them (reliability E). */
const UMUM = [
  'password',
  'passw0rd',
  '12345678',
  '123456789',
  '1234567890',
  '11111111',
  '00000000',
  'qwertyui',
  'qwerty123',
  'iloveyou',
  'indonesia',
  'bismillah',
  'emas1234',
  'emasemas',
  'tokoemas',
  'kasir123',
  'admin123',
  'supervisor',
];

/** Whether a new password may be taken. No composition rules: length and the blocklist only. */
export function periksaSandi(
  baru: string,
  { lama, user_id }: { lama?: string; user_id: string },
): Refusal[] {
  const kecil = baru.toLowerCase();
  return gather(
    [baru.length < 8, TIDAK.SANDI_PENDEK],
    [UMUM.includes(kecil) || kecil.includes(user_id.toLowerCase()), TIDAK.SANDI_UMUM],
    [lama !== undefined && lama === baru, TIDAK.SANDI_SAMA],
  );
}
