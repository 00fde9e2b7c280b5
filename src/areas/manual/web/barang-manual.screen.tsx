import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { sense } from '#kit/rules/sentence.ts';
import { KoreksiHari, PindahHari, ReturHari } from '#areas/manual/web/dokumen-manual.tsx';
import { MasukManual } from '#areas/manual/web/masuk-manual.tsx';
import { StockManual } from '#areas/manual/web/stock-manual.tsx';

/** Goods without a barcode: what lies where, what came in, what was moved and corrected (D-46.2). */
export default tabbed(
  [
    { label: mark('Stock'), of: StockManual },
    { label: sense('Masuk', 'terima'), of: MasukManual },
    { label: mark('Pindah'), of: PindahHari },
    { label: mark('Retur'), of: ReturHari },
    { label: mark('Koreksi'), of: KoreksiHari },
  ],
  'F6',
);
