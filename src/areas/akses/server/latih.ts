import { refusals } from '#kit/rules/refusal.ts';
import { Problem } from '#kit/server/problem.ts';
import { PERLU_OTORISASI } from '#kit/server/write/perform.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const TIDAK = refusals({
  OTORISASI_TIDAK_PERLU: { message: 'Transaksi Ini Tidak Perlu Otorisasi' },
});

/** Runs the write that is wanted without keeping it, and tells what it demanded. */
export type Rehearse = (
  ctx: Ctx,
  write: { method: string; path: string; body: unknown },
) => Promise<void>;
export type Demand = {
  event: string;
  events: string[];
  perihal: string[];
  ringkasan: string;
  angka: Angka[];
  level: string[];
  foto?: string[];
  /** Telephones of those whom the documents serve: they do not agree to them. */
  pihak?: string[];
};

/** Too little in a drawer or an account: shown to the person who pays, not to one who only asks (D-20.4). */
const SALDO = new Set(['KAS_KURANG', 'REKENING_KURANG']);

/** What the write demands, by running it once without keeping it. */
export async function demandOf(
  rehearse: Rehearse,
  ctx: Ctx,
  write: Parameters<Rehearse>[1],
): Promise<Demand> {
  try {
    await rehearse({ ...ctx, keystore: undefined }, write);
  } catch (error) {
    if (error instanceof Problem && error.code === PERLU_OTORISASI) return error.extra as Demand;
    if (!(error instanceof Problem && SALDO.has(error.code))) throw error;
  }
  throw new Problem(422, TIDAK.OTORISASI_TIDAK_PERLU.code, TIDAK.OTORISASI_TIDAK_PERLU.message);
}
