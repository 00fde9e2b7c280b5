import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { DaftarTayang } from '#areas/penjualan/web/tayang/daftar-tayang.tsx';
import { PesananSide } from '#areas/penjualan/web/tayang/pesanan-side.tsx';
import { PilihTayang } from '#areas/penjualan/web/tayang/pilih-tayang.tsx';
import { SambunganSide } from '#areas/penjualan/web/tayang/sambungan-side.tsx';

/** Orders of marketplaces, the pieces that are offered there, and how each of them is reached (D-48.4). */
export default tabbed([
  { label: mark('Pesanan online'), of: PesananSide },
  { label: mark('Barang tayang'), of: DaftarTayang },
  { label: mark('Tayangkan barang'), of: PilihTayang },
  { label: mark('Sambungan'), of: SambunganSide },
]);
