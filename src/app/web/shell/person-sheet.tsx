import { IconLogout, IconKey } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { LanguageSelect } from '#kit/web/base/language-select.tsx';
import type { Scheme } from '#kit/web/base/scheme.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { usePref } from '#kit/web/base/use-pref.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { logout } from '#areas/akses/web/sesi-habis.ts';
import css from '#app/web/shell/person-menu.module.css';

type Props = { user_id: string; hide: () => void };

/** What belongs to the person: look, language, password, the way out. */
export function PersonSheet({ user_id, hide }: Props) {
  const leave = async () => {
    hide();
    if (await confirm({ question: t('Keluar dari Kilau?'), yes: t('Keluar dari Kilau') }))
      await logout(user_id);
  };
  return (
    <>
      <SchemeChoice />
      <label className={css.line}>
        {t('Bahasa')} <LanguageSelect />
      </label>
      <Link className={css.act} to="/ganti-password" onClick={hide}>
        <IconKey size={17} stroke={1.7} aria-hidden />
        {t('Ganti Password')}
      </Link>
      <button type="button" className={css.act} onClick={() => void leave()}>
        <IconLogout size={17} stroke={1.7} aria-hidden />
        {t('Keluar dari Kilau')}
      </button>
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
