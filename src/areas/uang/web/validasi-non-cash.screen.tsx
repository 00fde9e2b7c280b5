import { lazy, Suspense, useState } from 'react';
import { usePage } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { Switch } from '#kit/web/frame/switch.tsx';
import { sense } from '#kit/rules/sentence.ts';
import { menungguCairEndpoint } from '#areas/uang/contract/non-cash.api.ts';
import { Menunggu } from '#areas/uang/web/non-cash/menunggu.tsx';
import { SudahCair } from '#areas/uang/web/non-cash/sudah-cair.tsx';
import { uangModul } from '#areas/uang/contract/uang.modul.ts';

const Laporan = lazy(async () => {
  const [engine, declared] = await Promise.all([
    import('#kit/web/report/report-screen.tsx'),
    import('#areas/uang/contract/non-cash.report.ts'),
  ]);
  return { default: engine.reportScreen(declared.nonCashBelumReport) };
});

type Sisi = 'MENUNGGU' | 'SUDAH';

/**
 * Card and transfer money against the bank's statement (D-28.1). Where the module is off nothing new
 * waits: the page shows report 49, unless payments from before still wait to be finished (D-33.1).
 */
export default function ValidasiNonCashScreen() {
  const { moduls } = usePerson();
  const aktif = moduls.has(uangModul.VALIDASI_NON_CASH_MODULE.key);
  const { data, isPending } = usePage(menungguCairEndpoint, {
    query: { limit: 1 },
    enabled: !aktif,
  });
  if (!aktif && (isPending || !data?.count))
    return (
      <Suspense>
        <Laporan />
      </Suspense>
    );
  return <Validasi aktif={aktif} />;
}

function Validasi({ aktif }: { aktif: boolean }) {
  const [sisi, setSisi] = useState<Sisi>('MENUNGGU');
  return (
    <Screen>
      <ScreenHead
        note={aktif ? undefined : t('Modul mati: yang masih menunggu dapat diselesaikan')}
        acts={
          <Switch<Sisi>
            label={t(sense('Tampilan', 'laporan'))}
            choices={[
              ['MENUNGGU', t('Menunggu')],
              ['SUDAH', t('Sudah divalidasi')],
            ]}
            value={sisi}
            onChange={setSisi}
          />
        }
      />
      {sisi === 'MENUNGGU' ? <Menunggu /> : <SudahCair />}
    </Screen>
  );
}
