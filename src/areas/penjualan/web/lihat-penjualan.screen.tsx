import { lazy, Suspense, type ReactNode } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { DaftarPenjualan } from '#areas/penjualan/web/dokumen/daftar-penjualan.tsx';
import { loadDaftarTukar } from '#areas/penjualan/web/kasir/tukar-slot.tsx';

const DaftarTukar = lazy(loadDaftarTukar);
const Tukar = ({ tabs }: { tabs?: ReactNode }) => (
  <Suspense>
    <DaftarTukar tabs={tabs} />
  </Suspense>
);

/** What was sold, and what was sold against old gold: a ticket is the customer's one paper of both. */
export default tabbed([
  { label: mark('Penjualan'), of: DaftarPenjualan },
  { label: mark('Tukar tambah'), of: Tukar },
]);
