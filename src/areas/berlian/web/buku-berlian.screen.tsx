import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { sense } from '#kit/rules/sentence.ts';
import {
  DaftarKirim,
  KirimBerlian,
  TerimaKiriman,
} from '#areas/berlian/web/kirim/kirim-berlian.tsx';
import { PasangHari } from '#areas/berlian/web/pasang-hari.tsx';
import { ReturHari } from '#areas/berlian/web/retur-hari.tsx';
import { StockBerlian } from '#areas/berlian/web/stock-berlian.tsx';
import { TerimaBerlian } from '#areas/berlian/web/terima-berlian.tsx';

/** Stones: what the shop holds, what came in, was set, went back (D-45.4), and what goes between shops (D-45.8). */
export default tabbed(
  [
    { label: mark('Stock'), of: StockBerlian },
    { label: sense('Terima', 'pekerjaan'), of: TerimaBerlian },
    { label: mark('Pasang'), of: PasangHari },
    { label: mark('Retur'), of: ReturHari },
    { label: mark('Kirim'), of: KirimBerlian },
    { label: mark('Kiriman masuk'), of: TerimaKiriman },
    { label: mark('Daftar kiriman'), of: DaftarKirim },
  ],
  'F6',
);
