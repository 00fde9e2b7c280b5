import { readFileSync } from 'node:fs';
import { shown } from '#kit/rules/sentence.ts';

/**
 * A first draft of a sentence in Malay. The two languages share their grammar and most of their words, so a draft by
 * words reads well; who knows Malay corrects it in `my.po`, where a corrected sentence stays.
 */
export function draftMalay(text: string): string {
  const calm = asSentence(shown(text));
  const titled = isTitled(calm);
  return calm.replace(TOKEN, (token) => {
    if (isKept(token)) return token;
    const said = WORDS.get(token.toLowerCase()) ?? suffixed(token.toLowerCase());
    return said === undefined ? token : likewise(token, said, titled);
  });
}

const WORDS: ReadonlyMap<string, string> = new Map(
  readFileSync('tools/texts/malay-words.tsv', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t') as [string, string]),
);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const PHRASES = [...WORDS.keys()]
  .filter((key) => /[ -]/.test(key))
  .toSorted((a, b) => b.length - a.length)
  .map((key) => `(?<!\\p{L})${escaped(key)}(?!\\p{L})`);
/** A place, an address, a code with a bar, a phrase of the list, a word. */
const TOKEN = new RegExp(
  String.raw`\{\w+\}|https?:\S*|\w+_\w+|${PHRASES.join('|')}|\p{L}+(?:-\p{L}+)*`,
  'giu',
);
const isKept = (token: string): boolean => /^\{|_|^https?:/.test(token);

/** `-nya` follows the word that Malay says. */
function suffixed(word: string): string | undefined {
  const said = word.endsWith('nya') ? WORDS.get(word.slice(0, -3)) : undefined;
  return said === undefined ? undefined : `${said}nya`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** In the letters of the word that it replaces: capitals, a title, small. */
function likewise(token: string, said: string, titled: boolean): string {
  if (token.length > 1 && token === token.toUpperCase()) return said.toUpperCase();
  if (token.charAt(0) === token.charAt(0).toLowerCase()) return said;
  return titled ? said.split(' ').map(capital).join(' ') : capital(said);
}

/** Names, and words that keep their capital wherever they stand. */
const NAMES = new Set([
  ...'Kilau Coretax Excel WhatsApp Wablas Jogja Italiano English Google Authenticator Android'.split(
    ' ',
  ),
  ...'Windows Chrome Indonesia Melayu Telegram Bluetooth Rp Anda Ratna Ibu'.split(' '),
  ...'Januari Februari Maret April Mei Juni Juli Agustus September Oktober'.split(' '),
  ...'November Desember Senin Selasa Rabu Kamis Jumat Sabtu Minggu'.split(' '),
]);
const wordsIn = (text: string): string[] => text.replace(/\{\w+\}/g, '').match(/[A-Za-z]+/g) ?? [];
const isCapital = (word: string): boolean => /^[A-Z]/.test(word);
const isTitled = (text: string): boolean => {
  const words = wordsIn(text);
  return words.length > 1 && words.every(isCapital);
};

/** What the requirement writes With Capitals, from three words on, is a sentence. */
function asSentence(text: string): string {
  const words = wordsIn(text);
  const titled = words.every(
    (word) => isCapital(word) || word.length < 3 || /^(atau|dan)$/.test(word),
  );
  if (words.length < 3 || !titled || words.every((word) => word === word.toUpperCase()))
    return text;
  let before = '';
  return text.replace(/\{\w+\}|\w+_\w+|\p{L}+(?:-\p{L}+)*|[^\p{L}{]+|\{/gu, (token) => {
    const begins = before.trim() === '' || /[.?!]\s+$/.test(before);
    before += token;
    const stays =
      begins || NAMES.has(token) || /[_{]/.test(token) || !/^\p{Lu}\p{Ll}+$/u.test(token);
    return stays ? token : token.charAt(0).toLowerCase() + token.slice(1);
  });
}
