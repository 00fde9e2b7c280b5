import { keyedDigest } from '#kit/server/server-key.ts';

/** Fields that a log never holds whole: numbers that say who somebody is to the state. */
export const DISAMARKAN = new Set(['no_ktp', 'no_identitas', 'nik', 'npwp']);
const NUMBERS = [...DISAMARKAN].map((field) => `"${field}":"`);

/** Whether a JSON text holds such a number: most rows and answers hold none. */
export const holdsNumber = (json: string): boolean => NUMBERS.some((mark) => json.includes(mark));
/** The same, or a figure that says it is one. */
export const holdsSecret = (json: string): boolean =>
  holdsNumber(json) || json.includes('"rahasia":');
const SUDAH = /^\*\d{4} [0-9a-f]{16}$/;

/** A line of what an approver reads whose figure is such a number: `rahasia` names the field that it is. */
type Figure = { readonly nilai: string; readonly rahasia: string };
const isSecretFigure = (value: unknown): value is Figure =>
  typeof value === 'object' &&
  value !== null &&
  'rahasia' in value &&
  typeof value.rahasia === 'string' &&
  'nilai' in value &&
  typeof value.nilai === 'string';

const hidden = (field: string, value: string): string =>
  value === '' || SUDAH.test(value)
    ? value
    : `*${value.slice(-4)} ${keyedDigest(`${field}:${value}`).slice(0, 16)}`;

/**
 * For a log: such a number becomes its last four figures and a keyed digest. Two rows of one person can still be
 * seen to be of one, and no person who reads the log, or has a copy of it, has the number.
 */
export const masked = (field: string, value: unknown): unknown => {
  if (isSecretFigure(value)) return { ...value, nilai: hidden(value.rahasia, value.nilai) };
  return DISAMARKAN.has(field) && typeof value === 'string' ? hidden(field, value) : value;
};
