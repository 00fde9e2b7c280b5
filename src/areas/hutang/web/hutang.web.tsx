import type { WebScreen } from '#kit/web/frame/screen.ts';

export const hutangWeb: readonly WebScreen[] = [
  { path: 'transaksi-hutang', load: () => import('#areas/hutang/web/transaksi-hutang.screen.tsx') },
  { path: 'lihat-hutang', load: () => import('#areas/hutang/web/lihat-hutang.screen.tsx') },
  {
    path: 'batal-hutang-lunas',
    load: () => import('#areas/hutang/web/batal-hutang-lunas.screen.tsx'),
  },
  {
    path: 'validasi-hutang',
    load: () => import('#areas/hutang/web/validasi/validasi-hutang.screen.tsx'),
  },
  {
    path: 'validasi-pelunasan-hutang',
    load: () => import('#areas/hutang/web/validasi/validasi-pelunasan-hutang.screen.tsx'),
  },
  { path: 'lelang-hutang', load: () => import('#areas/hutang/web/lelang-hutang.screen.tsx') },
  {
    path: 'laporan-hutang-jatuh-tempo',
    load: () => import('#areas/hutang/web/jatuh-tempo.screen.tsx'),
  },
  {
    path: 'stock-opname-hutang',
    load: () => import('#areas/hutang/web/stock-opname-hutang.screen.tsx'),
  },
];
