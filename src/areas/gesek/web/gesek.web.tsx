import type { WebScreen } from '#kit/web/frame/screen.ts';

export const gesekWeb: readonly WebScreen[] = [
  { path: 'gesek-tunai', load: () => import('#areas/gesek/web/gesek-tunai.screen.tsx') },
];
