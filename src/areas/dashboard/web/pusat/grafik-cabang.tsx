import { lazy, Suspense, useState } from 'react';
import type { Grafik } from '#kit/rules/drawing.ts';
import { parts } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Panel } from '#kit/web/frame/panel.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import {
  grafikHarianEndpoint,
  grafikKasEndpoint,
  grafikKhususEndpoint,
  grafikPeriodeEndpoint,
  type DeretCabang,
} from '#areas/dashboard/contract/pusat-grafik.api.ts';
import { TokoDiam } from '#areas/dashboard/web/pusat/toko-diam.tsx';
import css from '#areas/dashboard/web/dashboard.module.css';

/** The drawing comes when the figures stand. */
const Gambar = lazy(async () => ({
  default: (await import('#kit/web/report/report-chart.tsx')).NamedDrawing,
}));

type Pilihan = 'HARI' | 'BULAN' | 'BELI' | 'HUTANG' | 'KAS';

/** The course of every branch, a line each: grams sold or bought, what was lent, or what the drawers held. */
export function GrafikCabang() {
  const [pilihan, setPilihan] = useState<Pilihan>('HARI');
  const { tgl_system } = usePerson();
  const { year } = parts(tgl_system);
  const beli = { kategori: 'PEMBELIAN', type: 'monthly', year, tgl_system: null } as const;
  const hutang = { kategori: 'HUTANG', type: 'monthly', year, tgl_system: null } as const;
  const reads = {
    HARI: useRead(grafikHarianEndpoint, { enabled: pilihan === 'HARI' }),
    BULAN: useRead(grafikPeriodeEndpoint, { enabled: pilihan === 'BULAN' }),
    BELI: useRead(grafikKhususEndpoint, { query: beli, enabled: pilihan === 'BELI' }),
    HUTANG: useRead(grafikKhususEndpoint, { query: hutang, enabled: pilihan === 'HUTANG' }),
    KAS: useRead(grafikKasEndpoint, { enabled: pilihan === 'KAS' }),
  };
  const { data, error, refetch } = reads[pilihan];
  const kata: Record<Pilihan, string> = {
    HARI: t('14 hari'),
    BULAN: t('12 bulan'),
    BELI: t('Dibeli'),
    HUTANG: t('Hutang'),
    KAS: t('Kas'),
  };
  const judul: Record<Pilihan, string> = {
    HARI: t('Gram terjual per hari'),
    BULAN: t('Gram terjual per bulan'),
    BELI: t('Gram dibeli per bulan'),
    HUTANG: t('Pinjaman baru per bulan'),
    KAS: t('Kas saat hari berakhir'),
  };
  return (
    <Panel
      name="dashboardPusat/grafik"
      title={judul[pilihan]}
      acts={
        <span className={css.track} role="group" aria-label={t('Rentang grafik')}>
          {(Object.keys(kata) as Pilihan[]).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={pilihan === one}
              onClick={() => setPilihan(one)}
            >
              {kata[one]}
            </button>
          ))}
        </span>
      }
      onRefresh={refetch}
      removable
      fit="edge"
    >
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {data && <TokoDiam toko={data} tenang />}
      {data && (
        <Suspense fallback={<div className={css.chart} />}>
          <Gambar grafik={grafikDari(data, pilihan, judul[pilihan])} />
        </Suspense>
      )}
    </Panel>
  );
}

function grafikDari(data: readonly DeretCabang[], pilihan: Pilihan, judul: string): Grafik {
  // A loan is money first; so is what lies in a drawer.
  const uang = pilihan === 'KAS' || pilihan === 'HUTANG';
  // A branch that has not answered has no line.
  const ada = data.filter(({ ok }) => ok);
  return {
    judul,
    titik: (ada[0]?.series ?? []).map(({ x }) => x),
    deret: ada.map(({ nama_toko, series }) => ({
      nama: nama_toko,
      bentuk: 'line',
      satuan: uang ? 'rupiah' : 'gram',
      nilai: series.map(({ rupiah, gram }) => (uang ? rupiah : gram)),
    })),
  };
}
