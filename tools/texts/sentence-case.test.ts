import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPo } from '#kit/rules/po.ts';
import { shown } from '#kit/rules/sentence.ts';
import { readSources } from '#tools/source.ts';
import { collectTexts } from '#tools/texts/collect.ts';

/** What the requirement writes, word for word: the text, a tab, and its place there. */
const KEPT = readFileSync('tools/texts/kept-words.tsv', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t')[0]!);
/** Names that keep their capital wherever they stand. */
const NAMES = [
  'Anda',
  'Kilau',
  'Rp',
  'Caps Lock',
  'WhatsApp',
  'Coretax',
  'Excel',
  'Enter',
  'Panah',
  'Escape',
  'Chrome',
  'Edge',
];

/** A word after the first that begins with a capital and goes on in small letters. */
const CAPITAL = /(?<=[\p{Ll}\d,)}%] )\p{Lu}\p{Ll}+/u;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('a text of a screen is written as a sentence; capitals are for names, fields, screens and what the requirement writes', () => {
  const all = collectTexts(readSources('src/**/*.{ts,tsx}'));
  const onScreen = (paths: readonly string[]) => paths.every((path) => path.includes('/web/'));
  const screens = [...all].filter(([, paths]) => onScreen(paths)).map(([text]) => text);
  const named = [...all].filter(([, paths]) => !onScreen(paths)).map(([text]) => text);
  const known = [...KEPT, ...named, ...NAMES].toSorted((a, b) => b.length - a.length);
  const names = new RegExp(`(?<!\\p{L})(${known.map(escaped).join('|')})(?!\\p{L})`, 'gu');
  const wrong = screens.filter(
    (text) =>
      !KEPT.includes(text) && CAPITAL.test(text.replace(names, (name) => name.toLowerCase())),
  );
  expect(wrong).toEqual([]);
  const used = new Set(all.keys());
  expect(KEPT.filter((text) => !used.has(text))).toEqual([]);
});

/** English names that keep their capital wherever they stand, beside those above. */
const ENGLISH_NAMES = [
  ...NAMES,
  'Toko',
  'Wablas',
  'WebP',
  'Cloud',
  'Phone number ID',
  'Indonesian',
  'Ratna',
  'Melayu',
];
/** The first word of a sentence, also of a second one. */
const FIRST = /(?:^|[.?!] )[^\p{L}{]*\p{Lu}/gu;

/** Capitals inside an English sentence that name no screen or field which the Indonesian one names. */
function capitalsInside(entries: ReadonlyMap<string, string>): string[] {
  const named = [...entries].filter(([text]) => /^\p{Lu}/u.test(text));
  return [...entries].flatMap(([text, english]) => {
    if (!CAPITAL.test(english)) return [];
    const titles = named.filter(([title]) => title !== text && text.includes(shown(title)));
    const names = [...ENGLISH_NAMES, ...titles.map(([, title]) => title)];
    const known = names.toSorted((a, b) => b.length - a.length).map(escaped);
    const said = english
      .replace(new RegExp(`(?<!\\p{L})(${known.join('|')})(?!\\p{L})`, 'gu'), 'x')
      .replace(FIRST, (first) => first.toLowerCase());
    return CAPITAL.test(said) ? [english] : [];
  });
}

test('an English text is a sentence, whatever the capitals of the Indonesian one', () => {
  const fault = new Map([['Barang Sudah Terjual', 'The Item Was Sold']]);
  expect(capitalsInside(fault)).toEqual(['The Item Was Sold']);
  const screen = new Map([
    ['Buka Master Baki dahulu.', 'Open Trays first. Then count.'],
    ['Master Baki', 'Trays'],
  ]);
  expect(capitalsInside(screen)).toEqual([]);
  expect(capitalsInside(readPo(readFileSync('src/app/locales/en.po', 'utf8')))).toEqual([]);
});
