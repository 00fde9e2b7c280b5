import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { DaftarPesanan } from '#areas/service/web/pesanan/daftar-pesanan.tsx';
import { PapanPesanan } from '#areas/service/web/pesanan/papan-pesanan.tsx';

/** Orders of every day: as a list, and as a board of where they are (D-36). */
export default tabbed(
  [
    { label: mark('Daftar'), of: DaftarPesanan },
    { label: mark('Papan'), of: PapanPesanan },
  ],
  'F6',
);
