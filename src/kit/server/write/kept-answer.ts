import { isSealed, seal, unseal } from '#kit/server/server-key.ts';
import { DISAMARKAN, holdsNumber } from '#kit/server/write/masked.ts';

/** A string of such a field in JSON, with its quotation marks: no text that a person typed can look like one. */
const NOMOR = new RegExp(`"(${[...DISAMARKAN].join('|')})":"((?:[^"\\\\]|\\\\.)+)"`, 'g');

/**
 * What is kept under a key: the answer to the letter, but with people's numbers sealed for the user who asked, so
 * that neither the database nor a copy of it holds them, and the same request is still answered the same.
 */
export const sealAnswer = (text: string, owner: string): string =>
  holdsNumber(text)
    ? text.replace(NOMOR, (_, field: string, value: string) => `"${field}":"${seal(value, owner)}"`)
    : text;

/** The answer as it was given. What another server key sealed opens nothing, and is left out. */
export const openAnswer = (kept: string, owner: string): string =>
  kept.replace(NOMOR, (whole, field: string, value: string) => {
    if (!isSealed(value)) return whole;
    const plain = unseal(value, owner);
    return plain === undefined ? `"${field}":null` : `"${field}":"${plain}"`;
  });
