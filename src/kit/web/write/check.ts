import * as z from 'zod/mini';
import type { Field, Fields } from '#kit/contract/field.ts';
import { sentence } from '#kit/rules/sentence.ts';

export type Values = Record<string, unknown>;
export type Messages = Record<string, string>;

const empty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** What one field says about its value, as a packed sentence; nothing when it is content. */
export function messageFor(of: Field, value: unknown): string | undefined {
  if (empty(value)) return of.optional ? undefined : (ownWords(of) ?? missing(of));
  const result = z.safeEncode(of.schema as z.ZodMiniType<unknown, unknown>, value);
  if (result.success) return undefined;
  const said = result.error.issues[0]?.message;
  return !said || said.startsWith('Invalid')
    ? sentence('{label} Tidak Valid', { label: of.label })
    : said;
}

/** What the field itself says of emptiness, where it has words of its own. */
export function ownWords(of: Field): string | undefined {
  const result = z.safeEncode(of.schema as z.ZodMiniType<unknown, unknown>, '');
  const said = result.success ? undefined : result.error.issues[0]?.message;
  return !said || said.startsWith('Invalid') || said.includes('{label}') ? undefined : said;
}

const missing = (of: Field): string =>
  sentence(
    of.kind === 'choice' || of.kind === 'ref'
      ? '{label} Harus Dipilih'
      : '{label} Tidak Boleh Kosong',
    { label: of.label },
  );

export function messagesFor(fields: Fields, values: Values): Messages {
  const all = Object.entries(fields).map(
    ([name, of]) => [name, messageFor(of as Field, values[name])] as const,
  );
  return Object.fromEntries(all.filter(([, message]) => message !== undefined)) as Messages;
}

/** Every field seeded, so that nothing is undefined: flags off, the rest empty. */
export function emptyValues(fields: Fields): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, of]) => [
      name,
      (of as Field).kind === 'yesNo' ? false : null,
    ]),
  );
}

/** Ready for the contract: an optional field that is empty goes as null. */
export function tidyValues(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, empty(values[name]) ? null : values[name]]),
  );
}
