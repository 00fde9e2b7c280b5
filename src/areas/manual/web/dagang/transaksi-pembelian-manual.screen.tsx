import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { BeliManual, BeliManualHari } from '#areas/manual/web/dagang/transaksi-beli.tsx';

/** Goods without a barcode bought, and those of the day (D-46.3). */
export default tabbed(
  [
    { label: mark('Transaksi'), of: BeliManual },
    { label: mark('Daftar'), of: BeliManualHari },
  ],
  'F6',
);
