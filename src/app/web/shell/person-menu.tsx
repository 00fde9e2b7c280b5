import { IconLogout, IconKey } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { LanguageSelect } from '#kit/web/base/language-select.tsx';
import { usePerson } from '#kit/web/base/person.tsx';
import type { Scheme } from '#kit/web/base/scheme.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { usePref } from '#kit/web/base/use-pref.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { logout } from '#areas/akses/web/sesi.ts';
import css from '#app/web/shell/person-menu.module.css';

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
  const leave = async () => {
    sheet.current?.hidePopover();
    if (await confirm({ question: t('Keluar dari Kilau?'), yes: t('Keluar dari Kilau') }))
      await logout(user_id);
  };
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
        aria-label={t('Menu pengguna')}
      >
        <SchemeChoice />
        <label className={css.line}>
          {t('Bahasa')} <LanguageSelect />
        </label>
        <Link className={css.act} to="/ganti-password" onClick={() => sheet.current?.hidePopover()}>
          <IconKey size={17} stroke={1.7} aria-hidden />
          {t('Ganti Password')}
        </Link>
        <button type="button" className={css.act} onClick={() => void leave()}>
          <IconLogout size={17} stroke={1.7} aria-hidden />
          {t('Keluar dari Kilau')}
        </button>
      </div>
    </>
  );
}

const SCHEMES = [
  ['light', mark('Terang')],
  ['dark', mark('Gelap')],
  ['auto', mark('Sistem')],
] as const;

function SchemeChoice() {
  const [chosen, choose] = usePref<Scheme>('scheme', 'auto');
  return (
    <fieldset className={css.schemes}>
      <legend>{t('Tampilan')}</legend>
      {SCHEMES.map(([scheme, label]) => (
        <label key={scheme}>
          <input
            type="radio"
            name="scheme"
            checked={chosen === scheme}
            onChange={() => choose(scheme)}
          />
          <span>{t(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}
