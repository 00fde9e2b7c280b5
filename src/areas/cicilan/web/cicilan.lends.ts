import { registerPaper } from '#kit/web/frame/paper.ts';
import { registerPeek } from '#kit/web/frame/peek.ts';
import { registerBagianNota } from '#areas/pembelian/web/nota/bagian-nota.ts';

/* The slip of a contract, scanned anywhere. */
registerPeek('cicilan', () => import('#areas/cicilan/web/cicilan-peek.tsx'), 'CC');
registerPaper('CC', async () => {
  const { cicilanActs } = await import('#areas/cicilan/web/acts.ts');
  return async (no_cicilan) => cicilanActs.print({ no_cicilan });
});
/* What is left and until when, on the customer's page of the slip. */
registerBagianNota('CICILAN', () => import('#areas/cicilan/web/cicilan-publik.tsx'));
