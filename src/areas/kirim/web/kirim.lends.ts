import { registerPeek } from '#kit/web/frame/peek.ts';

/* A shipment, scanned anywhere or pressed in a report. */
registerPeek('kirim-barang', () => import('#areas/kirim/web/kirim/kirim-peek.tsx'), 'KB');
