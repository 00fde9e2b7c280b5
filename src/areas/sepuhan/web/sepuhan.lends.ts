import { registerPeek } from '#kit/web/frame/peek.ts';

/* A step of refining, scanned anywhere or pressed in a report. */
registerPeek('sepuhan', () => import('#areas/sepuhan/web/sepuhan-peek.tsx'), 'SP');
