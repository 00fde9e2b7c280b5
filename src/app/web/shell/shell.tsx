import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, type CSSProperties } from 'react';
import { PersonProvider } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useLate } from '#kit/web/base/use-late.ts';
import { useMedia } from '#kit/web/base/use-media.ts';
import { usePref } from '#kit/web/base/use-pref.ts';
import { PapersWaiting } from '#kit/web/device/papers-waiting.tsx';
import { Safe } from '#kit/web/feedback/safe.tsx';
import { personOf, useSesi } from '#areas/akses/web/sesi.ts';
import { Footer } from '#app/web/shell/footer.tsx';
import { Banner } from '#app/web/shell/banner.tsx';
import { Sidebar } from '#app/web/shell/sidebar.tsx';
import { Topbar } from '#app/web/shell/topbar.tsx';
import { warnaToko } from '#areas/toko/web/warna-toko.ts';
import { useTitle } from '#app/web/shell/use-title.ts';
import { Watchers } from '#app/web/shell/watchers.tsx';
import css from '#app/web/shell/shell.module.css';

/** Up to this width the menu is at the lower edge, in words (the same width as in shell.module.css). */
const PHONE = '(max-width: 560px)';
/** The first screen and the first sale come before it. */
const SHELL_AFTER_MS = 4000;
const VersiBaru = lazy(() => import('#app/web/shell/versi-baru.tsx'));
const TokoLain = lazy(() => import('#app/web/shell/toko/toko-lain.tsx'));
const BottomBar = lazy(() => import('#app/web/shell/bottom-bar.tsx'));

/** The frame around every screen: groups at the left, the day above, the screen in the rest. */
export function Shell() {
  const sesi = useSesi();
  const person = useMemo(() => personOf(sesi), [sesi]);
  const phone = useMedia(PHONE);
  const [narrow, setNarrow] = usePref('sidebar.narrow', false);
  const later = useLate(true, SHELL_AFTER_MS);
  useTitle(person.nama_toko);
  const lain = !!sesi.pusat && sesi.pusat.kode_toko !== person.kode_toko;
  const warna = lain ? `var(--${warnaToko(person.kode_toko)})` : undefined;
  return (
    <PersonProvider person={person}>
      <div
        className={css.shell}
        data-narrow={narrow || undefined}
        data-toko={lain ? person.kode_toko : undefined}
        style={lain ? ({ '--toko': warna } as CSSProperties) : undefined}
      >
        <a className={css.skip} href="#isi">
          {t('Langsung ke isi')}
        </a>
        {!phone && <Sidebar narrow={narrow} onNarrow={setNarrow} />}
        <div className={css.column}>
          {lain && (
            <Suspense>
              <TokoLain />
            </Suspense>
          )}
          <Banner />
          <PapersWaiting />
          {later && (
            <Safe>
              <Suspense>
                <VersiBaru />
              </Suspense>
            </Safe>
          )}
          <Topbar />
          <main id="isi" className={css.main} tabIndex={-1}>
            <Outlet />
          </main>
          {!phone && <Footer nama_toko={person.nama_toko} />}
        </div>
        {phone && (
          <Suspense fallback={<nav />}>
            <BottomBar />
          </Suspense>
        )}
      </div>
      <Watchers />
    </PersonProvider>
  );
}
