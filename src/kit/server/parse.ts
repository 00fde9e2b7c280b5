import * as z from 'zod/mini';
import { Problem, type FieldError } from '#kit/server/problem.ts';
import type { Field, Schema } from '#kit/contract/field.ts';
import { meaningOf } from '#kit/contract/meaning.ts';
import { setPhoneReader } from '#kit/rules/phone.ts';
import { sentence, word } from '#kit/rules/sentence.ts';
import { readPhoneNumber } from '#kit/server/wire/phone.ts';
import { inTurn } from '#kit/rules/lists.ts';

setPhoneReader(readPhoneNumber);

type Issue = z.core.$ZodIssue;

/**
 * Parses what arrived by the endpoint's own schema. A wrong type or an unknown key is malformed
 * (400); something missing, empty or out of range breaks a rule (422), each at its field.
 */
export function parse<T>(schema: Schema<T>, value: unknown): T {
  const result = z.safeDecode(schema, value);
  if (result.success) return result.data;
  throw explain(schema, result.error.issues, value);
}

function explain(schema: object, issues: readonly Issue[], value: unknown): Problem {
  const malformed = issues.some((issue) => isMalformed(issue, value));
  const errors = issues.map((issue) => toError(schema, issue, value));
  const first = inTurn(errors, 0);
  return malformed
    ? new Problem(400, 'DATA_SALAH_BENTUK', first.message, { errors })
    : new Problem(422, 'DATA_TIDAK_VALID', first.message, { errors });
}

function isMalformed(issue: Issue, value: unknown): boolean {
  if (issue.code === 'unrecognized_keys') return true;
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_union') return false;
  const given = givenAt(issue, value);
  // A choice that was given empty is missing, not misshapen.
  return given !== undefined && !(issue.code === 'invalid_union' && given === '');
}

const givenAt = ({ path }: Issue, value: unknown): unknown =>
  path.reduce<unknown>((inside, step) => read(inside, step), value);

const read = (inside: unknown, step: PropertyKey): unknown =>
  typeof inside === 'object' && inside !== null
    ? (inside as Record<PropertyKey, unknown>)[step]
    : undefined;

function toError(schema: object, issue: Issue, value: unknown): FieldError {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return {
      path,
      message: sentence('Data {kunci} Tidak Dikenal', { kunci: issue.keys.join(', ') }),
    };
  const found = fieldAt(schema, issue.path);
  if (found?.empty && ['', undefined].includes(givenAt(issue, value) as string))
    return { path, message: found.empty };
  if (issue.message !== 'Invalid input') return { path, message: issue.message };
  const name = String(issue.path.findLast((step) => typeof step === 'string') ?? 'Data');
  // What is chosen from a list is named by its code, as the requirement names it ('Kode Group').
  const field = found?.kind === 'ref' ? undefined : found;
  const label = field?.label ?? labelOf(name);
  const given = givenAt(issue, value);
  if (given !== undefined && given !== null && given !== '')
    return { path, message: wrong(label, issue.code === 'invalid_value') };
  return { path, message: (field && saysEmpty(field)) ?? kosong(label) };
}

/** Something was given: one of a list that is not on it, or what the field cannot be. */
const wrong = (label: string, listed: boolean): string =>
  sentence(listed ? '{label} Tidak Dikenal' : '{label} Tidak Valid', { label: word(label) });

const kosong = (label: string): string =>
  sentence('{label} Tidak Boleh Kosong', { label: word(label) });

/** The field's own message for an empty value, used for a value that was left out; undefined where it has none. */
function saysEmpty(field: Field): string | undefined {
  const result = z.safeDecode(field.schema, '');
  const message = result.error?.issues[0]?.message;
  return message === 'Invalid input' ? undefined : message;
}

/** The field that a value of the body belongs to, found by its path through objects and lists. */
export function fieldAt(schema: object, path: readonly PropertyKey[]): Field | undefined {
  let at: Shaped | undefined = schema;
  let field: Field | undefined;
  for (const step of path) {
    const below: Shaped | undefined = typeof step === 'number' ? partOf(at) : objectIn(at);
    if (typeof step !== 'number') field = below && (meaningOf(below, String(step)) ?? field);
    at = typeof step === 'number' ? below : shapeOf(below)?.[String(step)];
    if (!at) return undefined;
  }
  return field;
}

type Shaped = { _zod?: { def?: Record<string, unknown> } };
/** A value that may be missing is described inside of what says so. */
const objectIn = (of: Shaped | undefined): Shaped | undefined => {
  const def = of?._zod?.def;
  const inner = (def?.['innerType'] ?? def?.['in']) as Shaped | undefined;
  return inner && !def?.['shape'] && !def?.['element'] ? objectIn(inner) : of;
};
const shapeOf = (of: Shaped | undefined) =>
  of?._zod?.def?.['shape'] as Readonly<Record<string, Shaped>> | undefined;
const partOf = (of: Shaped | undefined) =>
  objectIn(of)?._zod?.def?.['element'] as Shaped | undefined;

/** 'no_faktur_jual' as 'No Faktur Jual', where the schema says nothing better. */
const labelOf = (name: string): string =>
  name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
