/** A piece of a page that is safe to stand in it as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const textOf = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return String(part).replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
};

/** Every value between its words is text, never markup: only what `html` itself made goes in as it is. */
export const html = (words: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(words.map((word, at) => word + textOf(parts[at])).join(''));
