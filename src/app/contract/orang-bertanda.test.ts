import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import type { Field, Fields } from '#kit/contract/field.ts';
import { meaningOf } from '#kit/contract/meaning.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';

/**
 * A phone, an address, a number of identity in an answer says whose it is (`ofPerson`): what is a person's is covered
 * below SPV, what is a shop's or a supplier's says HOUSE. A later field cannot forget it: this list would have it.
 */
type AnySchema = z.core.$ZodType;
type Def = {
  readonly type: string;
  readonly innerType: AnySchema;
  readonly element: AnySchema;
  readonly valueType: AnySchema;
  readonly options: readonly AnySchema[];
  readonly shape: Readonly<Record<string, AnySchema>>;
  readonly in: AnySchema;
};

const NAME =
  /(^|_)(no_?hp|hp|ktp|nik|npwp|identitas|telp|telepon|phone|no_wa|whatsapp|alamat)(_|$)/;
const LABEL = /\b(HP|KTP|NIK|NPWP|Identitas|Telp|Telepon|WA|WhatsApp|Alamat)\b/i;
const looks = (name: string, of: Field | undefined): boolean =>
  !name.startsWith('foto') && (NAME.test(name) || LABEL.test(of?.label ?? ''));

/** Pictures and paths, switches and counts tell nothing of a person by themselves. */
const TEXTS = new Set(['string', 'any']);

/** Every part of an answer that looks like a person's and does not say whose it is. */
function unsaid(
  schema: AnySchema,
  at: string,
  found: Set<string>,
  seen = new Set<AnySchema>(),
): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  const def = schema._zod.def as unknown as Def;
  const on = (one: AnySchema, place = at) => unsaid(one, place, found, seen);
  if (def.type === 'array') on(def.element, `${at}[]`);
  else if (def.type === 'record') on(def.valueType, `${at}{}`);
  else if (def.type === 'pipe') on(def.in);
  else if (def.type === 'union') def.options.forEach((one) => on(one));
  else if (def.innerType) on(def.innerType);
  else if (def.type === 'object')
    for (const [name, part] of Object.entries(def.shape)) {
      const of = meaningOf(schema, name);
      if (isText(part) && looks(name, of) && !of?.person) found.add(`${at}.${name}`);
      on(part, `${at}.${name}`);
    }
}

function isText(schema: AnySchema): boolean {
  const def = schema._zod.def as unknown as Def;
  if (def.type === 'pipe') return isText(def.in);
  if (def.type === 'union') return def.options.some(isText);
  return def.innerType ? isText(def.innerType) : TEXTS.has(def.type);
}

test('every answer that tells a phone, an address or a number of identity says whose it is', () => {
  const found = new Set<string>();
  for (const area of CONTRACTS) {
    const calls = [
      ...area.endpoints,
      ...area.documents.flatMap((one) => one.calls),
      ...area.masters.flatMap((one) => Object.values(one.endpoints)),
    ];
    for (const { call, answer, extra } of calls)
      for (const schema of [answer, extra])
        if (schema) unsaid(schema as unknown as AnySchema, call, found);
    for (const { no, columns } of area.reports)
      for (const [name, of] of Object.entries(columns as Fields))
        if (of.kind !== 'yesNo' && looks(name, of) && !of.person) found.add(`№ ${no}.${name}`);
  }
  expect([...found].toSorted()).toEqual([]);
});
