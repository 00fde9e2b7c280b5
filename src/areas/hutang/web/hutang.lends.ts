import { registerPaper } from '#kit/web/frame/paper.ts';
import { registerPeek } from '#kit/web/frame/peek.ts';

/* The ticket of a loan, scanned anywhere. */
registerPeek('hutang', () => import('#areas/hutang/web/hutang-peek.tsx'), 'HT');
registerPaper('HT', async () => {
  const { hutangActs } = await import('#areas/hutang/web/acts.ts');
  return async (no_faktur_hutang) => hutangActs.print({ no_faktur_hutang });
});
