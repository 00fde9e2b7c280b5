import { plain, sentence, unpack, type Values } from '#kit/rules/sentence.ts';
import { readPref } from '#kit/web/base/prefs.ts';

/** The Indonesian sentence is the key; a language is a flat list of translations (tools/texts.ts). */
export type Catalogue = Readonly<Record<string, string>>;
export type Locale = 'id' | 'en' | 'it' | 'hk' | 'my' | 'jp';

/** The requirement's codes and what the browser calls them. */
export const LOCALES: Readonly<Record<Locale, { readonly name: string; readonly bcp: string }>> = {
  id: { name: 'Bahasa Indonesia', bcp: 'id' },
  en: { name: 'English', bcp: 'en' },
  it: { name: 'Italiano', bcp: 'it' },
  hk: { name: '繁體中文', bcp: 'zh-Hant-HK' },
  my: { name: 'Bahasa Melayu', bcp: 'ms' },
  jp: { name: '日本語', bcp: 'ja' },
};
/**
 * Those that lack no sentence, which alone are offered (decision 775): of them a missing sentence fails the build. A
 * language that is complete is added here and to `BAHASA` of a shop's parameters (decision 1126).
 */
export const OFFERED: readonly Locale[] = ['id', 'en', 'it', 'hk', 'my', 'jp'];
const isOffered = (value: unknown): value is Locale => OFFERED.includes(value as Locale);

let catalogue: Catalogue = {};
let locale: Locale = 'id';

export const currentLocale = (): Locale => locale;
/** The language that the shop has set for its counters (MULTI_LANGUAGE_FEATURE), as this browser last heard of it. */
export const SHOP_LOCALE = 'locale-toko';
/**
 * The language of this browser: what a person chose here, else the shop's (D-49.1); one that is not offered (any
 * more) is none.
 */
export const chosenLocale = (): Locale =>
  readPref<Locale>('locale', readPref<Locale>(SHOP_LOCALE, 'id', isOffered), isOffered);

/** Called once before the first render; a change of language reloads the page. */
export function speak(next: Locale, texts: Catalogue): void {
  locale = next;
  catalogue = { ...catalogue, ...texts };
  document.documentElement.lang = LOCALES[next].bcp;
}

/** Words that come with the screens that need them; what is known already stays. */
export function learn(texts: Catalogue): void {
  catalogue = { ...texts, ...catalogue };
}

/** What was said, translated; nothing where nothing was. */
export const tOf = (text: string | undefined): string | undefined => text && t(text);

/** Marks a text that is translated where it is shown, for the collector (tools/texts.ts). */
export const mark = (text: string): string => text;

const lookup = (text: string): string => catalogue[text] ?? text;

/** A text in the language of this person, its `{places}` filled; takes packed sentences too. */
export function t(packed: string, values?: Values): string {
  return plain(values ? repack(packed, values) : packed, lookup);
}

function repack(packed: string, values: Values): string {
  const { text, values: inside } = unpack(packed);
  return sentence(text, { ...inside, ...values });
}
