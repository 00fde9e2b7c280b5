import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import type { Entry } from '#app/web/entry.ts';
import { isShownPath, mayOpen } from '#app/web/menu.ts';
import { noteVisit } from '#app/web/visits.ts';

/** Few people meet it: it is no part of what each page loads first. */
const NotAllowed = lazy(() => import('#app/web/pages/not-allowed.page.tsx'));

/** The screen, or the not-allowed one: the gate is asked here as in the menu and on the server. */
export function guarded(entry: Entry, Screen: ComponentType): ComponentType {
  return function Guarded() {
    const person = usePerson();
    const open = mayOpen(entry.row, person, isShownPath(useSesi().user.akses));
    useEffect(() => {
      if (open && !entry.row.hidden) noteVisit(person.user_id, entry.path);
    }, [open, person.user_id]);
    return open ? (
      <Screen />
    ) : (
      <Suspense>
        <NotAllowed row={entry.row} />
      </Suspense>
    );
  };
}
