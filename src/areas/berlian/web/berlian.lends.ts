import { registerPeek } from '#kit/web/frame/peek.ts';

/* What brings stones and takes them away, scanned anywhere or pressed in a report. */
registerPeek('terima-berlian', () => import('#areas/berlian/web/terima-berlian-peek.tsx'), 'IB');
registerPeek('retur-berlian', () => import('#areas/berlian/web/retur-berlian-peek.tsx'), 'RL');
registerPeek('pasang-berlian', () => import('#areas/berlian/web/pasang-berlian-peek.tsx'), 'PL');
