import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { lendPaperCheck } from '#kit/web/device/papers.ts';
import { kertasTungguEndpoint } from '#areas/akses/contract/kertas.api.ts';

/** A paper that waited is asked about: of a document that changed it is dropped; without an answer it waits on. */
lendPaperCheck(async ({ toko, ...body }) => {
  try {
    // In its own shop, whichever this tab works on by now.
    await call(kertasTungguEndpoint, { body, toko: toko ?? null });
    return true;
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { showProblem } = await import('#kit/web/feedback/dialogs.ts');
    showProblem(error);
    if (error.code === 'KERTAS_BERUBAH') return false;
    throw error;
  }
});
