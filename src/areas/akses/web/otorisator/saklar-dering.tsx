import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { isProblem, sentenceOf } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import {
  readDering,
  matikanDering,
  nyalakanDering,
  type Dering,
} from '#areas/akses/web/otorisator/dering.ts';
import type { Siapa } from '#areas/akses/web/otorisator/telepon.ts';
import css from '#areas/akses/web/otorisator/otorisator.module.css';

const KATA = (): Record<Dering, string> => ({
  TIDAK_BISA: t(
    'Browser ini hanya berbunyi selama halaman ini terbuka. Di iPhone, pasang dahulu ke layar utama.',
  ),
  DIBLOKIR: t('Notifikasi diblokir di setelan browser. Halaman ini tetap berbunyi selama terbuka.'),
  MATI: t(
    'Telepon berbunyi walau halaman ini tertutup. Layar kunci hanya menampilkan peminta dan perihalnya.',
  ),
  NYALA: t('Telepon ini berbunyi walau halaman ini tertutup.'),
});

/** Whether this telephone rings while its page is closed, and the press that allows it. */
export function SaklarDering({ siapa }: { siapa: Siapa }) {
  const [dering, setDering] = useState<Dering>();
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { aktif, kunci } = siapa.notifikasi;
  useEffect(() => {
    void readDering(siapa).then(setDering);
    // Read again only when the server says otherwise, not with every ring.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [aktif, kunci]);
  if (!dering) return null;
  const press = (how: () => Promise<Dering>) => {
    setBusy(true);
    setSaid(undefined);
    void how()
      .then(setDering, (error: unknown) =>
        setSaid(
          isProblem(error)
            ? sentenceOf(error)
            : t(
                'Browser ini tidak dapat menyalakan notifikasi. Halaman ini tetap berbunyi selama terbuka.',
              ),
        ),
      )
      .finally(() => setBusy(false));
  };
  return (
    <section className={css.dering} aria-label={t('Notifikasi')}>
      <p>{KATA()[dering]}</p>
      <div role="alert" className={css.said}>
        {said && t(said)}
      </div>
      {dering === 'MATI' && (
        <Button
          wide
          busy={busy}
          icon={<IconBell size={18} aria-hidden />}
          onClick={() => press(() => nyalakanDering(siapa))}
        >
          {t('Nyalakan notifikasi')}
        </Button>
      )}
      {dering === 'NYALA' && (
        <Button
          look="quiet"
          busy={busy}
          icon={<IconBellOff size={18} aria-hidden />}
          onClick={() => press(matikanDering)}
        >
          {t('Matikan notifikasi')}
        </Button>
      )}
    </section>
  );
}
