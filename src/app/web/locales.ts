import { offerLocales } from '#kit/web/base/language-select.tsx';
import { chosenLocale, isLocale, speak, type Catalogue, type Locale } from '#kit/web/base/text.ts';

/** One lazy chunk for each language; Indonesian is the source and needs none (tools/texts.ts). */
const files = import.meta.glob<Catalogue>('../locales/*.json', { import: 'default' });
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
const found = Object.keys(files).map(nameOf).filter(isLocale);
const available: readonly Locale[] = ['id', ...found.filter((locale) => locale !== 'id')];

/** Loads the language of this browser before the first text is drawn. */
export async function openLocale(): Promise<void> {
  offerLocales(available);
  const wanted = chosenLocale();
  const load = files[`../locales/${wanted}.json`];
  if (wanted === 'id' || !load) return speak('id', {});
  speak(wanted, await load().catch(() => ({})));
}
