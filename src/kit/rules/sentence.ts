/**
 * A sentence for a person: the Indonesian text is the key of every translation, and its figures
 * travel beside it, so that the server can fill them in after translating (stack.md, surprises).
 */
export type Values = Readonly<Record<string, string | number | Word>>;
/** A fixed word of the product (a label, a state): translated like the sentence that it stands in. */
export type Word = { readonly word: string };

/** Marks a value as ours. What a person typed is never looked up in the catalogue of texts. */
export const word = (text: string): Word => ({ word: text });

const MARK = '\u001f';

/** Packs a text with `{name}` places and their values into one string. */
export const sentence = (text: string, values?: Values): string =>
  values ? text + MARK + JSON.stringify(values) : text;

export function unpack(packed: string): { text: string; values?: Values } {
  const at = packed.indexOf(MARK);
  if (at < 0) return { text: packed };
  return { text: packed.slice(0, at), values: JSON.parse(packed.slice(at + 1)) as Values };
}

/** The Indonesian sentence itself, for logs and tests; what is typed stands in it as it was typed. */
export function plain(
  packed: string,
  translate: (text: string) => string = (text) => text,
): string {
  const { text, values } = unpack(packed);
  const translated = translate(text);
  if (!values) return translated;
  return translated.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'object' ? translate(value.word) : String(value);
  });
}
