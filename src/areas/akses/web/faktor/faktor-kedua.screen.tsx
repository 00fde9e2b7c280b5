import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { duaFaktorEndpoint } from '#areas/akses/contract/dua-faktor.api.ts';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { KodePulih } from '#areas/akses/web/faktor/kode-pulih.tsx';
import { Matikan } from '#areas/akses/web/faktor/matikan.tsx';
import { Pasang } from '#areas/akses/web/faktor/pasang.tsx';
import css from '#areas/akses/web/faktor/faktor.module.css';

/** A code of the own telephone beside the password: set up, looked after, taken away (reliability E). */
export default function FaktorKeduaScreen() {
  const { user } = useSesi();
  const { data, error, refetch } = useRead(duaFaktorEndpoint);
  const [codes, setCodes] = useState<readonly string[]>();
  const navigate = useNavigate();
  /** A person who had to come here first goes on to his day. */
  const done = async () => {
    const disuruh = user.pasang_faktor;
    setCodes(undefined);
    await refresh(duaFaktorEndpoint, meEndpoint);
    if (disuruh) await navigate({ to: '/home' });
  };
  return (
    <Screen>
      <ScreenHead />
      <div className={css.page}>
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {(user.pasang_faktor || user.pasang_sebelum) && !codes && (
          <p className={css.note}>
            {t(
              'Toko ini meminta faktor kedua, agar password yang dilihat orang lain tidak cukup untuk masuk.',
            )}{' '}
            {user.pasang_sebelum
              ? t('Pasang sebelum {waktu}.', { waktu: formatInstant(user.pasang_sebelum) })
              : t('Tiga hari tenggang sudah lewat: pasang dahulu, lalu layar lain terbuka lagi.')}
          </p>
        )}
        {codes && <KodePulih codes={codes} onDone={() => void done()} />}
        {!codes && data && !data.aktif && <Pasang onCodes={setCodes} />}
        {!codes && data?.aktif && (
          <>
            <p>
              {t('Terpasang sejak {sejak}. Sisa kode pemulihan: {sisa}.', {
                sejak: data.aktif_sejak ? formatInstant(data.aktif_sejak) : '-',
                sisa: String(data.sisa_kode_pulih),
              })}
            </p>
            <Matikan wajib={data.wajib} onDone={() => void done()} />
          </>
        )}
      </div>
    </Screen>
  );
}
