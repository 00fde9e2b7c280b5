import { IconRefresh } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useLate } from '#kit/web/base/use-late.ts';
import { useIdle } from '#kit/web/base/when-idle.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { PanelsBack } from '#kit/web/frame/panel.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { ErrorBlock, WaitBlock } from '#kit/web/mark/state-block.tsx';
import { GramTerjual } from '#areas/dashboard/web/gram-terjual.tsx';
import { JualHari } from '#areas/dashboard/web/jual-hari.tsx';
import { KasBank } from '#areas/dashboard/web/kas-bank.tsx';
import { PerluDilihat } from '#areas/dashboard/web/perlu-dilihat.tsx';
import { StockKadar } from '#areas/dashboard/web/stock-kadar.tsx';
import { useTokoHari } from '#areas/dashboard/web/use-toko-hari.ts';
import css from '#areas/dashboard/web/dashboard.module.css';
import type { customerModul } from '#areas/customer/contract/customer.modul.ts';

/** Loans are loaded once the day is shown; only a shop with members loads the people whom it may greet. */
const HutangHari = lazy(() => import('#areas/dashboard/web/hutang-hari.tsx'));
const UlangTahun = lazy(() => import('#areas/dashboard/web/ulang-tahun.tsx'));

/** The shop's day without cards: one band, one table, one chart, one list, one book of money. */
export default function DashboardScreen() {
  const { data, error, isFetching, refetch } = useTokoHari();
  const late = useLate(!data && !error, 150);
  const idle = useIdle(data !== undefined);
  const { level, moduls } = usePerson();
  const denganMember = moduls.has('MEMBER_MODULE' satisfies keyof typeof customerModul);
  return (
    <Screen>
      <ScreenHead
        title={
          data && data.status === 'CLOSED' ? t('Toko hari ini, sudah tutup') : t('Toko hari ini')
        }
        note={
          <span className={css.live}>
            <IconButton
              label={t('Muat ulang')}
              size={24}
              onClick={() => void refetch()}
              aria-busy={isFetching}
            >
              <IconRefresh size={15} stroke={1.7} aria-hidden />
            </IconButton>
            {data && `${formatHariPanjang(data.tgl_system, t)} · ${formatClock(data.waktu)}`}
          </span>
        }
      />
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {late && <WaitBlock />}
      {data && !error && (
        <div className={css.page}>
          <JualHari penjualan={data.penjualan} jam={data.per_jam} />
          <div className={css.columns}>
            <div className={css.main}>
              <StockKadar rows={data.stock} denganNilai={data.nilai_terlihat} onRefresh={refetch} />
              {data.harian && <GramTerjual harian={data.harian} onRefresh={refetch} />}
            </div>
            <div className={css.side}>
              <PerluDilihat rows={data.perlu_dilihat} onRefresh={refetch} />
              {idle && (
                <Suspense fallback={null}>
                  <HutangHari />
                </Suspense>
              )}
              {denganMember && (
                <Suspense fallback={null}>
                  <UlangTahun />
                </Suspense>
              )}
              {level !== 'KASIR' && (
                <KasBank
                  rows={data.uang}
                  kasTerlihat={data.kas_terlihat}
                  tutupTerakhir={data.tutup_terakhir}
                  onRefresh={refetch}
                />
              )}
            </div>
          </div>
          <PanelsBack screen="dashboard" />
        </div>
      )}
    </Screen>
  );
}
