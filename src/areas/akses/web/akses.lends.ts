import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { lendPaperCheck } from '#kit/web/device/papers.ts';
import { kertasTungguEndpoint } from '#areas/akses/contract/kertas.api.ts';

/** A paper that waited is asked about: of a document that changed it is dropped; without an answer it waits on. */
lendPaperCheck(async (of) => {
  try {
    await call(kertasTungguEndpoint, { body: of });
    return true;
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { showProblem } = await import('#kit/web/feedback/dialogs.ts');
    showProblem(error);
    if (error.code === 'KERTAS_BERUBAH') return false;
    throw error;
  }
});
