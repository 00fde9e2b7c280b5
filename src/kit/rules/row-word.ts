import { plain, sentence, shown } from '#kit/rules/sentence.ts';

/** Words of ours that a row of a report may say: named here, so that the catalogue of texts holds them. */
export const words = <const W extends readonly string[] | Readonly<Record<string, string>>>(
  said: W,
): W => said;

/**
 * The text of a cell in the language of its reader. The field lists the words that are ours, some with places for
 * a value ('{n} dokumen tunai'); with an empty list every value is ours. Any other text was typed by a person and
 * is not translated.
 */
export function wordIn(
  ours: readonly string[] | undefined,
  value: string,
  t: (text: string) => string,
): string {
  if (!ours) return value;
  if (ours.length === 0) return t(value);
  const own = ours.find((said) => shown(said) === value);
  if (own !== undefined) return t(own);
  for (const said of ours) {
    const found = said.includes('{') && patternOf(said).exec(value)?.groups;
    if (found) return plain(sentence(said, found), t);
  }
  return value;
}

/** 'Kas {laci}' finds the text in the place of the drawer. */
const patternOf = (said: string): RegExp =>
  new RegExp(
    `^${said
      .split(/\{(\w+)\}/)
      .map((part, at) => (at % 2 ? `(?<${part}>.+?)` : part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')))
      .join('')}$`,
  );
