import { t } from '#kit/web/base/text.ts';
import { formatHariPanjang, hari } from '#kit/rules/hari.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import css from '#app/web/shell/shell.module.css';

/** What everyone must know before they work: a demo shop, or a day that was never closed. */
export function Banner() {
  const { toko, hari: day } = useSesi();
  return (
    <>
      {toko.demo && <p className={css.demo}>{t('Toko demo: semua data hanyalah contoh.')}</p>}
      {day.kemarin_belum_tutup && (
        <p className={css.late} role="status">
          {t('Hari kerja {tgl} belum ditutup. Tutup toko dahulu sebelum bertransaksi.', {
            tgl: formatHariPanjang(hari(day.kemarin_belum_tutup)),
          })}
        </p>
      )}
    </>
  );
}
