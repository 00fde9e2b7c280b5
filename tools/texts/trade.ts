import { shown } from '#kit/rules/sentence.ts';
import type { Entries } from '#tools/texts/po.ts';

/** A word or phrase of Indonesian, and the words of a language of which one says it (D-49.2). */
export type Trade = { readonly said: string; readonly words: readonly string[] };

const ROW = /^\|(?! *(?:Indonesian\b|-)) *([^|]+?) *\| *([^|]+?) *\|/gm;
const partsOf = (cell: string): string[] => cell.split('/').map((part) => part.trim());

/** The table of `docs/bahasa/<language>.md`: a slash parts words of equal right, on both sides. */
export const readTrade = (page: string): Trade[] =>
  [...page.matchAll(ROW)].flatMap(([, said = '', words = '']) =>
    partsOf(said).map((one) => ({ said: one, words: partsOf(words) })),
  );

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Chinese and Japanese write no blanks between words. */
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Finds a word: whole where words are parted by blanks; `…` is any ending. */
function finder(word: string): RegExp {
  const inner = word.split('…').map(escaped).join('\\p{L}*');
  return WITHOUT_BLANKS.test(word)
    ? new RegExp(inner, 'u')
    : new RegExp(`(?<!\\p{L})${inner}(?!\\p{L})`, 'iu');
}

/** Without places and addresses, and without what is all capitals in a sentence: a code of the shop or of a level. */
function plainWords(text: string): string {
  const words = text.replace(/\{\w+\}|https?:\S+/g, '{}');
  return /\p{Ll}/u.test(words)
    ? words.replace(/(?<![\p{L}_])[\p{Lu}_]{3,}(?![\p{L}_])/gu, '{}')
    : words;
}

/** Sentences that say a fixed word of the trade otherwise; a phrase is asked for before its words. */
export function tradeObjections(
  language: string,
  trade: readonly Trade[],
  entries: Entries,
): string[] {
  if (trade.length === 0) return [];
  const wanted = new Map(
    trade.map(({ said, words }) => [
      said.toLowerCase(),
      { words, found: words.map((word) => finder(word)) },
    ]),
  );
  const phrases = [...wanted.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const said = new RegExp(`(?<!\\p{L})(${phrases.join('|')})(?:nya)?(?!\\p{L})`, 'giu');
  return [...entries].flatMap(([text, translated]) => {
    if (translated === '' || translated === text) return [];
    const spoken = translated.replace(/\{\w+\}/g, '{}');
    const asked = new Set(
      [...plainWords(shown(text)).matchAll(said)].map(([, one]) => one!.toLowerCase()),
    );
    return [...asked].flatMap((one) => {
      const { words, found } = wanted.get(one)!;
      if (found.some((word) => word.test(spoken))) return [];
      const where = `${JSON.stringify(text)}: ${JSON.stringify(translated)}`;
      return `${language}: ${one} is not ${words.join(' / ')} in ${where}`;
    });
  });
}
