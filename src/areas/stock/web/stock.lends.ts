import { registerPeek } from '#kit/web/frame/peek.ts';

/* The card of a piece and of an accessory, and the paper of a move. */
registerPeek('barang', () => import('#areas/stock/web/barang-peek.tsx'));
registerPeek('aksesoris', () => import('#areas/stock/web/aksesoris/aksesoris-peek.tsx'));
registerPeek('pindah', () => import('#areas/stock/web/pindah/pindah-peek.tsx'), 'PD');
