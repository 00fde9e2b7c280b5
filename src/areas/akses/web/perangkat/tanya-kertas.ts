import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import type { PaperOf } from '#kit/web/device/papers.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import { kertasTungguEndpoint } from '#areas/akses/contract/kertas.api.ts';

/** A paper that waited is asked about: of a document that changed it is dropped; without an answer it waits on. */
export async function tanyaKertas({ toko, ...body }: PaperOf): Promise<boolean> {
  try {
    // In its own shop, whichever this tab works on by now.
    await call(kertasTungguEndpoint, { body, toko: toko ?? null });
    return true;
  } catch (error) {
    if (!isProblem(error)) throw error;
    showProblem(error);
    if (error.code === 'KERTAS_BERUBAH') return false;
    throw error;
  }
}
