import { registerSlide } from '#areas/penjualan/web/layar/slide.ts';

/* The pictures that greet the shop's app greet its customers at the counter too (D-49.7). */
registerSlide(async () => (await import('#areas/katalog/web/slide-splash.ts')).readSplash());
