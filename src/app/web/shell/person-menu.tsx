import { lazy, Suspense, useRef, useState } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import css from '#app/web/shell/person-menu.module.css';

const PersonSheet = lazy(async () => ({
  default: (await import('#app/web/shell/person-sheet.tsx')).PersonSheet,
}));

const initials = (nama: string): string =>
  nama
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();

/** Who is logged in, where, and what belongs to the person: look, language, password, the way out. */
export function PersonMenu() {
  const { user_id, nama, level, nama_toko } = usePerson();
  const sheet = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" className={css.person} popoverTarget="person-menu">
        <span className={css.avatar} aria-hidden>
          {initials(nama)}
        </span>
        <span className={css.name}>
          <b>{nama}</b>
          <small>
            {level} · {nama_toko}
          </small>
        </span>
      </button>
      <div
        id="person-menu"
        ref={sheet}
        popover="auto"
        className={css.sheet}
        onToggle={() => setOpened(true)}
        aria-label={t('Menu pengguna')}
      >
        {opened && (
          <Suspense>
            <PersonSheet user_id={user_id} hide={() => sheet.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}
