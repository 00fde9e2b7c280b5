import type { WebScreen } from '#kit/web/frame/screen.ts';

export const preOrderWeb: readonly WebScreen[] = [
  { path: 'pre-order', load: () => import('#areas/pre-order/web/pre-order.screen.tsx') },
];
