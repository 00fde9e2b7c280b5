import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { PilihTayang } from '#areas/penjualan/web/tayang/pilih-tayang.tsx';
import { SambunganSide } from '#areas/penjualan/web/tayang/sambungan-side.tsx';

/** Chosen pieces go to the web shop (D-48.5). */
export default tabbed([
  { label: mark('Kirim barang'), of: PilihTayang },
  { label: mark('Sambungan'), of: SambunganSide },
]);
