import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTRACTS } from '#app/contract/contracts.ts';

type Schema = { readonly _zod?: { readonly def: Record<string, unknown> } };
type Shape = Readonly<Record<string, Schema>>;

/** Every object within a body, however deep. */
function shapesIn(schema: unknown, seen = new Set<unknown>()): Shape[] {
  const def = (schema as Schema | undefined)?._zod?.def;
  if (!def || seen.has(schema)) return [];
  seen.add(schema);
  const shape = def.type === 'object' ? (def.shape as Shape) : undefined;
  const inner = [def.innerType, def.element, def.in, def.out, ...((def.options as []) ?? [])];
  return [
    ...(shape ? [shape] : []),
    ...[...inner, ...Object.values(shape ?? {})].flatMap((one) => shapesIn(one, seen)),
  ];
}

/** What makes a card from what a document says of its customer. */
const namesPerson = (shape: Shape): boolean =>
  ['kode_customer', 'nama', 'alamat', 'no_hp'].every((name) => name in shape);

const MAKES_A_CARD = [
  'POST cicilan',
  'POST gesek-tunai',
  'POST hutang',
  'POST member',
  'POST pembelian',
  'POST pembelian-manual',
  'POST penjualan',
  'POST penjualan-manual',
  'POST pesanan',
  'POST pre-order',
  'POST service',
  'POST titip',
  'POST tukar-tambah',
];

test('each act that makes the card of a new customer takes his consent to promos', () => {
  const calls = CONTRACTS.flatMap(({ endpoints }) =>
    endpoints.flatMap(({ call, body }) => {
      const persons = shapesIn(body).filter(namesPerson);
      return persons.length > 0
        ? [{ call, consent: persons.every((shape) => 'setuju_promo' in shape) }]
        : [];
    }),
  );
  expect(calls.filter(({ consent }) => !consent)).toEqual([]);
  const names = calls.map(({ call }) => call);
  expect(names.filter((call) => !call.endsWith('/hitung')).toSorted()).toEqual(MAKES_A_CARD);
});

test('each form on which a new customer is typed asks for it', () => {
  const files = globSync('src/areas/*/web/**/*.tsx').map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));
  const types = files.filter(({ text }) => text.includes('<HpDikenal'));
  expect(types.map(({ path }) => path).toSorted()).toEqual([
    'src/areas/customer/web/customer-fields.tsx',
    'src/areas/customer/web/person-fields.tsx',
    'src/areas/gesek/web/pemegang-kartu.tsx',
    'src/areas/penjualan/web/kasir/muka-customer.tsx',
  ]);
  for (const { path, text } of types)
    expect([path, /<SetujuPromo|name="setuju_promo"/.test(text)]).toEqual([path, true]);
});
