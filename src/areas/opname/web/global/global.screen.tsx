import { formatInt } from '#kit/rules/format.ts';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { daftarGlobalEndpoint } from '#areas/opname/contract/global.api.ts';
import { BarisGlobal } from '#areas/opname/web/global/baris-global.tsx';
import css from '#areas/opname/web/opname.module.css';

/** Every tray once a day: counted and weighed as a whole, blind (D-33.10). */
export default function GlobalScreen() {
  const { data, error, refetch } = useRead(daftarGlobalEndpoint, { staleTime: 0 });
  useBell('timbang-baki', () => void refresh(daftarGlobalEndpoint));
  const belum = (data ?? []).filter((one) => one.status === 'BELUM').length;
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
      <div className={css.daftar} role="list" aria-label={t('Baki hari ini')}>
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <EmptyBlock
            title={t('Tidak ada baki berisi')}
            text={t('Baki tampil di sini setelah ada barang di dalamnya.')}
          />
        )}
        {data?.map((row) => (
          <BarisGlobal key={`${row.kode_gudang}/${row.kode_baki}`} row={row} />
        ))}
      </div>
    </Screen>
  );
}
