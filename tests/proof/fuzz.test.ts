import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MODULS, type ModulKey } from '#areas/toko/contract/modul.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Raw, type Shop } from '#tests/kit/shop.ts';

/**
 * Every call of the OpenAPI document with values that nobody would type and some that somebody
 * might: no answer is a 5xx, and a refused write leaves nothing behind. More rounds by
 * `KILAU_FUZZ=1000`; the same ones again by `KILAU_SEED`.
 */
const ROUNDS = Number(process.env.KILAU_FUZZ ?? 10);
const SEED = Number(process.env.KILAU_SEED ?? Date.now() % 2 ** 31);

type Json = {
  type?: string;
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
  enum?: unknown[];
  const?: unknown;
};
type Operation = {
  operationId: string;
  parameters: { name: string; in: 'path' | 'query'; schema: Json }[];
  requestBody?: { content: { 'application/json': { schema: Json } } };
};

/** Calls that end the session of the one who calls, or that answer with an endless stream. */
const NOT_HERE =
  /^POST users\/(login|logout|change-password)|akhiri-sesi|reset-password|^(PUT|DELETE) users|^PUT modul|^PUT para-system/;

let shop: Shop;
let operations: Operation[];
let known: string[];
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  for (const modul of Object.keys(MODULS) as ModulKey[]) await shop.modulOn(modul);
  known = await tambahPotong(shop, ['P1', 'P2', 'P3', 'P4']);
  const { body } = await shop.as('OWN').raw('GET', 'openapi.json');
  operations = Object.values(body.paths as Record<string, Record<string, Operation>>)
    .flatMap((one) => Object.values(one))
    .filter(({ operationId }) => !NOT_HERE.test(operationId));
});
afterAll(() => shop.close());

const NASTY: readonly unknown[] = [
  null,
  '',
  ' ',
  '=1+1',
  "'; drop table barang; --",
  '%_\\',
  '\u202Eanting\u0000',
  'А'.repeat(300),
  '../../etc/passwd',
  '9'.repeat(40),
  '1.000,5',
  '2026-02-30',
  -1,
  0,
  0.1,
  1e15,
  2 ** 53,
  -2147483649,
  true,
  [],
  {},
  [[[[]]]],
  { __proto__: null, toString: 1 },
];
const PLAUSIBLE = ['PHS', 'CC', 'T', '750', 'TK', 'A-01', 'S01', 'BCA', '1234567890', 'MODAL_KAS'];
const WORDS = ['Cincin Fuzz Lima', 'JUAL', 'MASUK', 'ALL', '2026-11-20', 'KJ1', 'PJKJ1261120001'];

/** A value for a schema: mostly of its shape, now and then of none. */
function valueOf(schema: Json, depth = 0): fc.Arbitrary<unknown> {
  const nasty = fc.constantFrom(...NASTY);
  if (depth > 5) return nasty;
  const own = ownOf(schema, depth);
  return fc.oneof({ weight: 5, arbitrary: own }, { weight: 1, arbitrary: nasty });
}

function ownOf(schema: Json, depth: number): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valueOf(one, depth + 1)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object': {
      const parts = Object.entries(schema.properties ?? {}).map(([name, one]) => [
        name,
        valueOf(one, depth + 1),
      ]);
      return fc.record(Object.fromEntries(parts), { requiredKeys: [] });
    }
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, depth + 1), { maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
    case 'number':
      return fc.oneof(fc.constantFrom(1, 2, 3.25, 500, 1_000_000), fc.double(), fc.integer());
    default:
      return fc.oneof(
        fc.constantFrom(...PLAUSIBLE, ...WORDS, ...known),
        fc.string({ unit: 'binary' }),
      );
  }
}

function requestOf({ operationId, parameters, requestBody }: Operation) {
  const [method, path] = operationId.split(' ') as [string, string];
  const named = fc.record(
    Object.fromEntries(parameters.map((one) => [`${one.in} ${one.name}`, valueOf(one.schema)])),
    {
      requiredKeys: parameters.filter((one) => one.in === 'path').map((one) => `path ${one.name}`),
    },
  );
  const schema = requestBody?.content['application/json'].schema;
  const body = schema && method !== 'GET' ? valueOf(schema) : fc.constant(undefined);
  return fc.record({ named, body }).map((given) => ({
    method,
    body: given.body,
    path:
      path.replace(/:(\w+)/g, (_, name: string) => textOf(given.named[`path ${name}`])) +
      queryOf(given.named),
  }));
}

const textOf = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'string' ? value : String(JSON.stringify(value))).toWellFormed() || '-',
  );
function queryOf(named: Record<string, unknown>): string {
  const parts = Object.entries(named).filter(([name]) => name.startsWith('query '));
  return parts.length
    ? `?${parts.map(([name, value]) => `${name.slice(6)}=${textOf(value)}`).join('&')}`
    : '';
}

/**
 * Rows of every table with the transaction that wrote them last. Sessions only say who was here, and
 * the bell keeps long words of acts that were acknowledged before, at a time of its own.
 */
async function footprint(): Promise<string[]> {
  const tables = await shop.rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
        and tablename not in ('sesi', 'socket_lampiran') order by 1`,
  );
  const one = ({ name }: { name: string }) =>
    `select '${name}' as t, count(*)::int as n, max(xmin::text::bigint)::text as x from "${name}"`;
  return (await shop.rows(tables.map(one).join(' union all '))).map((row) => JSON.stringify(row));
}

let count = 0;
const send = ({ method, path, body }: { method: string; path: string; body: unknown }) =>
  shop.as('OWN').raw(method, path, body, { 'idempotency-key': `fuzz-${SEED}-${++count}` });

test(`no call answers 5xx, no refusal writes: ${ROUNDS} rounds of each, seed ${SEED}`, async () => {
  const wrong: string[] = [];
  for (const operation of operations) {
    let before = await footprint();
    let refused: string[] = [];
    for (const request of fc.sample(requestOf(operation), { numRuns: ROUNDS, seed: SEED })) {
      const answer: Raw = await send(request);
      const said = `${operation.operationId} ${JSON.stringify(request).slice(0, 400)} → ${answer.status}`;
      if (answer.status >= 500) wrong.push(`${said} ${answer.text.slice(0, 200)}`);
      else if (answer.status >= 400) refused.push(said);
      else {
        refused = [];
        before = await footprint();
      }
    }
    const after = refused.length > 0 ? await footprint() : before;
    const written = after.filter((row) => !before.includes(row));
    if (written.length > 0)
      wrong.push(`one of these wrote ${written.join()}:\n  ${refused.join('\n  ')}`);
  }
  expect(wrong).toEqual([]);
}, 3_600_000);
