import { existsSync, readFileSync } from 'node:fs';
import { readPo } from '#kit/rules/po.ts';
import { shown } from '#kit/rules/sentence.ts';

type Catalogue = ReadonlyMap<string, string>;
/** What browsers call the requirement's languages (kit/web/base/text.ts). */
const CODES = new Map([
  ['zh', 'hk'],
  ['ms', 'my'],
  ['ja', 'jp'],
]);
const catalogues = new Map<string, Catalogue>();

/** The translations of a language, keyed by the Indonesian sentence; what it lacks is English (1§1). */
export function translatorOf(locale: string): (text: string) => string {
  if (locale === 'id') return shown;
  const catalogue = catalogueOf(locale);
  return (text) => catalogue.get(text) ?? shown(text);
}

function catalogueOf(locale: string): Catalogue {
  const known = catalogues.get(locale);
  if (known) return known;
  const safe = /^[a-z]{2}$/.test(locale) ? (CODES.get(locale) ?? locale) : 'id';
  const own = readCatalogue(safe);
  const read = own.size > 0 ? new Map([...readCatalogue('en'), ...own]) : own;
  catalogues.set(locale, read);
  return read;
}

/** What is not translated yet says its Indonesian sentence. */
function readCatalogue(locale: string): Catalogue {
  const path = new URL(`../locales/${locale}.po`, import.meta.url);
  if (!existsSync(path)) return new Map();
  return new Map([...readPo(readFileSync(path, 'utf8'))].filter(([, text]) => text !== ''));
}
