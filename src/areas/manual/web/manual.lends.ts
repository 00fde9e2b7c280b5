import { registerPaper } from '#kit/web/frame/paper.ts';
import { registerPeek } from '#kit/web/frame/peek.ts';

/* What changes goods without a barcode, scanned anywhere or pressed in a report. */
registerPeek('masuk-manual', () => import('#areas/manual/web/masuk-manual-peek.tsx'), 'IM');
registerPeek('pindah-manual', () => import('#areas/manual/web/pindah-manual-peek.tsx'), 'MP');
registerPeek('koreksi-manual', () => import('#areas/manual/web/koreksi-manual-peek.tsx'), 'MK');
registerPeek('retur-manual', () => import('#areas/manual/web/retur-manual-peek.tsx'), 'RN');
registerPeek('jual-manual', () => import('#areas/manual/web/dagang/jual-manual-peek.tsx'), 'JM');
registerPeek('beli-manual', () => import('#areas/manual/web/dagang/beli-manual-peek.tsx'), 'PM');
registerPaper(
  'PM',
  async () => (await import('#areas/manual/web/dagang/cetak-beli.ts')).notaBeliManual.printNo,
);
registerPaper(
  'JM',
  async () => (await import('#areas/manual/web/dagang/cetak-jual.ts')).notaJualManual.printNo,
);
