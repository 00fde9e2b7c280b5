import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { MENU } from '#app/contract/menu.ts';
import { report } from '#tools/report.ts';
import { readSources } from '#tools/source.ts';
import { collectTexts } from '#tools/texts/collect.ts';
import { declaredTexts } from '#tools/texts/declared.ts';
import { readPo } from '#kit/rules/po.ts';
import { draftMalay } from '#tools/texts/malay.ts';
import { spoken, writePo } from '#tools/texts/po.ts';

/** Languages that must be complete; Indonesian is the source. */
const LANGUAGES = ['en', 'my'];
/** What a new text says at first, where a draft can be made of its words; else nothing, which is asked for. */
const DRAFTS: Readonly<Record<string, (text: string) => string>> = { my: draftMalay };
/** Languages that hold what a counter reads all day; the rest of them is English (1§1). */
const PARTIAL = ['it', 'hk', 'jp'];
const poOf = (language: string): string => `src/app/locales/${language}.po`;

/**
 * What is said only behind the list of all doors comes with it (decision 490). Words that stand in
 * the frame stay in front: the menu's, gates, what an area lends to its left. The devices of a computer and the agents
 * are behind it, though they are of an area that stands in front.
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
  if (PARTIAL.includes(language)) return part === 'front' ? spoken(entries, true) : {};
  return spoken(entries, false, (text) => {
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
  [...LANGUAGES, ...PARTIAL].filter(
    (language) => missingIn(texts, readPo(read(poOf(language)))).length === 0,
  );

type Texts = ReadonlyMap<string, readonly string[]>;
const missingIn = (texts: Texts, entries: ReadonlyMap<string, string>) =>
  [...texts].filter(([text]) => !entries.get(text));

/** `{n} baris` keeps its places in every language. */
const placesOf = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** What stands between the texts of the product and a catalogue. */
export function textObjections(
  language: string,
  texts: ReadonlyMap<string, readonly string[]>,
  po: string,
): string[] {
  const entries = readPo(po);
  const partial = PARTIAL.includes(language);
  const missing = partial ? [] : missingIn(texts, entries);
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
  ];
}

/** Adds new texts without a translation and drops the stale ones. */
function update(language: string, texts: ReadonlyMap<string, readonly string[]>): void {
  const known = readPo(read(poOf(language)));
  const partial = PARTIAL.includes(language);
  const wanted = [...texts.keys()].filter((text) => !partial || known.get(text));
  const entries = new Map(
    wanted.map((text) => [text, known.get(text) || (DRAFTS[language]?.(text) ?? '')]),
  );
  writeFileSync(poOf(language), writePo(language, entries));
}

if (import.meta.main) {
  const texts = textsOfProduct();
  const all = [...LANGUAGES, ...PARTIAL];
  if (!process.argv.includes('--check')) for (const language of all) update(language, texts);
  const found = all.flatMap((one) => textObjections(one, texts, read(poOf(one))));
  report('texts', texts.size, found);
}
