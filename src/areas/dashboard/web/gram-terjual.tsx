import { lazy, Suspense, useState } from 'react';
import { BULAN, formatHariPanjang, parts } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Panel } from '#kit/web/frame/panel.tsx';
import { usePerson } from '#kit/web/base/person.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { inTurn } from '#kit/rules/lists.ts';
import { chartPenjualanEndpoint, type Bulan } from '#areas/penjualan/contract/chart.api.ts';
import { chartPembelianEndpoint } from '#areas/pembelian/contract/chart.api.ts';
import { chartHutangEndpoint } from '#areas/dashboard/contract/chart.api.ts';
import type { Harian } from '#areas/dashboard/contract/toko.api.ts';
import type { Titik } from '#areas/dashboard/web/batang.tsx';
import css from '#areas/dashboard/web/dashboard.module.css';
import type { hutangModul } from '#areas/hutang/contract/hutang.modul.ts';

/** The drawing comes when the figures stand: its library is a file of its own. */
const Batang = lazy(() => import('#areas/dashboard/web/batang.tsx'));

type Rentang = 'HARI' | 'TAHUN' | 'BELI' | 'HUTANG';

type Props = { harian: readonly Harian[]; onRefresh: () => unknown };

/** Grams over the counter: sold in fourteen days or the months of this year, bought back or pledged in its months. */
export function GramTerjual({ harian, onRefresh }: Props) {
  const [rentang, setRentang] = useState<Rentang>('HARI');
  const { tgl_system, moduls } = usePerson();
  const { year } = parts(tgl_system);
  const terjual = useRead(chartPenjualanEndpoint, {
    query: { type: 'monthly', year },
    enabled: rentang === 'TAHUN',
  });
  const dibeli = useRead(chartPembelianEndpoint, {
    query: { type: 'monthly', year },
    enabled: rentang === 'BELI',
  });
  const dijaminkan = useRead(chartHutangEndpoint, {
    query: { type: 'monthly', year },
    enabled: rentang === 'HUTANG',
  });
  const perBulan = { HARI: terjual, TAHUN: terjual, BELI: dibeli, HUTANG: dijaminkan };
  const bulanan = perBulan[rentang];
  const setahun = rentang !== 'HARI';
  const titik = setahun ? ofMonths((bulanan.data ?? []) as Bulan[], year) : ofDays(harian);
  const pilihan: readonly (readonly [Rentang, string])[] = [
    ['HARI', t('14 hari')],
    ['TAHUN', String(year)],
    ['BELI', t('Dibeli')],
    ...(moduls.has('HUTANG_MODULE' satisfies keyof typeof hutangModul)
      ? [['HUTANG', t('Dijaminkan')] as const]
      : []),
  ];
  return (
    <Panel
      name="dashboard/gram"
      title={JUDUL[rentang]()}
      acts={
        <>
          <span className={css.track} role="group" aria-label={t('Rentang grafik')}>
            {pilihan.map(([one, kata]) => (
              <button
                key={one}
                type="button"
                aria-pressed={rentang === one}
                onClick={() => setRentang(one)}
              >
                {kata}
              </button>
            ))}
          </span>
          <Legenda rentang={rentang} />
        </>
      }
      onRefresh={setahun ? bulanan.refetch : onRefresh}
      removable
      fit="edge"
    >
      {setahun && bulanan.error ? (
        <ErrorBlock problem={bulanan.error} onRetry={() => void bulanan.refetch()} />
      ) : setahun && !bulanan.data ? (
        <div className={css.chart} />
      ) : titik.every(({ gram }) => gram === 0) ? (
        <p className={css.nothing}>{t('Belum ada yang digambar.')}</p>
      ) : (
        <Suspense fallback={<div className={css.chart} />}>
          <Batang titik={titik} label={LABEL[rentang]()} />
        </Suspense>
      )}
    </Panel>
  );
}

const LABEL: Record<Rentang, () => string> = {
  HARI: () => t('Gram terjual per hari'),
  TAHUN: () => t('Gram terjual per bulan'),
  BELI: () => t('Gram dibeli per bulan'),
  HUTANG: () => t('Gram dijaminkan per bulan'),
};

const JUDUL: Record<Rentang, () => string> = {
  HARI: () => t('Gram terjual'),
  TAHUN: () => t('Gram terjual'),
  BELI: () => t('Gram dibeli'),
  HUTANG: () => t('Gram dijaminkan'),
};

/** What a month with little and the best month are called. */
const KATA: Record<Rentang, () => readonly [string, string]> = {
  HARI: () => [t('jual'), t('jual terbanyak')],
  TAHUN: () => [t('jual'), t('jual terbanyak')],
  BELI: () => [t('beli'), t('beli terbanyak')],
  HUTANG: () => [t('jaminan'), t('jaminan terbanyak')],
};

function Legenda({ rentang }: { rentang: Rentang }) {
  const [biasa, terbanyak] = KATA[rentang]();
  return (
    <ul className={css.legend}>
      <li data-bar="now">{t('sekarang')}</li>
      <li data-bar="old">{biasa}</li>
      <li data-bar="best">{terbanyak}</li>
    </ul>
  );
}

const ofDays = (harian: readonly Harian[]): Titik[] =>
  harian.map(({ tgl_system, gram, qty, rupiah }, at) => ({
    x: tgl_system,
    label: String(parts(tgl_system).date),
    nama: formatHariPanjang(tgl_system, t),
    gram,
    qty,
    rupiah,
    kini: at === harian.length - 1,
  }));

function ofMonths(bulan: readonly Bulan[], year: number): Titik[] {
  const last = bulan.findLast((one) => one.qty > 0)?.bulan;
  const nama = (one: Bulan): string => t(inTurn(BULAN, one.bulan - 1)).slice(0, 3);
  return bulan.map((one) => ({
    x: String(one.bulan),
    label: nama(one),
    nama: `${nama(one)} ${year}`,
    gram: one.gram,
    qty: one.qty,
    rupiah: one.rupiah,
    kini: one.bulan === last,
  }));
}
