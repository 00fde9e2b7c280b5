import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { readPref } from '#kit/web/base/prefs.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Kbd } from '#kit/web/frame/kbd.tsx';
import { filesFlag, useHasFiles } from '#kit/web/report/has-files.ts';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { HargaEmas } from '#app/web/shell/harga-emas.tsx';
import { openPalette } from '#app/web/shell/open-palette.ts';
import { PersonMenu } from '#app/web/shell/person-menu.tsx';
import css from '#app/web/shell/shell.module.css';

const BerkasSiap = lazy(() => import('#app/web/shell/berkas-siap.tsx'));

const PilihToko = lazy(() => import('#app/web/shell/toko/pilih-toko.tsx'));

/** The first screen and the first sale do not wait for it (`muat.test.ts`). */
const LOOKS_AFTER_MS = 20_000;

/** Once after a log-in, where this browser knows of no files; what is begun or removed here says so by itself. */
async function lookForFiles(user_id: string): Promise<void> {
  if (readPref(filesFlag(user_id), false)) return;
  await (await import('#kit/web/report/file-work.ts')).lookForFiles(user_id);
}

/** Search, the business day, and who is at the screen. */
export function Topbar() {
  const { tgl_system, user_id } = usePerson();
  const { hari, pusat } = useSesi();
  const hasFiles = useHasFiles();
  useHotkey('Ctrl+K', openPalette);
  useEffect(() => {
    const clock = setTimeout(() => void lookForFiles(user_id).catch(() => {}), LOOKS_AFTER_MS);
    return () => clearTimeout(clock);
  }, [user_id]);
  return (
    <header className={css.topbar}>
      <button type="button" className={css.find} onClick={openPalette}>
        <IconSearch size={16} stroke={1.8} aria-hidden />
        <span>{t('Cari menu')}</span>
        <Kbd>Ctrl K</Kbd>
      </button>
      {pusat && (
        <Suspense>
          <PilihToko />
        </Suspense>
      )}
      <div className={css.day}>
        {hari.status === 'CLOSED' && <StatusWord value={t('Toko sudah tutup')} stone="tembaga" />}
        <HargaEmas />
        <span title={t('Hari kerja')}>{formatHariPanjang(tgl_system, t)}</span>
      </div>
      {hasFiles && (
        <Suspense>
          <BerkasSiap />
        </Suspense>
      )}
      <PersonMenu />
    </header>
  );
}
