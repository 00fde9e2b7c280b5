import { Link } from '@tanstack/react-router';
import { t } from '#kit/web/base/text.ts';
import css from '#kit/web/frame/frame.module.css';

type Props = { crumbs: readonly { readonly label: string; readonly to?: string }[] };

/** Where this screen is in the menu; every step but the last leads back. */
export const Breadcrumb = ({ crumbs }: Props) => (
  <nav className={css.crumbs} aria-label={t('Lokasi halaman')}>
    <ol>
      {crumbs.map(({ label, to }) => (
        <li key={label}>{to ? <Link to={to}>{t(label)}</Link> : t(label)}</li>
      ))}
    </ol>
  </nav>
);
