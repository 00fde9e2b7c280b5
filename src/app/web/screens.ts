import type { WebScreen } from '#kit/web/frame/screen.ts';
import { tokoWeb } from '#areas/toko/web/toko.web.tsx';
import { aksesWeb } from '#areas/akses/web/akses.web.tsx';
import { bukuWeb } from '#areas/buku/web/buku.web.tsx';
import { uangWeb } from '#areas/uang/web/uang.web.tsx';
import { customerWeb } from '#areas/customer/web/customer.web.tsx';
import { serviceWeb } from '#areas/service/web/service.web.tsx';
import { hutangWeb } from '#areas/hutang/web/hutang.web.tsx';
import { pesanWeb } from '#areas/pesan/web/pesan.web.tsx';
import { barangWeb } from '#areas/barang/web/barang.web.tsx';
import { stockWeb } from '#areas/stock/web/stock.web.tsx';
import { terimaWeb } from '#areas/terima/web/terima.web.tsx';
import { opnameWeb } from '#areas/opname/web/opname.web.tsx';
import { dashboardWeb } from '#areas/dashboard/web/dashboard.web.tsx';
import { akhirHariWeb } from '#areas/akhir-hari/web/akhir-hari.web.tsx';
import { pengawasanWeb } from '#areas/pengawasan/web/pengawasan.web.tsx';
import { pembelianWeb } from '#areas/pembelian/web/pembelian.web.tsx';
import { rumahWeb } from '#app/web/rumah.web.tsx';
import { tukarWeb } from '#areas/tukar/web/tukar.web.tsx';
import { penjualanWeb } from '#areas/penjualan/web/penjualan.web.tsx';
import { katalogWeb } from '#areas/katalog/web/katalog.web.tsx';

/** Every area's web door, left to right. A screen that is in no door does not exist. */
export const SCREENS: readonly WebScreen[] = [
  ...tokoWeb,
  ...aksesWeb,
  ...bukuWeb,
  ...uangWeb,
  ...customerWeb,
  ...pesanWeb,
  ...barangWeb,
  ...stockWeb,
  ...terimaWeb,
  ...opnameWeb,
  ...penjualanWeb,
  ...pembelianWeb,
  ...tukarWeb,
  ...serviceWeb,
  ...hutangWeb,
  ...katalogWeb,
  ...akhirHariWeb,
  ...pengawasanWeb,
  ...dashboardWeb,
  ...rumahWeb,
];
