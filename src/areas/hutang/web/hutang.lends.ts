import { registerPeek } from '#kit/web/frame/peek.ts';

/* The ticket of a loan, scanned anywhere. */
registerPeek('hutang', () => import('#areas/hutang/web/hutang-peek.tsx'), 'HT');
