/**
 * What may be typed into a text (1§5): the mask leaves everything else out, the server refuses it, and OpenAPI
 * says so. Figures have masks of their own; of them only a count from one on says here that it is one.
 */
const SIGNS = {
  digitsOnly: '0-9',
  digitsAndMinus: '0-9-',
  digitsSlashDotK: '0-9/.K',
  phone: '0-9+() ./-',
} as const;

export type TypedText = keyof typeof SIGNS;
export type Typed = TypedText | 'oneOrMore';

export const patternOf = (typed: TypedText): RegExp => new RegExp(`^[${SIGNS[typed]}]*$`);

/** The text that stays of what was typed. */
export const keepTyped = (typed: TypedText, text: string): string =>
  text.toUpperCase().replace(new RegExp(`[^${SIGNS[typed]}]`, 'g'), '');

/** Where a picture of a form goes, and how many there may be; `kept`: left out of a change it stays as it is. */
export type PictureWords = {
  readonly call: string;
  readonly folder: string;
  readonly most: number;
  readonly kept?: true;
};
