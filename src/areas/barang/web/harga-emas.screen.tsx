import { HargaLayar } from '#areas/barang/web/harga-layar.tsx';

/** What an owner does each morning: selling and buying prices of every kadar. */
export default function HargaEmasScreen() {
  return <HargaLayar bisa={['JUAL', 'BELI']} />;
}
