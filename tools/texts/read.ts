import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readPo } from '#kit/rules/po.ts';
import type { Entries } from '#tools/texts/po.ts';

/**
 * A second reader marks each sentence (D-49.2): the hash of the Indonesian and the translated text. A sentence that
 * changes in either language has a new hash, and is unread again (decision 1126).
 */
const fileOf = (language: string): string => `docs/bahasa/${language}.read.txt`;
const linesOf = (path: string): string[] =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];

export const markOf = (text: string, translated: string): string =>
  createHash('sha256').update(`${text}\0${translated}`).digest('hex').slice(0, 12);

export const readMarks = (language: string): ReadonlySet<string> =>
  new Set(linesOf(fileOf(language)));

/** The translations that only their translator has read, by their mark. */
export const unreadIn = (
  entries: Entries,
  marks: ReadonlySet<string>,
): Map<string, readonly [text: string, translated: string]> =>
  new Map(
    [...entries]
      .filter(([, translated]) => translated !== '')
      .map(([text, translated]) => [markOf(text, translated), [text, translated]] as const)
      .filter(([mark]) => !marks.has(mark)),
  );

/** The marks of a language with those of a list; what is in the catalogue no more is forgotten. */
export function marked(
  entries: Entries,
  marks: ReadonlySet<string>,
  list: readonly string[],
): string[] {
  const known = new Set([...entries].map(([text, translated]) => markOf(text, translated)));
  const named = list.map((line) => line.split('\t', 1)[0]!);
  return [...new Set([...marks, ...named])].filter((mark) => known.has(mark)).toSorted();
}

/** `read.ts it` prints what is unread; `read.ts it list.tsv` marks the lines that the reader left in that list. */
if (import.meta.main) {
  const [language = '', list] = process.argv.slice(2);
  const entries = readPo(readFileSync(`src/app/locales/${language}.po`, 'utf8'));
  const marks = readMarks(language);
  if (list)
    writeFileSync(fileOf(language), `${marked(entries, marks, linesOf(list)).join('\n')}\n`);
  else for (const [mark, both] of unreadIn(entries, marks)) console.log([mark, ...both].join('\t'));
}
