import { registerPeek } from '#kit/web/frame/peek.ts';

/* The slip of cash on a card, scanned anywhere or pressed in a report. */
registerPeek('gesek-tunai', () => import('#areas/gesek/web/gesek-peek.tsx'), 'GT');
