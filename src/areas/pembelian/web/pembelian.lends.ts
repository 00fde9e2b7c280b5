import { registerPaper } from '#kit/web/frame/paper.ts';
import { registerPeek } from '#kit/web/frame/peek.ts';
import { registerJualBeli } from '#areas/penjualan/web/validasi/jual-beli.ts';

/* The paper of a buy-back, and the buy-backs that wait for their money. */
registerPeek('pembelian', () => import('#areas/pembelian/web/dokumen/pembelian-peek.tsx'), 'PB');
registerPaper(
  'PB',
  async () => (await import('#areas/pembelian/web/dokumen/cetak-beli.ts')).notaBeli.printNo,
);
registerJualBeli(
  async () => (await import('#areas/pembelian/web/waiting-pembelian.tsx')).waitingPembelian,
);
