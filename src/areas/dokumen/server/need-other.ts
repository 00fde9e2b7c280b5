import { refusals } from '#kit/rules/refusal.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import { isSatuOrang } from '#areas/akses/server/sesi/sidik-orang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const TIDAK = refusals({
  VALIDASI_SENDIRI: { message: 'Dokumen Yang Anda Simpan Sendiri Divalidasi Orang Lain' },
});

/**
 * Validation is a second person's look: below the owner who saved a document does not validate it (D-28.1), be it by
 * another account of his telephone (decision 1293). 403 VALIDASI_SENDIRI, nothing changed.
 */
export async function needOther(
  tx: Tx,
  { input_by }: { readonly input_by: string },
  { user_id, level }: Pick<Ctx, 'user_id' | 'level'>,
): Promise<void> {
  if (level === 'OWN' || !(await isSatuOrang(tx, user_id, input_by))) return;
  const { code, message } = TIDAK.VALIDASI_SENDIRI;
  throw new Problem(403, code, message);
}
