import { usePerson } from '#kit/web/base/person.tsx';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { HargaLayar } from '#areas/barang/web/harga-layar.tsx';

/**
 * What an owner does each morning: selling and buying prices of every kadar, and the reseller's where the shop has
 * such.
 */
export default function HargaEmasScreen() {
  const reseller = usePerson().moduls.has(barangModul.RESELLER_MODULE.key);
  return <HargaLayar bisa={reseller ? ['JUAL', 'BELI', 'RESELLER'] : ['JUAL', 'BELI']} />;
}
