import { registerPeek } from '#kit/web/frame/peek.ts';
import { registerTukar } from '#areas/penjualan/web/kasir/tukar-slot.tsx';
import { registerSumber } from '#areas/penjualan/web/validasi/sumber.ts';

/* The exchange at the counter, its cancel, its paper, and the tickets that wait for their money. */
registerPeek('tukar', () => import('#areas/tukar/web/dokumen/tukar-peek.tsx'), 'TK');
registerSumber(async () => (await import('#areas/tukar/web/sumber-tukar.tsx')).sumberTukar);
registerTukar({
  kasir: () => import('#areas/tukar/web/kasir/tukar-kasir.tsx'),
  batal: () => import('#areas/tukar/web/batal-tukar.tsx'),
  daftar: () => import('#areas/tukar/web/dokumen/daftar-tukar.tsx'),
});
