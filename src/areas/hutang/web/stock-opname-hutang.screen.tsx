import { useState } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { allColumns, openFile } from '#kit/web/api/file.ts';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { SummaryBand } from '#kit/web/mark/summary-band.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { sense } from '#kit/rules/sentence.ts';
import {
  hasilOpnameHutangEndpoint,
  mulaiOpnameHutangEndpoint,
  selesaiOpnameHutangEndpoint,
} from '#areas/hutang/contract/opname/opname-hutang.api.ts';
import { cetakOpnameHutangReport } from '#areas/hutang/contract/opname/opname-hutang.report.ts';
import { KosongkanOpname, LanjutOpname } from '#areas/hutang/web/opname/dialog-opname.tsx';
import { TabelHutang } from '#areas/hutang/web/opname/tabel-hutang.tsx';
import css from '#areas/hutang/web/opname/opname-hutang.module.css';

const print = (): void =>
  void openFile(
    cetakOpnameHutangReport.endpoint,
    { query: allColumns({}) },
    '.pdf',
    'PRINT STOCK OPNAME HUTANG.pdf',
  );

/** Counting the tickets in custody: several people scan, everybody sees what is still missing (D-16.6, D-35.21). */
export default function StockOpnameHutangScreen() {
  const { data, error, refetch } = useRead(hasilOpnameHutangEndpoint, {
    staleTime: 0,
    keep: true,
  });
  const [dialog, setDialog] = useState<'lanjut' | 'kosongkan'>();
  useBell('opname-hutang', () => void refresh(hasilOpnameHutangEndpoint));
  const lists = { refresh: [hasilOpnameHutangEndpoint] };
  const begin = useWrite(mulaiOpnameHutangEndpoint, {
    ...lists,
    success: 'Opname hutang dimulai',
    after: () => setDialog('lanjut'),
  });
  const finish = useWrite(selesaiOpnameHutangEndpoint, {
    ...lists,
    success: 'Selesai Opname Hutang',
  });
  const runs = Boolean(data?.opname);
  useHotkey('F9', () => setDialog('lanjut'), runs && !dialog);
  if (error) return <ErrorBlock problem={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { opname, hutang_hilang, hutang_ketemu, keluar } = data;
  const read = async () => {
    const { data: now } = await refetch();
    if (now?.opname) toast.success('Data Opname Tersedia');
  };
  const any = hutang_hilang.length + hutang_ketemu.length > 0;
  const end = async () => {
    const missing = hutang_hilang.length;
    const yes =
      missing === 0 ||
      (await confirm({
        title: t('Selesai Opname'),
        question: t('{n} hutang tidak ditemukan dan dicatat begitu.', { n: formatInt(missing) }),
        yes: t('Selesai Opname'),
      }));
    if (yes) await finish.send();
  };
  return (
    <Screen>
      <ScreenHead domain="hutang" />
      <div className={css.acts}>
        <Button onClick={() => setDialog('kosongkan')}>{t('Kosongkan Data Opname')}</Button>
        <Button
          look="primary"
          shortcut={runs ? 'F9' : undefined}
          busy={begin.busy}
          onClick={() => (runs ? setDialog('lanjut') : void begin.send())}
        >
          {runs ? t('Lanjut Opname') : t('Mulai opname')}
        </Button>
        <Button onClick={() => void read()}>{t('Lihat Hasil Opname')}</Button>
        {any && (
          <>
            <Button onClick={print}>{t('Print Opname')}</Button>
            <Button busy={finish.busy} onClick={() => void end()}>
              {t('Selesai Opname')}
            </Button>
          </>
        )}
      </div>
      {opname ? (
        <>
          <SummaryBand
            figures={[
              { label: t(sense('Mulai', 'waktu')), value: formatInstant(opname.mulai_date) },
              { label: t('Petugas'), value: opname.mulai_by },
              { label: t('Ditemukan'), value: formatInt(hutang_ketemu.length) },
              { label: t('Belum ditemukan'), value: formatInt(hutang_hilang.length) },
              { label: t('Sudah keluar'), value: formatInt(keluar.length) },
            ]}
          />
          <div className={css.tables}>
            <TabelHutang
              name="opname-hutang-hilang"
              title={t('Hutang tidak ditemukan')}
              rows={hutang_hilang}
              none={t('Semua hutang ditemukan.')}
            />
            <TabelHutang
              name="opname-hutang-ketemu"
              title={t('Hutang ditemukan')}
              rows={hutang_ketemu}
              none={t('Belum ada surat yang dipindai.')}
            />
            {keluar.length > 0 && (
              <TabelHutang
                name="opname-hutang-keluar"
                title={t('Hutang sudah keluar')}
                rows={keluar}
                none={t('Belum ada surat yang dipindai.')}
              />
            )}
          </div>
        </>
      ) : (
        <EmptyBlock
          title={t('Belum ada opname hutang')}
          text={t('Mulai opname: semua hutang yang berjalan dicatat saat itu.')}
        />
      )}
      {dialog === 'lanjut' && <LanjutOpname onClose={() => setDialog(undefined)} />}
      {dialog === 'kosongkan' && (
        <KosongkanOpname
          runs={runs}
          n={hutang_ketemu.length}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Screen>
  );
}
