import { Link } from '@tanstack/react-router';
import { config } from '#kit/web/base/config.ts';
import { t } from '#kit/web/base/text.ts';
import css from '#app/web/shell/shell.module.css';

/** The foot of the frame (1§2): whose shop this is, which release runs, and what holds between us. */
export const Footer = ({ nama_toko }: { nama_toko: string }) => (
  <footer className={css.foot}>
    <span>{nama_toko}</span>
    <span>Kilau {config.version}</span>
    <Link to="/terms-and-conditions">{t('Syarat dan ketentuan')}</Link>
    <Link to="/privacy-policy">{t('Kebijakan privasi')}</Link>
  </footer>
);
