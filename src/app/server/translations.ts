import { readFileSync } from 'node:fs';

type Catalogue = Readonly<Record<string, string>>;
/** What browsers call the requirement's languages (kit/web/base/text.ts). */
const CODES = new Map([
  ['zh', 'hk'],
  ['ms', 'my'],
  ['ja', 'jp'],
]);
const catalogues = new Map<string, Catalogue>();

/** The translations of a language, keyed by the Indonesian sentence; what it lacks is English (1§1). */
export function translatorOf(locale: string): (text: string) => string {
  if (locale === 'id') return (text) => text;
  const catalogue = catalogueOf(locale);
  return (text) => catalogue[text] ?? text;
}

function catalogueOf(locale: string): Catalogue {
  const known = catalogues.get(locale);
  if (known) return known;
  const safe = /^[a-z]{2}$/.test(locale) ? (CODES.get(locale) ?? locale) : 'id';
  const own = readCatalogue(safe);
  const read =
    Object.keys(own).length > 0
      ? { ...readCatalogue('en'), ...readCatalogue('en-late'), ...own }
      : own;
  catalogues.set(locale, read);
  return read;
}

function readCatalogue(locale: string): Catalogue {
  try {
    return JSON.parse(
      readFileSync(new URL(`../locales/${locale}.json`, import.meta.url), 'utf8'),
    ) as Catalogue;
  } catch {
    return {};
  }
}
