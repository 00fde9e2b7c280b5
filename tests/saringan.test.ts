import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Field } from '#kit/contract/field.ts';
import { meaningOf } from '#kit/contract/meaning.ts';
import { keepTyped, type TypedText } from '#kit/contract/typed.ts';
import '#kit/server/parse.ts';
import { retype, type Mask } from '#kit/web/input/figure.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { openApiOf } from '#app/server/openapi.ts';

/** What goes in by any call, with the call and the path that it goes by. */
type Typed = readonly [at: string, of: Field];
type Shaped = { _zod?: { def?: Record<string, unknown> } };
function fieldsIn(schema: unknown, at: string, seen = new Set<unknown>()): Typed[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const def = (schema as Shaped)._zod?.def ?? {};
  const inner = ['innerType', 'in', 'out', 'element'].flatMap((name) =>
    def[name] ? fieldsIn(def[name], at, seen) : [],
  );
  const parts = Object.entries((def.shape ?? {}) as Record<string, unknown>);
  const below = parts.flatMap(([name, of]): Typed[] => {
    const own = meaningOf(schema, name);
    const named: Typed[] = own ? [[`${at} ${name}`, own]] : [];
    return [...named, ...fieldsIn(of, `${at} ${name}`, seen)];
  });
  return [...inner, ...below];
}
const ALL: readonly Typed[] = CONTRACTS.flatMap(({ masters, endpoints }) => [
  ...masters.flatMap(({ path, fields }) =>
    Object.entries(fields as Record<string, Field>).map(
      ([name, of]) => [`${path} ${name}`, of] as const,
    ),
  ),
  ...endpoints.flatMap(({ call, body }) => fieldsIn(body, call)),
]);

/** The fields that each filter of 1§5 belongs to. */
const BELONGS: Readonly<Record<string, (of: Field) => boolean>> = {
  'digits and dot': ({ kind }) => kind === 'gram',
  'digits, slash, dot and K': ({ typed }) => typed === 'digitsSlashDotK',
  'digits and minus': ({ typed }) => typed === 'digitsAndMinus',
  'digits only': ({ typed }) => typed === 'digitsOnly',
  'a number below 1 becomes empty': ({ typed }) => typed === 'oneOrMore',
  'at most two decimals': ({ kind, decimals }) => kind === 'persen' || decimals === 2,
  'a percentage above 100 is cleared': ({ kind }) => kind === 'persen',
};
const found = (belongs: (of: Field) => boolean): Typed[] => ALL.filter(([, of]) => belongs(of));

test.each(Object.entries(BELONGS))('%s: some declared field is typed so', (_, belongs) => {
  expect(found(belongs).length).toBeGreaterThan(0);
});

const accepts = (of: Field, value: string): boolean =>
  z.safeDecode(of.schema as unknown as z.ZodMiniType, value as never).success;
const isText = ({ kind, source, options }: Field): boolean =>
  (kind === 'text' || kind === 'kode') && !source && !options;

/** As papers and lists say it, and what its mask makes of a hasty hand. */
const HASTY: readonly (readonly [TypedText, string, string, string])[] = [
  ['digitsOnly', '3201-2345 6789 (ibu)', '320123456789', '3201-23456789'],
  ['digitsAndMinus', 'no. 1-100 a', '1-100', '1.100'],
  ['digitsSlashDotK', '18 k/75.0%', '18K/75.0', '18K%'],
  ['phone', 'ibu: +62 812-3456', ' +62 812-3456', '0812-3456-789O'],
];

describe.each(HASTY)('%s', (typed, hasty, kept, refused) => {
  test(`of "${hasty}" the mask keeps "${kept}"`, () => expect(keepTyped(typed, hasty)).toBe(kept));

  const fields = found((of) => of.typed === typed && of.kind !== 'list');
  test.each(fields)('%s: the server refuses what the mask leaves out', (at, of) => {
    // A key whose rows may be older is strict where it is made alone.
    expect(accepts(of, refused), at).toBe(false);
    const digitsOnly = '3201234567890009';
    const own = { digitsOnly, phone: '081234567890', digitsAndMinus: kept, digitsSlashDotK: kept };
    const sample = own[typed];
    expect([16, 15, 12, 4].some((long) => accepts(of, sample.slice(0, long)))).toBe(true);
  });
});

test('a text that takes no letters says so before it is sent', () => {
  const figures = ['081234567890', '1234567890123456', '1-100'];
  const letters = ['abcdefghijkl', 'abcdefghijklmnop', 'A-BCD'];
  const silent = found(isText).filter(
    ([, of]) =>
      !of.typed &&
      figures.some((one) => accepts(of, one)) &&
      letters.every((one) => !accepts(of, one)),
  );
  expect(silent.map(([at]) => at)).toEqual([]);
});

const COUNT: Mask = { decimals: 0, prefix: '', suffix: '', negative: false, fromOne: true };
test('a count that the server takes from one on is empty below it, and no other figure is', () => {
  const least = ({ kind, schema }: Field, value: number): boolean =>
    kind === 'int' && z.safeDecode(schema as unknown as z.ZodMiniType, value as never).success;
  const wrong = found(({ kind, typed }) => kind === 'int' && typed !== undefined).filter(([, of]) =>
    least(of, 0),
  );
  expect(wrong.map(([at]) => at)).toEqual([]);
  expect(retype({ text: '0', caret: 1 }, COUNT).plain).toBe('');
});

/** The pattern of one field of one body, as a stranger reads it. */
function patternSaid(endpoint: unknown, name: string): string[] {
  const text = JSON.stringify(openApiOf([{ endpoint }] as never));
  const from = text.indexOf(`"${name}":{`);
  return [...text.slice(from, from + 300).matchAll(/"pattern":"([^"]+)"/g)].map(([, one]) => one!);
}
test('OpenAPI says the same of a field that must be filled and of one that may stay empty', () => {
  const create = (path: string) =>
    CONTRACTS.flatMap(({ masters }) => masters).find((one) => one.path === path)!.endpoints.create;
  expect(patternSaid(create('master-rekening'), 'no_rekening')[0]).toContain('[0-9-]*$');
  expect(patternSaid(create('master-tukang'), 'hp')[0]).toContain('[0-9+() ./-]*$');
  expect(patternSaid(create('master-kadar'), 'label')[0]).toContain('[0-9/.K]*$');
});
