import { useEffect, useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { jagaPekerja, takeNewVersion } from '#app/web/shell/pekerja.ts';
import { nothingTyped } from '#app/web/shell/terketik.ts';
import css from '#app/web/shell/versi-baru.module.css';

const LIHAT_MS = 500;

/** Asks before a new version takes the place of this one, and waits for an empty form (D-49.8). */
export default function VersiBaru() {
  const [ada, setAda] = useState(false);
  const [mau, setMau] = useState(false);
  useEffect(() => jagaPekerja(setAda), []);
  useEffect(() => {
    if (!mau) return;
    let begun = false;
    const lihat = async () => {
      if (begun || !nothingTyped()) return;
      begun = true;
      await takeNewVersion();
      begun = false;
      if (nothingTyped()) window.location.reload();
    };
    void lihat();
    const timer = setInterval(() => void lihat(), LIHAT_MS);
    return () => clearInterval(timer);
  }, [mau]);
  if (!ada) return null;
  return (
    <div className={css.strip} role="status">
      <span>
        <strong>{t('Versi baru Kilau siap')}</strong>{' '}
        {mau
          ? t('Dipakai begitu isian di layar ini disimpan atau dikosongkan.')
          : t('Yang sedang diketik tidak hilang.')}
      </span>
      {mau ? (
        <Button size="sm" onClick={() => setMau(false)}>
          {t('Nanti saja')}
        </Button>
      ) : (
        <>
          <Button size="sm" onClick={() => setAda(false)}>
            {t('Nanti saja')}
          </Button>
          <Button size="sm" look="primary" onClick={() => setMau(true)}>
            {t('Pakai sekarang')}
          </Button>
        </>
      )}
    </div>
  );
}
