import * as z from 'zod/mini';
import type { Field, Fields, ValuesOf } from '#kit/contract/field.ts';
import { sentence, word } from '#kit/rules/sentence.ts';
import { t } from '#kit/web/base/text.ts';

export type Values = Record<string, unknown>;
export type Messages = Record<string, string>;

const empty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** What one field says about its value, as a packed sentence; nothing when it is content. */
export function messageFor(of: Field, value: unknown): string | undefined {
  if (value === undefined && of.leftOut) return undefined;
  if (empty(value)) return mayStayEmpty(of) ? undefined : (ownWords(of) ?? missing(of));
  const result = z.safeEncode(of.schema as z.ZodMiniType<unknown, unknown>, value);
  if (result.success) return undefined;
  const said = result.error.issues[0]?.message;
  return !said || said.startsWith('Invalid')
    ? sentence('{label} Tidak Valid', { label: word(of.label) })
    : said;
}

/** Left out, or a text whose least length is none: small print, the name of a tray. */
export const mayStayEmpty = (of: Field): boolean => of.optional === true || isOpenText(of);

const isOpenText = ({ kind, schema, optional }: Field): boolean =>
  !optional &&
  (kind === 'text' || kind === 'longText') &&
  z.safeEncode(schema as z.ZodMiniType<unknown, unknown>, '').success;

/** The hint below a field of a form that has no words of its own: that it may stay empty. */
export const hintFor = (of: Field): string | undefined =>
  !of.hint && !of.when && of.start === undefined && of.kind !== 'yesNo' && mayStayEmpty(of)
    ? t('Boleh kosong')
    : undefined;

/** What the field itself says of emptiness, where it has words of its own. */
export function ownWords(of: Field): string | undefined {
  if (of.empty) return of.empty;
  const result = z.safeEncode(of.schema as z.ZodMiniType<unknown, unknown>, '');
  const said = result.success ? undefined : result.error.issues[0]?.message;
  return !said || said.startsWith('Invalid') || said.includes('{label}') ? undefined : said;
}

const missing = (of: Field): string =>
  sentence(
    of.kind === 'choice' || of.kind === 'ref'
      ? '{label} Harus Dipilih'
      : '{label} Tidak Boleh Kosong',
    { label: word(of.label) },
  );

/** Whether the form asks for a field at all, by the value of another field. */
export const isAsked = ({ when }: Field, values: Values): boolean =>
  !when || when.is.includes(values[when.field] as string);

/** The same among its neighbours: a field that is not asked for is content, one that is must be filled. */
export function messageAmong(
  of: Field | Fields[string] | undefined,
  value: unknown,
  values: Values,
): string | undefined {
  if (!of || !isAsked(of as Field, values)) return undefined;
  return of.when && empty(value) ? missing(of as Field) : messageFor(of as Field, value);
}

export function messagesFor(fields: Fields, values: Values): Messages {
  const all = Object.entries(fields).map(
    ([name, of]) => [name, messageAmong(of as Field, values[name], values)] as const,
  );
  return Object.fromEntries(all.filter(([, message]) => message !== undefined)) as Messages;
}

const emptyOf = ({ kind, source, start, leftOut }: Field): unknown => {
  if (start !== undefined || leftOut) return start;
  if (kind === 'yesNo') return false;
  return (kind === 'list' && source) || kind === 'photos' ? [] : null;
};

/** Every field seeded: with its own start, else flags off, what may be missing undefined, the rest empty. */
export function emptyValues(fields: Fields): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, of]) => [name, emptyOf(of as Field)]),
  );
}

/** Ready for the contract: what is empty, or not asked for, goes as null; an open text as nothing written. */
export function tidyValues<F extends Fields>(fields: F, values: Values): ValuesOf<F> {
  const tidy = Object.entries(fields).map(([name, of]) => [
    name,
    empty(values[name]) || !isAsked(of, values) ? nothingOf(of) : values[name],
  ]);
  // They were checked: what each field lets through is what it holds.
  return Object.fromEntries(tidy) as ValuesOf<F>;
}

const nothingOf = (of: Field): '' | null | undefined =>
  of.leftOut ? undefined : isOpenText(of) ? '' : null;
