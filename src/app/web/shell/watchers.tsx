import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { refresh } from '#kit/web/api/query.ts';
import { onLoginFlag } from '#kit/web/api/session.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { DEVICES, readPref, writePref } from '#kit/web/base/prefs.ts';
import { SHOP_LOCALE, t } from '#kit/web/base/text.ts';
import { workingShop } from '#kit/web/base/working-shop.ts';
import { openCode, setOpener } from '#kit/web/counter/open-code.ts';
import { beep } from '#kit/web/counter/sound.ts';
import { useScan } from '#kit/web/counter/use-scan.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { ScreenLock } from '#areas/akses/web/lock/lock.tsx';
import { TabLain } from '#areas/akses/web/tab-lain.tsx';
import { takeOwnChange } from '#areas/toko/web/own-change.ts';
import { openOtorisasi } from '#areas/akses/web/otorisasi.ts';
import { openShortcuts } from '#kit/web/frame/shortcuts.ts';
import { onSaved } from '#kit/web/write/saved.ts';
import { askAnswers, tellAnswers } from '#kit/web/write/ask-answers.ts';
import { noteFor } from '#kit/web/write/unanswered.ts';
import { forgetDrafts } from '#kit/web/write/use-kept.ts';
import { noteTyped } from '#app/web/shell/terketik.ts';
import { bukaKode } from '#app/web/shell/buka-kode.ts';
import { frequentPaths } from '#app/web/visits.ts';

const LANGUAGE = 'MULTI_LANGUAGE_FEATURE';
const RELOADS_AFTER_MS = 1000;

/** What runs while someone is logged in: settings that change, approvals, the lock, the sheet of keys. */
export function Watchers() {
  usePreload();
  useCodes();
  useLostAnswers();
  useDrawer();
  useEffect(noteTyped, []);
  useEffect(openOtorisasi, []);
  useEffect(() => onLoginFlag(() => window.location.reload()), []);
  useBell<readonly { key: string; value: unknown }[]>(
    'settings-changed',
    (changed) => void settingsChanged(changed),
  );
  useBell('hari', () => void refresh(meEndpoint));
  useBell('akses', () => void refresh(meEndpoint));
  useHotkey('?', openShortcuts);
  return (
    <>
      <ScreenLock />
      <TabLain />
    </>
  );
}

/** Asks before the page loads again; the language follows the shop's setting (3§4) unless one was chosen here. */
async function settingsChanged(
  changed: readonly { key: string; value: unknown }[] | undefined,
): Promise<void> {
  if (!changed) return;
  // This computer speaks the language of its own shop, not of the one that head office works on.
  const language = workingShop() ? undefined : changed.find(({ key }) => key === LANGUAGE);
  const own = takeOwnChange(changed);
  if (own && !language) return void refresh(meEndpoint);
  const question = t('Terjadi perubahan pada setting system, Apakah anda ingin refresh halaman ??');
  if (!own && !(await confirm({ question, yes: t('Ya'), no: t('Tidak') }))) return;
  if (language) writePref(SHOP_LOCALE, language.value ?? 'id');
  setTimeout(() => window.location.reload(), RELOADS_AFTER_MS);
}

/** After login, asks the server whether a save whose answer was lost had been stored. */
function useLostAnswers(): void {
  const { user_id } = usePerson();
  useEffect(() => {
    noteFor(user_id);
    forgetDrafts(user_id);
    tellAnswers(
      (found) =>
        void import('#app/web/shell/simpanan-lama.tsx').then(({ tellSaved }) => tellSaved(found)),
    );
    void askAnswers();
  }, [user_id]);
}

/** The drawer of this computer opens with each save that moves its cash (D-49.6). */
const useDrawer = (): void =>
  useEffect(
    () =>
      onSaved((call, body, answer) => {
        if (readPref(DEVICES, null))
          void import('#areas/uang/web/laci-terbuka.ts').then((it) =>
            it.bukaSesudah(call, body, answer),
          );
      }),
    [],
  );

/** A code scanned where no screen waits for one opens what it names. */
function useCodes(): void {
  const router = useRouter();
  useEffect(
    () =>
      setOpener((kode) =>
        bukaKode(kode, (path, search) => void router.navigate({ to: `/${path}`, search })),
      ),
    [router],
  );
  useScan(
    (kode) => {
      if (openCode(kode)) beep('found');
      else {
        beep('missing');
        toast.error('Tidak ada layar untuk {kode}', { kode });
      }
    },
    { last: true },
  );
}

const PRELOADS = 3;

/** Fetches the code of the screens that this person opens most, while no one waits for it. */
function usePreload(): void {
  const router = useRouter();
  const { user_id } = usePerson();
  useEffect(() => {
    const often = frequentPaths(user_id).slice(0, PRELOADS);
    const preload = () =>
      often.forEach((path) => void router.preloadRoute({ to: `/${path}` }).catch(() => {}));
    const timer = setTimeout(preload, 3000);
    return () => clearTimeout(timer);
  }, [router, user_id]);
}
