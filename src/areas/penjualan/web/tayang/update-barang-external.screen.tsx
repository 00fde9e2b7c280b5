import { DaftarTayang } from '#areas/penjualan/web/tayang/daftar-tayang.tsx';

/** What differs between the shop and its web shop: sent again, or taken down (D-48.5). */
export default function UpdateBarangExternalScreen() {
  return <DaftarTayang beda="BEDA" />;
}
