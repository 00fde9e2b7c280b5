import { useEffect } from 'react';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { PanelsBack } from '#kit/web/frame/panel.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import {
  biayaHarianEndpoint,
  nonCashBelumEndpoint,
} from '#areas/dashboard/contract/pusat-grafik.api.ts';
import { dashboardPusatEndpoint } from '#areas/dashboard/contract/pusat.api.ts';
import { DaftarTitik } from '#areas/dashboard/web/pusat/daftar-titik.tsx';
import { GrafikCabang } from '#areas/dashboard/web/pusat/grafik-cabang.tsx';
import { RingkasCabang, TabelCabang } from '#areas/dashboard/web/pusat/tabel-cabang.tsx';
import { TokoDiam } from '#areas/dashboard/web/pusat/toko-diam.tsx';
import css from '#areas/dashboard/web/dashboard.module.css';

const MENIT = 60_000;

/** The chain's day: each branch in a line, its course in a drawing, costs and waiting card money beside. */
export default function DashboardPusatScreen() {
  const { data, error, refetch } = useRead(dashboardPusatEndpoint);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && void refetch(), MENIT);
    return () => clearInterval(timer);
  }, [refetch]);
  return (
    <Screen>
      <ScreenHead
        title={t('Semua cabang hari ini')}
        note={data && formatHariPanjang(data.tgl_system, t)}
      />
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {data && !error && (
        <div className={css.page}>
          <TokoDiam toko={data.toko} />
          <RingkasCabang cabang={data.cabang} />
          <div className={css.columns}>
            <div className={css.main}>
              <TabelCabang cabang={data.cabang} toko={data.toko} onRefresh={refetch} />
              <GrafikCabang />
            </div>
            <div className={css.side}>
              <DaftarTitik
                name="dashboardPusat/biaya"
                title={t('Biaya hari ini')}
                empty={t('Belum ada biaya.')}
                endpoint={biayaHarianEndpoint}
              />
              <DaftarTitik
                name="dashboardPusat/belum-cair"
                title={t('Non cash belum cair')}
                empty={t('Tidak ada yang menunggu.')}
                endpoint={nonCashBelumEndpoint}
              />
            </div>
          </div>
          <PanelsBack screen="dashboardPusat" />
        </div>
      )}
    </Screen>
  );
}
