import { lazy, Suspense, type ReactNode } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { DaftarPenjualan } from '#areas/penjualan/web/dokumen/daftar-penjualan.tsx';
import { loadDaftarTukar } from '#areas/penjualan/web/kasir/tukar-slot.tsx';

const DaftarTukar = lazy(loadDaftarTukar);
const Tukar = ({ tabs }: { tabs?: ReactNode }) => (
  <Suspense>
    <DaftarTukar tabs={tabs} />
  </Suspense>
);

const DaftarOnline = lazy(async () => ({
  default: (await import('#areas/penjualan/web/online/daftar-online.tsx')).DaftarOnline,
}));
const OnlineBaru = lazy(async () => ({
  default: (await import('#areas/penjualan/web/online/online-baru.tsx')).OnlineBaru,
}));
const Online = ({ tabs }: { tabs?: ReactNode }) => (
  <Suspense>
    <DaftarOnline tabs={tabs} />
  </Suspense>
);
const Baru = ({ tabs }: { tabs?: ReactNode }) => (
  <Suspense>
    <OnlineBaru tabs={tabs} />
  </Suspense>
);

const PesananSide = lazy(async () => ({
  default: (await import('#areas/penjualan/web/tayang/pesanan-side.tsx')).PesananSide,
}));
const Masuk = ({ tabs }: { tabs?: ReactNode }) => (
  <Suspense>
    <PesananSide tabs={tabs} />
  </Suspense>
);

const SISI = [
  { label: mark('Penjualan'), of: DaftarPenjualan },
  { label: mark('Tukar tambah'), of: Tukar },
];
const Toko = tabbed(SISI);
const TokoOnline = tabbed([
  ...SISI,
  { label: mark('Marketplace'), of: Online },
  { label: mark('Pesanan marketplace'), of: Baru },
  { label: mark('Pesanan online'), of: Masuk },
]);

/**
 * What was sold, and what was sold against old gold: a ticket is the customer's one paper of both. Orders of
 * marketplaces stand here where the shop has them (D-48.1).
 */
export default function LihatPenjualanScreen() {
  const online = usePerson().moduls.has(penjualanModul.MARKETPLACE_INTEGRATION_MODULE.key);
  return online ? <TokoOnline /> : <Toko />;
}
