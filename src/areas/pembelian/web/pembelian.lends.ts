import { registerPeek } from '#kit/web/frame/peek.ts';
import { registerSumber } from '#areas/penjualan/web/validasi/sumber.ts';

/* The paper of a buy-back, and the buy-backs that wait for their money. */
registerPeek('pembelian', () => import('#areas/pembelian/web/dokumen/pembelian-peek.tsx'), 'PB');
registerSumber(
  async () => (await import('#areas/pembelian/web/sumber-pembelian.tsx')).sumberPembelian,
);
