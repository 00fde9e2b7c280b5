import { lazy, Suspense, useState } from 'react';
import { formatHariPanjang, parts } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { chartPenjualanEndpoint, type Bulan } from '#areas/penjualan/contract/chart.api.ts';
import type { Harian } from '#areas/dashboard/contract/toko.api.ts';
import type { Titik } from '#areas/dashboard/web/batang.tsx';
import css from '#areas/dashboard/web/dashboard.module.css';

/** The drawing comes when the figures stand: its library is a file of its own. */
const Batang = lazy(() => import('#areas/dashboard/web/batang.tsx'));
const BULAN = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'Mei',
  'Jun',
  'Jul',
  'Agu',
  'Sep',
  'Okt',
  'Nov',
  'Des',
] as const;

/** Grams that left over the counter: fourteen days, or the months of this year. */
export function GramTerjual({ harian }: { harian: readonly Harian[] }) {
  const [setahun, setSetahun] = useState(false);
  const { year } = parts(usePerson().tgl_system);
  const bulanan = useRead(chartPenjualanEndpoint, {
    query: { type: 'monthly', year },
    enabled: setahun,
  });
  const titik = setahun ? ofMonths((bulanan.data ?? []) as Bulan[], year) : ofDays(harian);
  return (
    <section className={css.block} aria-labelledby="gram-terjual">
      <header>
        <h2 id="gram-terjual">{t('Gram terjual')}</h2>
        <span className={css.track} role="group" aria-label={t('Rentang grafik')}>
          <button type="button" aria-pressed={!setahun} onClick={() => setSetahun(false)}>
            {t('14 hari')}
          </button>
          <button type="button" aria-pressed={setahun} onClick={() => setSetahun(true)}>
            {year}
          </button>
        </span>
        <Legenda />
      </header>
      {setahun && bulanan.error ? (
        <ErrorBlock problem={bulanan.error} onRetry={() => void bulanan.refetch()} />
      ) : (
        <Suspense fallback={<div className={css.chart} />}>
          <Batang
            titik={titik}
            label={setahun ? t('Gram terjual per bulan') : t('Gram terjual per hari')}
          />
        </Suspense>
      )}
    </section>
  );
}

const Legenda = () => (
  <ul className={css.legend}>
    <li data-bar="now">{t('sekarang')}</li>
    <li data-bar="old">{t('jual')}</li>
    <li data-bar="best">{t('jual terbanyak')}</li>
  </ul>
);

const ofDays = (harian: readonly Harian[]): Titik[] =>
  harian.map(({ tgl_system, gram, qty, rupiah }, at) => ({
    x: tgl_system,
    label: String(parts(tgl_system).date),
    nama: formatHariPanjang(tgl_system),
    gram,
    qty,
    rupiah,
    kini: at === harian.length - 1,
  }));

function ofMonths(bulan: readonly Bulan[], year: number): Titik[] {
  const last = bulan.findLast((one) => one.qty > 0)?.bulan;
  return bulan.map((one) => ({
    x: String(one.bulan),
    label: t(BULAN[one.bulan - 1]!),
    nama: `${t(BULAN[one.bulan - 1]!)} ${year}`,
    gram: one.gram,
    qty: one.qty,
    rupiah: one.rupiah,
    kini: one.bulan === last,
  }));
}
