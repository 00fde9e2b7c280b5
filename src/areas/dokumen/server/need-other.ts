import { refusals } from '#kit/rules/refusal.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const TIDAK = refusals({
  VALIDASI_SENDIRI: { message: 'Dokumen Yang Anda Simpan Sendiri Divalidasi Orang Lain' },
});

/**
 * Validation is a second person's look: below the owner the user who saved a document does not validate it (D-28.1).
 * 403 VALIDASI_SENDIRI, nothing changed.
 */
export function needOther(
  held: readonly { readonly input_by: string }[],
  { user_id, level }: Pick<Ctx, 'user_id' | 'level'>,
): void {
  if (level !== 'OWN' && held.some(({ input_by }) => input_by === user_id)) throw sendiri();
}

/** The refusal of who would validate what he saved himself, be it by another account. */
export function sendiri(): Problem {
  const { code, message } = TIDAK.VALIDASI_SENDIRI;
  return new Problem(403, code, message);
}
