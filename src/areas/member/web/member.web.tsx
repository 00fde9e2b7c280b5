import type { WebScreen } from '#kit/web/frame/screen.ts';

export const memberWeb: readonly WebScreen[] = [
  { path: 'data-customer', load: () => import('#areas/member/web/data-customer.screen.tsx') },
  { path: 'data-member', load: () => import('#areas/member/web/data-member.screen.tsx') },
  { path: 'poin-member', load: () => import('#areas/member/web/poin-member.screen.tsx') },
  {
    path: 'reset-poin-member',
    load: () => import('#areas/member/web/reset-poin-member.screen.tsx'),
  },
];
