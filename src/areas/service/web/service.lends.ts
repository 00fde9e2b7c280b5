import { registerBagianNota } from '#areas/pembelian/web/nota/bagian-nota.ts';
import { registerPeek } from '#kit/web/frame/peek.ts';

/* Slips of jobs and papers of craftsmen, scanned anywhere or pressed in a report. */
registerPeek('service', () => import('#areas/service/web/peek/service-peek.tsx'), 'SV');
registerPeek('serah-tukang', () => import('#areas/service/web/peek/serah-peek.tsx'), 'ST');
registerPeek('kembali-tukang', () => import('#areas/service/web/peek/kembali-peek.tsx'), 'KT');

registerPeek('pesanan', () => import('#areas/service/web/peek/pesanan-peek.tsx'), 'PS');

/* What the page of an order's slip adds. */
registerBagianNota('PESANAN', () => import('#areas/service/web/pesanan/pesanan-publik.tsx'));
