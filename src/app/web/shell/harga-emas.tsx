import { percentText, formatRupiah } from '#kit/rules/format.ts';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { t } from '#kit/web/base/text.ts';
import { hargaHariIniEndpoint } from '#areas/barang/contract/harga-hari-ini.api.ts';
import css from '#app/web/shell/shell.module.css';

/** Today's price of 24K by its kadar: the one figure that everyone in the shop looks for. */
export function HargaEmas() {
  const { data } = useRead(hargaHariIniEndpoint, { staleTime: 60_000 });
  useBell('harga', () => void refresh(hargaHariIniEndpoint));
  if (!data?.harga_24k) return null;
  return (
    <span className={css.harga}>
      {data.kadar
        ? t('Emas {kadar} jual', { kadar: percentText(data.kadar) })
        : t('Harga emas global')}{' '}
      <b>{formatRupiah(data.harga_24k)} / g</b>
      {data.harga_beli && (
        <span className={css.hargaBeli}>
          {t('beli')} <b>{formatRupiah(data.harga_beli)}</b>
        </span>
      )}
    </span>
  );
}
