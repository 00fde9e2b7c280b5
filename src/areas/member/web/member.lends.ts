import { registerPeek } from '#kit/web/frame/peek.ts';

/* The card of a person with everything that he did, and a gift that was taken for points. */
registerPeek('customer', () => import('#areas/member/web/orang/orang-peek.tsx'));
registerPeek('tukar-hadiah', () => import('#areas/member/web/hadiah/hadiah-peek.tsx'), 'HD');
