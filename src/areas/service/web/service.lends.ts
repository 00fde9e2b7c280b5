import { registerPeek } from '#kit/web/frame/peek.ts';

/* Slips of jobs and papers of craftsmen, scanned anywhere or pressed in a report. */
registerPeek('service', () => import('#areas/service/web/peek/service-peek.tsx'), 'SV');
registerPeek('serah-tukang', () => import('#areas/service/web/peek/serah-peek.tsx'), 'ST');
registerPeek('kembali-tukang', () => import('#areas/service/web/peek/kembali-peek.tsx'), 'KT');
