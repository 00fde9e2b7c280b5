import { lazy, Suspense, useEffect, useState } from 'react';
import { instant, lastHere, onLocked } from '#kit/web/api/activity.ts';
import { call } from '#kit/web/api/client.ts';
import { queryClient } from '#kit/web/api/query-client.ts';
import { rejoin } from '#kit/web/api/socket.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { hadirEndpoint, kunciEndpoint } from '#areas/akses/contract/sesi.api.ts';

const LockDialog = lazy(() => import('#areas/akses/web/lock/lock-dialog.tsx'));

const MARK = 'kilau.terkunci';
const LOOK_EVERY_MS = 5000;
/** How often the server learns that a person is there, since one who types for long may ask it nothing. */
const TELL_EVERY_MS = 60_000;

/**
 * Locks an unattended counter after SESSION_LOCK_MINUTES until the password is given (D-34.7). The
 * server locks the session too, so that neither a reload nor another tab nor a program is a way round.
 */
export function ScreenLock() {
  const { told, nama, user_id } = usePerson();
  const minutes = Number(told.SESSION_LOCK_MINUTES ?? 15);
  const [locked, setLocked] = useState(() => sessionStorage.getItem(MARK) === 'ya');
  useEffect(() => {
    const lock = () => {
      sessionStorage.setItem(MARK, 'ya'); // also where the line is away
      setLocked(true);
    };
    return onLocked(lock);
  }, []);
  useEffect(() => {
    if (locked || !(minutes > 0)) return;
    let told = instant();
    const look = () => {
      const away = instant() - lastHere();
      if (away >= minutes * 60_000) {
        sessionStorage.setItem(MARK, 'ya');
        setLocked(true);
        void call(kunciEndpoint).catch(() => {});
      } else if (away < LOOK_EVERY_MS && instant() - told > TELL_EVERY_MS) {
        told = instant();
        void call(hadirEndpoint).catch(() => {});
      }
    };
    const looks = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(looks);
  }, [locked, minutes]);
  const open = () => {
    sessionStorage.removeItem(MARK);
    setLocked(false);
    void rejoin();
    void queryClient.invalidateQueries();
  };
  return locked ? (
    <Suspense>
      <LockDialog nama={nama} user_id={user_id} onOpen={open} />
    </Suspense>
  ) : null;
}
