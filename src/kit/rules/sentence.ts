/**
 * A sentence for a person: the Indonesian text is the key of every translation, and its figures
 * travel beside it, so that the server can fill them in after translating.
 */
export type Values = Readonly<Record<string, string | number | Word>>;
/** A fixed word of the product (a label, a state), or a sentence: translated with the sentence that contains it. */
export type Word = { readonly word: string };

/** Marks a value as ours. What a person typed is never looked up in the catalogue of texts. */
export const word = (text: string): Word => ({ word: text });

const MARK = '\u001f';
/** As gettext parts a text from its context. */
export const SENSE = '\u0004';

/** A text of two senses, with the one that is meant: another key for the languages, the same word in Indonesian. */
export const sense = (text: string, meant: string): string => text + SENSE + meant;

/** What Indonesian shows of a text: not which sense is meant. */
export function shown(text: string): string {
  const at = text.indexOf(SENSE);
  return at < 0 ? text : text.slice(0, at);
}

/** Packs a text with `{name}` places and their values into one string. */
export const sentence = (text: string, values?: Values): string =>
  values ? text + MARK + JSON.stringify(values) : text;

/** One word of ours alone, in a place where other values are typed or counted: 'Ya', a label of a choice. */
export const said = (text: string): string => bare('{kata}', { kata: word(text) });

/** Several values as one, each in the reader's language; those that were not packed stay as they are. */
export const joined = (parts: readonly string[], between: string): string =>
  parts.some((part) => part.includes(MARK))
    ? bare(
        parts.map((_, at) => `{p${at}}`).join(between),
        Object.fromEntries(parts.map((part, at) => [`p${at}`, asWord(part)])),
      )
    : parts.join(between);

const bare = (text: string, values: Values): string => text + MARK + JSON.stringify(values);
const asWord = (part: string): string | Word => (part.includes(MARK) ? word(part) : part);

/** Whatever holds packed sentences, with each of them said; what is not packed stays as it is. */
export function plainIn<T>(value: T, translate?: (text: string) => string): T {
  if (typeof value === 'string')
    return (value.includes(MARK) ? plain(value, translate) : value) as T;
  if (Array.isArray(value)) return value.map((one) => plainIn(one as unknown, translate)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, plainIn(one as unknown, translate)]),
  ) as T;
}

export function unpack(packed: string): { text: string; values?: Values } {
  const at = packed.indexOf(MARK);
  if (at < 0) return { text: packed };
  return { text: packed.slice(0, at), values: JSON.parse(packed.slice(at + 1)) as Values };
}

/** The Indonesian sentence itself, for logs and tests; what a person typed is in it unchanged. */
export function plain(
  packed: string,
  translate: (text: string) => string = (text) => text,
): string {
  const { text, values } = unpack(packed);
  const translated = shown(translate(text));
  if (!values) return translated;
  return inNumber(translated, values).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'object' ? plain(value.word, translate) : String(value);
  });
}

/** 'in {n} [day|days]': a language that has a plural says both, and the figure before them chooses. */
const inNumber = (translated: string, values: Values): string =>
  translated.replace(
    /\{(\w+)\}([^{}[\]]*)\[([^[\]|]*)\|([^[\]|]*)\]/g,
    (_, name: string, between: string, one: string, many: string) =>
      `{${name}}${between}${String(values[name]) === '1' ? one : many}`,
  );

/** '3 barang', '1,204 barang': a number of rows, in the reader's language. */
export const counted = (
  n: string,
  noun: string,
  translate: (text: string) => string = (text) => text,
): string => plain(sentence(`{n} ${noun}`, { n }), translate);
