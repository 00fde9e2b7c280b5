import type { WebScreen } from '#kit/web/frame/screen.ts';

export const opnameWeb: readonly WebScreen[] = [
  { path: 'timbang-baki', load: () => import('#areas/opname/web/timbang/timbang.screen.tsx') },
  { path: 'stock-opname', load: () => import('#areas/opname/web/opname/opname.screen.tsx') },
  {
    path: 'stock-opname-penerimaan',
    load: () => import('#areas/opname/web/penerimaan/opname-terima.screen.tsx'),
  },
  {
    path: 'opname-global-harian',
    load: () => import('#areas/opname/web/global/global.screen.tsx'),
  },
];
