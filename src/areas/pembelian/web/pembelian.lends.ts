import { registerPaper } from '#kit/web/frame/paper.ts';
import { registerPeek } from '#kit/web/frame/peek.ts';
import { registerSumber } from '#areas/penjualan/web/validasi/sumber.ts';

/* The paper of a buy-back, and the buy-backs that wait for their money. */
registerPeek('pembelian', () => import('#areas/pembelian/web/dokumen/pembelian-peek.tsx'), 'PB');
registerPaper(
  'PB',
  async () => (await import('#areas/pembelian/web/dokumen/cetak-beli.ts')).notaBeli.printNo,
);
registerSumber(
  async () => (await import('#areas/pembelian/web/sumber-pembelian.tsx')).sumberPembelian,
);
