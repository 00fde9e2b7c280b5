import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { JualManual, JualManualHari } from '#areas/manual/web/dagang/transaksi-jual.tsx';

/** Goods without a barcode sold, and those of the day (D-46.3). */
export default tabbed(
  [
    { label: mark('Transaksi'), of: JualManual },
    { label: mark('Daftar'), of: JualManualHari },
  ],
  'F6',
);
