import { Link } from '@tanstack/react-router';
import { addDays, formatHariPanjang, hari as hariOf } from '#kit/rules/hari.ts';
import { refresh } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import css from '#areas/penjualan/web/kasir/kasir.module.css';

/** Why nothing can be sold on this day, and the way to the next one (D-2.3). */
export function TokoTutup() {
  const { hari, user } = useSesi();
  const tgl = formatHariPanjang(hariOf(hari.tgl_system), t);
  // A person who may save nevertheless reads it in the frame.
  if (hari.kemarin_belum_tutup && !user.active_date) return null;
  if (hari.kemarin_belum_tutup)
    return (
      <div className={css.tutup} role="status">
        <span>
          {t('{hari} belum ditutup. Transaksi baru menunggu sampai hari ini ditutup.', {
            hari: formatHariPanjang(hariOf(hari.kemarin_belum_tutup), t),
          })}
        </span>
        <Link to={'/tutup-toko'}>{t('Tutup Toko')}</Link>
      </div>
    );
  if (hari.status === 'OPEN') return null;
  return (
    <div className={css.tutup} role="status">
      <span>
        {t('Toko sudah tutup untuk {hari}. {besok} terbuka bila tanggalnya tiba.', {
          hari: tgl,
          besok: formatHariPanjang(addDays(hariOf(hari.tgl_system), 1), t),
        })}
      </span>
      <Button size="sm" onClick={() => void refresh(meEndpoint)}>
        {t('Buka hari berikutnya')}
      </Button>
    </div>
  );
}
