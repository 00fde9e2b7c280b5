import { Link } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { mark, t } from '#kit/web/base/text.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { formatHariPanjang, hari } from '#kit/rules/hari.ts';
import { Safe } from '#kit/web/feedback/safe.tsx';
import { isOpenTo } from '#areas/akses/web/is-open-to.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import css from '#app/web/shell/shell.module.css';

// Their dialogs and fields come with the rare day that needs them, not with every first page.
const jamActs = () => import('#app/web/shell/jam-acts.tsx');
const IzinkanJam = lazy(async () => ({ default: (await jamActs()).IzinkanJam }));
const BenarkanTanggal = lazy(async () => ({ default: (await jamActs()).BenarkanTanggal }));

const TUTUP_DAHULU = mark(
  'Hari kerja {tgl} belum ditutup. Tutup toko dahulu sebelum bertransaksi.',
);
/** Those who may move dates back go on working on the day that stayed open (D-33.18). */
const BOLEH_MUNDUR = mark(
  'Hari kerja {tgl} belum ditutup. Yang Anda simpan masuk ke hari itu, dengan otorisasi.',
);

/** What everyone must know before they work: a demo shop, or a day that was never closed. */
export function Banner() {
  const { toko, user, hari: day } = useSesi();
  return (
    <>
      {toko.demo && <p className={css.demo}>{t('Toko demo: semua data hanyalah contoh.')}</p>}
      {day.jam_mundur !== null && (
        <JamSalah
          says={t(
            'Jam server {detik} detik di belakang transaksi terakhir: tidak ada yang disimpan.',
            {
              detik: day.jam_mundur,
            },
          )}
        >
          {user.level === 'OWN' ? (
            <IzinkanJam />
          ) : (
            t('Betulkan jam server, atau minta owner mengizinkan.')
          )}
        </JamSalah>
      )}
      {day.tanggal_lompat && (
        <JamSalah
          says={t(
            'Server menunjukkan {tgl}, jauh dari hari kerja terakhir: belum ada yang disimpan.',
            {
              tgl: formatHariPanjang(hari(day.tanggal_lompat), t),
            },
          )}
        >
          <BenarkanTanggal tgl={hari(day.tanggal_lompat)} />
        </JamSalah>
      )}
      {user.pasang_sebelum && (
        <p className={css.late} role="status">
          {t(
            'Toko ini meminta faktor kedua. Pasang sebelum {waktu}; sesudah itu layar lain tertutup.',
            {
              waktu: formatInstant(user.pasang_sebelum),
            },
          )}{' '}
          <Link to="/faktor-kedua">{t('Pasang sekarang')}</Link>
        </p>
      )}
      {day.kemarin_belum_tutup && (
        <p className={css.late} role="status">
          {t(user.active_date ? TUTUP_DAHULU : BOLEH_MUNDUR, {
            tgl: formatHariPanjang(hari(day.kemarin_belum_tutup), t),
          })}{' '}
          {isOpenTo(user.akses, 'tutup-toko') && <Link to="/tutup-toko">{t('Tutup toko')}</Link>}
        </p>
      )}
    </>
  );
}

/** The server's clock is wrong (D-51.2): what is the matter, and the act that goes on. */
const JamSalah = ({ says, children }: { says: string; children: ReactNode }) => (
  <div className={css.late} role="alert">
    {says}{' '}
    <Safe>
      <Suspense>{children}</Suspense>
    </Safe>
  </div>
);
