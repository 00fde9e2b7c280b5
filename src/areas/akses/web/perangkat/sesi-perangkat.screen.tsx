import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { DaftarSidik } from '#areas/akses/web/sidik/daftar-sidik.tsx';
import { DaftarSesi } from '#areas/akses/web/perangkat/daftar-sesi.tsx';
import css from '#areas/akses/web/faktor/faktor.module.css';

/** Where one's own user id is open, and which telephones answer in one's name. */
export default function SesiPerangkatScreen() {
  const { user_id } = usePerson();
  return (
    <Screen>
      <ScreenHead />
      <div className={css.page} role="region" aria-label={t('Sesi dan Perangkat')} tabIndex={0}>
        <p>
          {t('Yang tidak Anda kenal, akhiri di sini dan ganti password Anda.')}{' '}
          {t('Telepon penyetuju dibuka di alamat /otorisator.')}
        </p>
        <DaftarSidik user_id={user_id} />
        <DaftarSesi user_id={user_id} />
      </div>
    </Screen>
  );
}
