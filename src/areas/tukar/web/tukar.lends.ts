import { registerPaper } from '#kit/web/frame/paper.ts';
import { registerPeek } from '#kit/web/frame/peek.ts';
import { registerTukar } from '#areas/penjualan/web/kasir/tukar-slot.tsx';
import { registerJualBeli } from '#areas/penjualan/web/validasi/jual-beli.ts';

/* The exchange at the counter, its cancel, its paper, and the tickets that wait for their money. */
registerPeek('tukar', () => import('#areas/tukar/web/dokumen/tukar-peek.tsx'), 'TK');
registerPaper(
  'TK',
  async () => (await import('#areas/tukar/web/dokumen/cetak-tukar.ts')).notaTukar.printNo,
);
registerJualBeli(async () => (await import('#areas/tukar/web/waiting-tukar.tsx')).waitingTukar);
registerTukar({
  kasir: () => import('#areas/tukar/web/kasir/tukar-kasir.tsx'),
  batal: () => import('#areas/tukar/web/batal-tukar.tsx'),
  daftar: () => import('#areas/tukar/web/dokumen/daftar-tukar.tsx'),
});
