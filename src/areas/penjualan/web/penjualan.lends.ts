import { registerPaper } from '#kit/web/frame/paper.ts';
import { registerPeek } from '#kit/web/frame/peek.ts';
import { registerJualBeli } from '#areas/penjualan/web/validasi/jual-beli.ts';

/* The papers of a sale and of a held piece, and the sales that wait for their money. */
registerPeek('penjualan', () => import('#areas/penjualan/web/dokumen/penjualan-peek.tsx'), 'PJ');
registerPeek('titipan', () => import('#areas/penjualan/web/titipan/titipan-peek.tsx'), 'TT');
registerPaper(
  'PJ',
  async () => (await import('#areas/penjualan/web/dokumen/cetak-nota.ts')).printNo,
);
registerPaper(
  'TT',
  async () => (await import('#areas/penjualan/web/titipan/cetak-titipan.ts')).printNo,
);
registerJualBeli(
  async () =>
    (await import('#areas/penjualan/web/validasi/waiting-penjualan.tsx')).waitingPenjualan,
);
