import { mark, t } from '#kit/web/base/text.ts';
import { formatHariPanjang, hari } from '#kit/rules/hari.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import css from '#app/web/shell/shell.module.css';

const TUTUP_DAHULU = mark(
  'Hari kerja {tgl} belum ditutup. Tutup toko dahulu sebelum bertransaksi.',
);
/** Whoever may move dates back goes on, on the day that stayed open (D-33.18). */
const BOLEH_MUNDUR = mark(
  'Hari kerja {tgl} belum ditutup. Yang Anda simpan masuk ke hari itu, dengan otorisasi.',
);

/** What everyone must know before they work: a demo shop, or a day that was never closed. */
export function Banner() {
  const { toko, user, hari: day } = useSesi();
  return (
    <>
      {toko.demo && <p className={css.demo}>{t('Toko demo: semua data hanyalah contoh.')}</p>}
      {day.kemarin_belum_tutup && (
        <p className={css.late} role="status">
          {t(user.active_date ? TUTUP_DAHULU : BOLEH_MUNDUR, {
            tgl: formatHariPanjang(hari(day.kemarin_belum_tutup)),
          })}
        </p>
      )}
    </>
  );
}
