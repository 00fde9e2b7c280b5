/**
 * Telephone numbers (D-51.4). One is held as E.164 ('+6281355550123'), taken in any way of writing, and shown as it is
 * read here: 0813 5555 0123; one of another country keeps its code.
 */
export function formatPhone(held: string): string {
  const [, own] = /^\+62(\d{7,})$/.exec(held) ?? [];
  return own ? `0${own}`.replace(/^(\d{4})(\d{4})(\d+)$/, '$1 $2 $3') : held;
}

/** The figures alone, with those of the country in front: what gateways and links want. */
export function phoneFigures(held: string): string {
  const figures = held.replaceAll(/\D/g, '').replace(/^00/, '');
  return figures.startsWith('0') ? `62${figures.slice(1)}` : figures;
}

/** E.164 of what was written; undefined where it is no number. */
export type PhoneReader = (written: string) => string | undefined;

/** So many figures has every number; a browser sends what was typed, for the server has the last word on it. */
const LEAST = 10;
let reader: PhoneReader = (written) =>
  written.replaceAll(/\D/g, '').length < LEAST ? undefined : written;

export const readPhone: PhoneReader = (written) => reader(written);

/** The server reads by a library that would be too large for a browser's first page. */
export const setPhoneReader = (next: PhoneReader): void => {
  reader = next;
};
