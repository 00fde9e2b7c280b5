import { currentLocale, LOCALES, OFFERED, t } from '#kit/web/base/text.ts';
import { writePref } from '#kit/web/base/prefs.ts';
import css from '#kit/web/base/language.module.css';

/** A change of language loads the page again, so that nothing half-translated stays. */
export function chooseLocale(locale: string): void {
  writePref('locale', locale);
  window.location.reload();
}

export const LanguageSelect = () => (
  <select
    className={css.select}
    aria-label={t('Bahasa')}
    value={currentLocale()}
    onChange={(event) => chooseLocale(event.currentTarget.value)}
  >
    {OFFERED.map((locale) => (
      <option key={locale} value={locale}>
        {LOCALES[locale].name}
      </option>
    ))}
  </select>
);
