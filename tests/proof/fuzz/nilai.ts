import fc from 'fast-check';

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
export type Operation = {
  'x-call': string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: Json }[];
  requestBody?: { content: { 'application/json': { schema: Json } } };
};

/** Codes that the shop has, so that some calls meet something. */
type Known = readonly string[];

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
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  -2147483649,
  true,
  [],
  {},
  [[[[]]]],
  { __proto__: null, toString: 1 },
];
const nasty = fc.constantFrom(...NASTY);
const PLAUSIBLE = ['PHS', 'CC', 'T', '750', 'TK', 'A-01', 'S01', 'BCA', '1234567890', 'MODAL_KAS'];
const WORDS = ['Cincin Fuzz Lima', 'JUAL', 'MASUK', 'ALL', '2026-11-20', 'KJ1', 'PJKJ1261120001'];

/** A value for a schema: mostly of its shape, now and then of none. */
function valueOf(schema: Json, known: Known, depth = 0): fc.Arbitrary<unknown> {
  if (depth > 5) return nasty;
  const own = ownOf(schema, known, depth);
  return fc.oneof({ weight: 5, arbitrary: own }, { weight: 1, arbitrary: nasty });
}

function ownOf(schema: Json, known: Known, depth: number): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valueOf(one, known, depth + 1)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object': {
      const parts = Object.entries(schema.properties ?? {}).map(([name, one]) => [
        name,
        valueOf(one, known, depth + 1),
      ]);
      return fc.record(Object.fromEntries(parts), { requiredKeys: [] });
    }
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, known, depth + 1), { maxLength: 3 });
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

export type Request = {
  method: string;
  path: string;
  /** A buffer goes over the wire as it is. */
  body: unknown;
  headers: Record<string, string>;
};

/** A body that no browser sends: text that is no JSON, a key twice, depth without end. */
const RAW: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"Cincin"',
  '1e400',
  '{"jumlah":1e400}',
  '{"jumlah":-0,"jumlah":99999999999999999999999}',
  '{"__proto__":{"level":"DEV"},"constructor":{"prototype":{}}}',
  '{"nama":"\\ud800"}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"barang":'.repeat(400)}null${'}'.repeat(400)}`,
  `{"keterangan":"${'x'.repeat(2_000_000)}"}`,
];
const NOT_UTF8 = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);

/** The same body with its first key said twice, the first time with another value. */
function twice(body: unknown, other: unknown): unknown {
  const text = JSON.stringify(body);
  const [first] = Object.keys((body ?? {}) as object);
  if (first === undefined || !text.startsWith('{')) return body;
  return Buffer.from(
    `{${JSON.stringify(first)}:${JSON.stringify(other) ?? 'null'},${text.slice(1)}`.toWellFormed(),
  );
}

const HEADERS: readonly Record<string, string>[] = [
  { 'idempotency-key': '' },
  { 'idempotency-key': 'k'.repeat(5000) },
  { 'idempotency-key': '\u00e9\u00ff%00' },
  { 'x-otorisasi': "' or 1=1" },
  { 'x-toko': 'PST' },
  { 'x-toko': 'ENTAH' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'accept-language': 'x-'.repeat(200) },
  { 'content-encoding': 'gzip' },
];

/** Calls of one operation: mostly of its shape, now and then with a malformed body or an odd header. */
export function requestOf(
  { 'x-call': call, parameters, requestBody }: Operation,
  known: Known,
): fc.Arbitrary<Request> {
  const [method, path] = call.split(' ') as [string, string];
  const named = fc.record(
    Object.fromEntries(
      parameters
        .filter((one) => one.in !== 'header')
        .map((one) => [`${one.in} ${one.name}`, valueOf(one.schema, known)]),
    ),
    {
      requiredKeys: parameters.filter((one) => one.in === 'path').map((one) => `path ${one.name}`),
    },
  );
  const schema = requestBody?.content['application/json'].schema;
  const shaped = schema && method !== 'GET' ? valueOf(schema, known) : fc.constant(undefined);
  const body =
    method === 'GET'
      ? shaped
      : fc.oneof(
          { weight: 8, arbitrary: shaped },
          {
            weight: 1,
            arbitrary: fc.tuple(shaped, nasty).map(([one, other]) => twice(one, other)),
          },
          {
            weight: 1,
            arbitrary: fc.constantFrom(NOT_UTF8, ...RAW.map((text) => Buffer.from(text))),
          },
        );
  const headers = fc.oneof(
    { weight: 9, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom(...HEADERS) },
  );
  return fc.record({ named, body, headers }).map((given) => ({
    method,
    body: given.body,
    headers: given.headers,
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
