import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType } from 'react';
import { useSesi } from '#areas/akses/web/sesi.ts';
import NotFound from '#app/web/pages/not-found.page.tsx';
import css from '#app/web/galeri/galeri.module.css';

/** Every building block of the kit in every state, for review with a picture; in demo shops only. */
const PARTS: Readonly<Record<string, ComponentType>> = {
  tanda: lazy(() => import('#app/web/galeri/tanda.part.tsx')),
  input: lazy(() => import('#app/web/galeri/input.part.tsx')),
  formulir: lazy(() => import('#app/web/galeri/formulir.part.tsx')),
  tabel: lazy(() => import('#app/web/galeri/tabel.part.tsx')),
  keadaan: lazy(() => import('#app/web/galeri/keadaan.part.tsx')),
  dialog: lazy(() => import('#app/web/galeri/dialog.part.tsx')),
  bingkai: lazy(() => import('#app/web/galeri/bingkai.part.tsx')),
  counter: lazy(() => import('#app/web/galeri/counter.part.tsx')),
  laporan: lazy(async () => {
    const [{ reportScreen }, { penjualanReport }] = await Promise.all([
      import('#kit/web/report/report-screen.tsx'),
      import('#areas/penjualan/contract/penjualan.report.ts'),
    ]);
    return { default: reportScreen(penjualanReport) };
  }),
  master: lazy(async () => {
    const [{ masterScreen }, { salesMaster }] = await Promise.all([
      import('#kit/web/master/master-screen.tsx'),
      import('#areas/toko/contract/sales.master.ts'),
    ]);
    return { default: masterScreen(salesMaster) };
  }),
};

export default function GaleriPage() {
  const { bagian = 'tanda' } = useSearch({ strict: false }) as { bagian?: string };
  const navigate = useNavigate();
  const { demo } = useSesi().toko;
  const Part = PARTS[bagian];
  const open = (name: string) => void navigate({ to: '.', search: { bagian: name } });
  if (!demo) return <NotFound />;
  return (
    <div className={css.page}>
      <nav className={css.parts} aria-label="Galeri">
        {Object.keys(PARTS).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === bagian}
            onClick={() => open(name)}
          >
            {name}
          </button>
        ))}
      </nav>
      <div className={css.part}>
        <Suspense>{Part && <Part />}</Suspense>
      </div>
    </div>
  );
}
