import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { MENU } from '#app/contract/menu.ts';
import { report } from '#tools/report.ts';
import { readSources } from '#tools/source.ts';
import { collectTexts } from '#tools/texts/collect.ts';
import { declaredTexts } from '#tools/texts/declared.ts';
import { BULAN, NAMA_HARI } from '#kit/rules/hari.ts';
import { readPo } from '#kit/rules/po.ts';
import { OFFERED, type Locale } from '#kit/web/base/text.ts';
import { draftMalay } from '#tools/texts/malay.ts';
import { spoken, writePo } from '#tools/texts/po.ts';
import { readMarks, unreadIn } from '#tools/texts/read.ts';
import { readTrade, tradeObjections } from '#tools/texts/trade.ts';

/** The languages of the requirement (1§1) besides Indonesian, which is the source. */
const LANGUAGES = ['en', 'it', 'hk', 'my', 'jp'];
/** Of an offered language everything is asked; one that is still written holds what it holds (decision 1126). */
const isOffered = (language: string): boolean => OFFERED.includes(language as Locale);
/** What a new text says at first, where a draft can be made of its words; else nothing, which is asked for. */
const DRAFTS: Readonly<Record<string, (text: string) => string>> = { my: draftMalay };
const poOf = (language: string): string => `src/app/locales/${language}.po`;
/** The trade words of a language, and the marks of its second reader (D-49.2). */
const wordsPage = (language: string): string => `docs/bahasa/${language}.md`;

/**
 * Words that only screens behind the list of all doors say are loaded with it (decision 490). Words of the frame are
 * loaded before: the menu's, gates, what an area lends to its left. The devices of a computer and the agents are behind
 * the list, though their area is loaded before it.
 */
const BEHIND =
  'stock|service|pre-order|hutang|pembelian|opname|uang|akhir-hari|pesan|terima|katalog|tukar|berlian';
const LATE = new RegExp(
  `^src/areas/(${BEHIND}|pengawasan)/|/laporan/|/akses/web/perangkat/|/agen/`,
);
const FRAME = /\.(gates|lends|event)\.ts$/;
/** Groups and titles, wherever they are said. */
const MENU_WORDS = new Set(MENU.flatMap(({ group, title }) => [title, ...group.split('/')]));
const isLate = (paths: readonly string[] = []): boolean =>
  paths.length > 0 && paths.every((path) => LATE.test(path) && !FRAME.test(path));

/** The words of a language for a browser: those it starts with, or those behind the list of all doors. */
export function wordsOf(
  language: string,
  part: 'front' | 'late',
  texts: ReadonlyMap<string, readonly string[]>,
  entries: ReadonlyMap<string, string>,
): Record<string, string> {
  if (!isOffered(language)) return {};
  return spoken(entries, (text) => {
    const late = !MENU_WORDS.has(text) && isLate(texts.get(text));
    return late === (part === 'late');
  });
}

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Every text of the product: what the sources say, and what only a declaration says when it is read. */
export const textsOfProduct = (): ReadonlyMap<string, readonly string[]> =>
  new Map([...declaredTexts(), ...collectTexts(readSources('src/**/*.{ts,tsx}'))]);

/** The languages that lack nothing: those that are offered (`OFFERED` in kit/web/base/text.ts). */
export const completeLanguages = (texts = textsOfProduct()): string[] =>
  LANGUAGES.filter((language) => missingIn(texts, readPo(read(poOf(language)))).length === 0);

type Texts = ReadonlyMap<string, readonly string[]>;
const missingIn = (texts: Texts, entries: ReadonlyMap<string, string>) =>
  [...texts].filter(([text]) => !entries.get(text));

/** `{n} baris` keeps its places in every language. */
const placesOf = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** Names of months and days are those of the shop's papers on every screen (D-49.2). */
const KEPT = [...BULAN, ...NAMA_HARI];

/** The differences between the texts of the product and a catalogue. */
export function textObjections(
  language: string,
  texts: ReadonlyMap<string, readonly string[]>,
  po: string,
  trade: string = '',
): string[] {
  const entries = readPo(po);
  const missing = isOffered(language) ? missingIn(texts, entries) : [];
  const stale = [...entries.keys()].filter((text) => !texts.has(text));
  const broken = [...entries].filter(
    ([text, translated]) => translated && placesOf(text) !== placesOf(translated),
  );
  return [
    ...missing.map(
      ([text, [path]]) => `${language}: no translation of ${JSON.stringify(text)} (${path})`,
    ),
    ...stale.map((text) => `${language}: nobody says ${JSON.stringify(text)} any more`),
    ...broken.map(([text]) => `${language}: the places differ in ${JSON.stringify(text)}`),
    ...KEPT.filter((name) => entries.has(name) && entries.get(name) !== name).map(
      (name) => `${language}: ${name} has its Indonesian name in every language (D-49.2)`,
    ),
    ...(isOffered(language) ? tradeObjections(language, readTrade(trade), entries) : []),
  ];
}

/** Adds new texts without a translation and drops the stale ones. */
function update(language: string, texts: ReadonlyMap<string, readonly string[]>): void {
  const known = readPo(read(poOf(language)));
  const whole = isOffered(language);
  const wanted = [...texts.keys()].filter((text) => whole || known.get(text));
  const entries = new Map(
    wanted.map((text) => [text, known.get(text) || (DRAFTS[language]?.(text) ?? '')]),
  );
  writeFileSync(poOf(language), writePo(language, entries));
}

/** What is not asked of a language yet, and how much of it no second reader has read: said, not refused. */
function toldOf(language: string, texts: Texts): string[] {
  const entries = readPo(read(poOf(language)));
  const unread = unreadIn(entries, readMarks(language)).size;
  const told = [`${language}: ${unread} of ${entries.size} not read by a second reader`];
  if (isOffered(language)) return told;
  const words = tradeObjections(language, readTrade(read(wordsPage(language))), entries);
  const missing = missingIn(texts, entries).length;
  return [`${language}: not offered, ${missing} missing, ${words.length} other words`, ...told];
}

if (import.meta.main) {
  const texts = textsOfProduct();
  if (!process.argv.includes('--check')) for (const language of LANGUAGES) update(language, texts);
  const found = LANGUAGES.flatMap((one) =>
    textObjections(one, texts, read(poOf(one)), read(wordsPage(one))),
  );
  for (const line of LANGUAGES.flatMap((one) => toldOf(one, texts))) console.log(line);
  report('texts', texts.size, found);
}
