import type { WebScreen } from '#kit/web/frame/screen.ts';

export const customerWeb: readonly WebScreen[] = [
  {
    path: 'setting-member',
    load: () => import('#areas/customer/web/setting-member/setting-member.screen.tsx'),
  },
];
