import { registerPeek } from '#kit/web/frame/peek.ts';

/* The card of a piece and of an accessory. */
registerPeek('barang', () => import('#areas/stock/web/barang-peek.tsx'));
registerPeek('aksesoris', () => import('#areas/stock/web/aksesoris/aksesoris-peek.tsx'));
