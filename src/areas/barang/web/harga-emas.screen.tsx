import { passes } from '#kit/rules/gate.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { GROSIR } from '#areas/barang/contract/barang.gates.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import type { Jenis } from '#areas/barang/web/harga-baris.ts';
import { HargaLayar } from '#areas/barang/web/harga-layar.tsx';

/**
 * What an owner does each morning: selling and buying prices of every kadar, the reseller's where the shop has such,
 * and wholesale's where it sells so (D-47.1).
 */
export default function HargaEmasScreen() {
  const person = usePerson();
  const bisa: Jenis[] = [
    'JUAL',
    'BELI',
    ...(person.moduls.has(barangModul.RESELLER_MODULE.key) ? (['RESELLER'] as const) : []),
    ...(passes(GROSIR, person) ? (['GROSIR'] as const) : []),
  ];
  return <HargaLayar bisa={bisa} />;
}
