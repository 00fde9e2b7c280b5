import { registerPaper } from '#kit/web/frame/paper.ts';
import { registerPeek } from '#kit/web/frame/peek.ts';

/* The slip of a contract, scanned anywhere. */
registerPeek('cicilan', () => import('#areas/cicilan/web/cicilan-peek.tsx'), 'CC');
registerPaper('CC', async () => {
  const { cicilanActs } = await import('#areas/cicilan/web/acts.ts');
  return async (no_cicilan) => cicilanActs.print({ no_cicilan });
});
