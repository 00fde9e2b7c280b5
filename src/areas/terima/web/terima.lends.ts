import { registerPeek } from '#kit/web/frame/peek.ts';

/* Pieces that went back to their supplier, scanned anywhere or pressed in a report. */
registerPeek('retur-supplier', () => import('#areas/terima/web/retur/retur-peek.tsx'), 'RS');
