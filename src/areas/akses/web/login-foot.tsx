import { IconLanguage } from '@tabler/icons-react';
import { basePath, config } from '#kit/web/base/config.ts';
import { t } from '#kit/web/base/text.ts';
import { LanguageSelect } from '#kit/web/base/language-select.tsx';
import css from '#areas/akses/web/login.module.css';

/** Language, terms, privacy and release, in reach before anyone is logged in. */
export const LoginFoot = () => (
  <footer className={css.foot}>
    <IconLanguage size={16} stroke={1.6} aria-hidden />
    <LanguageSelect />
    <a href={`${basePath}/terms-and-conditions`}>{t('Syarat dan ketentuan')}</a>
    <a href={`${basePath}/privacy-policy`}>{t('Kebijakan privasi')}</a>
    <span>{config.version}</span>
  </footer>
);
