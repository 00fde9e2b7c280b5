import type { WebScreen } from '#kit/web/frame/screen.ts';
import { DECLARED_SCREENS } from '#app/web/declared-screens.ts';
import { tokoWeb } from '#areas/toko/web/toko.web.tsx';
import { aksesWeb } from '#areas/akses/web/akses.web.tsx';
import { bukuWeb } from '#areas/buku/web/buku.web.tsx';
import { uangWeb } from '#areas/uang/web/uang.web.tsx';
import { customerWeb } from '#areas/customer/web/customer.web.tsx';
import { cicilanWeb } from '#areas/cicilan/web/cicilan.web.tsx';
import { sepuhanWeb } from '#areas/sepuhan/web/sepuhan.web.tsx';
import { serviceWeb } from '#areas/service/web/service.web.tsx';
import { gesekWeb } from '#areas/gesek/web/gesek.web.tsx';
import { berlianWeb } from '#areas/berlian/web/berlian.web.tsx';
import { manualWeb } from '#areas/manual/web/manual.web.tsx';
import { hutangWeb } from '#areas/hutang/web/hutang.web.tsx';
import { pesanWeb } from '#areas/pesan/web/pesan.web.tsx';
import { barangWeb } from '#areas/barang/web/barang.web.tsx';
import { stockWeb } from '#areas/stock/web/stock.web.tsx';
import { preOrderWeb } from '#areas/pre-order/web/pre-order.web.tsx';
import { kirimWeb } from '#areas/kirim/web/kirim.web.tsx';
import { terimaWeb } from '#areas/terima/web/terima.web.tsx';
import { opnameWeb } from '#areas/opname/web/opname.web.tsx';
import { dashboardWeb } from '#areas/dashboard/web/dashboard.web.tsx';
import { akhirHariWeb } from '#areas/akhir-hari/web/akhir-hari.web.tsx';
import { pengawasanWeb } from '#areas/pengawasan/web/pengawasan.web.tsx';
import { pembelianWeb } from '#areas/pembelian/web/pembelian.web.tsx';
import { rumahWeb } from '#app/web/rumah.web.tsx';
import { penjualanWeb } from '#areas/penjualan/web/penjualan.web.tsx';
import { katalogWeb } from '#areas/katalog/web/katalog.web.tsx';
import { memberWeb } from '#areas/member/web/member.web.tsx';

/** Screens that are drawn by hand, area by area from left to right. */
const DRAWN: readonly WebScreen[] = [
  ...tokoWeb,
  ...aksesWeb,
  ...bukuWeb,
  ...uangWeb,
  ...customerWeb,
  ...pesanWeb,
  ...memberWeb,
  ...barangWeb,
  ...stockWeb,
  ...preOrderWeb,
  ...terimaWeb,
  ...kirimWeb,
  ...berlianWeb,
  ...opnameWeb,
  ...penjualanWeb,
  ...pembelianWeb,
  ...serviceWeb,
  ...gesekWeb,
  ...sepuhanWeb,
  ...manualWeb,
  ...hutangWeb,
  ...cicilanWeb,
  ...katalogWeb,
  ...akhirHariWeb,
  ...pengawasanWeb,
  ...dashboardWeb,
  ...rumahWeb,
];

const drawn = new Set(DRAWN.map(({ path }) => path));

/** Every screen there is: drawn by hand, or else drawn from its declaration. */
export const SCREENS: readonly WebScreen[] = [
  ...DRAWN,
  ...DECLARED_SCREENS.filter(({ path }) => !drawn.has(path)),
];
