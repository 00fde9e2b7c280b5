import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Kbd } from '#kit/web/frame/kbd.tsx';
import { useHasFiles } from '#kit/web/report/has-files.ts';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { HargaEmas } from '#app/web/shell/harga-emas.tsx';
import { openPalette } from '#app/web/shell/open-palette.ts';
import { PersonMenu } from '#app/web/shell/person-menu.tsx';
import css from '#app/web/shell/shell.module.css';

const BerkasSiap = lazy(() => import('#app/web/shell/berkas-siap.tsx'));

/** Search, the business day, and who is at the screen. */
export function Topbar() {
  const { tgl_system } = usePerson();
  const { hari } = useSesi();
  const hasFiles = useHasFiles();
  useHotkey('Ctrl+K', openPalette);
  return (
    <header className={css.topbar}>
      <button type="button" className={css.find} onClick={openPalette}>
        <IconSearch size={16} stroke={1.8} aria-hidden />
        <span>{t('Cari menu')}</span>
        <Kbd>Ctrl K</Kbd>
      </button>
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
