import { lazy, Suspense, useEffect, useState } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';

const LockDialog = lazy(() => import('#areas/akses/web/lock-dialog.tsx'));

const MARK = 'kilau.terkunci';
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Locks an unattended counter after SESSION_LOCK_MINUTES until the password is given (D-34.7). */
export function ScreenLock() {
  const minutes = Number(usePerson().param.SESSION_LOCK_MINUTES ?? 15);
  const [locked, setLocked] = useState(() => sessionStorage.getItem(MARK) === 'ya');
  useEffect(() => {
    if (locked || !(minutes > 0)) return;
    let timer: ReturnType<typeof setTimeout>;
    const lock = () => {
      sessionStorage.setItem(MARK, 'ya'); // a reload is no way around it
      setLocked(true);
    };
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(lock, minutes * 60_000);
    };
    restart();
    for (const sign of SIGNS)
      window.addEventListener(sign, restart, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, restart, { capture: true });
    };
  }, [locked, minutes]);
  const open = () => {
    sessionStorage.removeItem(MARK);
    setLocked(false);
  };
  return locked ? (
    <Suspense>
      <LockDialog onOpen={open} />
    </Suspense>
  ) : null;
}
