import { useNavigate } from '@tanstack/react-router';
import { formatInt } from '#kit/rules/format.ts';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { t } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { useShortcutList } from '#kit/web/frame/shortcut-list.ts';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { sense } from '#kit/rules/sentence.ts';
import { daftarGlobalEndpoint } from '#areas/opname/contract/global.api.ts';
import { TabelGlobal } from '#areas/opname/web/global/tabel-global.tsx';
import { BilahSelesai } from '#areas/opname/web/hitung/bilah-selesai.tsx';
import { fokusMenunggu } from '#areas/opname/web/hitung/tabel-hitung.tsx';
import css from '#areas/opname/web/hitung/hitung.module.css';

/** Every tray once a day: counted and weighed as a whole, blind (D-33.10). */
export default function GlobalScreen() {
  const { data, error, refetch } = useRead(daftarGlobalEndpoint, { staleTime: 0 });
  const navigate = useNavigate();
  useBell('timbang-baki', () => void refresh(daftarGlobalEndpoint));
  useShortcutList([
    { key: 'Enter', does: t('Simpan hasil, lalu ke baki berikutnya') },
    { key: 'F9', does: t(sense('Selesai', 'akhiri')) },
  ]);
  const rows = data ?? [];
  const belum = rows.filter((one) => one.status === 'BELUM').length;
  const selisih = rows.filter((one) => one.status === 'SELISIH').length;
  const selesai = () => {
    if (belum > 0) {
      toast.info(t('{n} baki belum dihitung', { n: formatInt(belum) }));
      return fokusMenunggu();
    }
    const [n, beda] = [formatInt(rows.length), formatInt(selisih)];
    toast.success(t('{n} baki dihitung, {beda} selisih', { n, beda }));
    void navigate({ to: '/home' });
  };
  return (
    <Screen>
      <ScreenHead
        note={
          data &&
          (belum === 0
            ? t('Semua baki sudah dihitung')
            : t('{n} baki belum dihitung', { n: formatInt(belum) }))
        }
      />
      <div
        className={css.gulir}
        role="region"
        aria-label={t('Baki hari ini')}
        tabIndex={-1}
        data-penuh
      >
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <EmptyBlock
            title={t('Tidak ada baki berisi')}
            text={t('Baki tampil di sini setelah ada barang di dalamnya.')}
          />
        )}
        {rows.length > 0 && <TabelGlobal rows={rows} />}
      </div>
      {rows.length > 0 && (
        <BilahSelesai onSelesai={selesai}>
          {t('{sudah} dari {n} baki dihitung', {
            sudah: formatInt(rows.length - belum),
            n: formatInt(rows.length),
          })}
          {selisih > 0 && (
            <b className={css.salah}> · {t('{n} selisih', { n: formatInt(selisih) })}</b>
          )}
        </BilahSelesai>
      )}
    </Screen>
  );
}
