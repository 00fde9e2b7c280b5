import * as z from 'zod/mini';
import { Problem, type FieldError } from '#kit/server/problem.ts';
import type { Schema } from '#kit/contract/field.ts';
import { sentence, word } from '#kit/rules/sentence.ts';

type Issue = z.core.$ZodIssue;

/**
 * Parses what arrived by the endpoint's own schema. A wrong type or an unknown key is malformed
 * (400); something missing, empty or out of range breaks a rule (422), each at its field.
 */
export function parse<T>(schema: Schema<T>, value: unknown): T {
  const result = z.safeDecode(schema as unknown as z.ZodMiniType<T, unknown>, value as never);
  if (result.success) return result.data;
  throw explain(result.error.issues, value);
}

function explain(issues: readonly Issue[], value: unknown): Problem {
  const malformed = issues.some((issue) => isMalformed(issue, value));
  const errors = issues.map((issue) => toError(issue));
  const first = errors[0]!;
  return malformed
    ? new Problem(400, 'DATA_SALAH_BENTUK', first.message, { errors })
    : new Problem(422, 'DATA_TIDAK_VALID', first.message, { errors });
}

function isMalformed(issue: Issue, value: unknown): boolean {
  if (issue.code === 'unrecognized_keys') return true;
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_union') return false;
  return issue.path.reduce<unknown>((inside, step) => read(inside, step), value) !== undefined;
}

const read = (inside: unknown, step: PropertyKey): unknown =>
  typeof inside === 'object' && inside !== null
    ? (inside as Record<PropertyKey, unknown>)[step]
    : undefined;

function toError(issue: Issue): FieldError {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return {
      path,
      message: sentence('Data {kunci} Tidak Dikenal', { kunci: issue.keys.join(', ') }),
    };
  if (issue.message !== 'Invalid input') return { path, message: issue.message };
  const name = String(issue.path.findLast((step) => typeof step === 'string') ?? 'Data');
  return { path, message: sentence('{label} Tidak Boleh Kosong', { label: word(labelOf(name)) }) };
}

/** 'no_faktur_jual' as 'No Faktur Jual', where the schema says nothing better. */
const labelOf = (name: string): string =>
  name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
