import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Field, Kind, Schema } from '#kit/contract/field.ts';
import { meaningOf } from '#kit/contract/meaning.ts';
import { shown } from '#kit/rules/sentence.ts';
import { VERSION } from '#kit/contract/version.ts';
import { patternOf, type Typed } from '#kit/contract/typed.ts';
import type { Route } from '#kit/server/routes.ts';

type OneEndpoint = Endpoint<unknown, unknown, unknown, unknown>;
type Json = Record<string, unknown>;
/** Shapes that hold themselves stand once, under a name (`components`). */
type Shared = Record<string, Json>;

/** What a figure is counted in; the wire speaks grams and percents, never inner units (D-1.1). */
const UNITS: Readonly<Partial<Record<Kind, string>>> = {
  rupiah: 'whole rupiah',
  gram: 'gram, three decimals',
  persen: 'percent, two decimals',
  grade: 'percent of gold, two decimals',
  day: 'YYYY-MM-DD',
  month: 'YYYY-MM',
  instant: 'ISO 8601, UTC',
  time: 'HH:MM',
};
const FIGURES: Readonly<Partial<Record<Kind, string>>> = {
  int: 'integer',
  rupiah: 'integer',
  gram: 'number',
  persen: 'number',
  grade: 'number',
  yesNo: 'boolean',
};

const describe = ({ kind, label, decimals, unit = UNITS[kind] }: Field): string => {
  const of = kind === 'rupiah' && decimals ? 'rupiah, two decimals' : unit;
  return of ? `${shown(label)} (${of})` : shown(label);
};

/** A schema as JSON Schema: labels and units from its fields, shapes that hold themselves in `shared`. */
function schemaOf(schema: Schema<unknown>, name: string, shared: Shared): Json {
  const {
    $schema: _,
    $defs = {},
    ...json
  } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      joinPatterns(jsonSchema);
      describeParts(zodSchema, jsonSchema as Json);
    },
  }) as Json & { $defs?: Shared };
  const named = (value: unknown): Json =>
    JSON.parse(
      JSON.stringify(value)
        .replaceAll('"#/$defs/', `"#/components/schemas/${name}_`)
        .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${name}"`),
    ) as Json;
  for (const [key, one] of Object.entries($defs)) shared[`${name}_${key}`] = named(one);
  const whole = named(json);
  if (!JSON.stringify(whole).includes(`"#/components/schemas/${name}"`)) return whole;
  shared[name] = whole;
  return { $ref: `#/components/schemas/${name}` };
}

/** A part says its label; parts that share a schema have each their own. */
function describeParts(schema: object, json: Json): void {
  const { properties = {} } = json as { properties?: Record<string, Json> };
  for (const [name, part] of Object.entries(properties)) {
    const of = meaningOf(schema, name);
    if (!of) continue;
    const own = { ...part, description: describe(of) };
    properties[name] = of.typed ? sayTyped(of.typed, own) : own;
  }
}

/** What may be typed, also where nothing may be: `optional` says its text in a shape of its own. */
function sayTyped(typed: Typed, json: Json): Json {
  const { anyOf } = json as { anyOf?: readonly Json[] };
  if (!anyOf || typed === 'oneOrMore') return json;
  const { source: pattern } = patternOf(typed);
  return {
    ...json,
    anyOf: anyOf.map((one) => (one['type'] === 'string' ? { ...one, pattern } : one)),
  };
}

/** Several patterns of one text as one: a generator reads `allOf` as types put together. */
function joinPatterns(json: { pattern?: string; allOf?: unknown[] }): void {
  const patterns = (json.allOf ?? []).map((one) => (one as { pattern?: string }).pattern);
  if (patterns.length === 0 || patterns.includes(undefined)) return;
  delete json.allOf;
  json.pattern = patterns.map((one) => `(?=${one})`).join('');
}

/** 'POST penjualan/:no/batal' as postPenjualanByNoBatal: a word that every generator can call a function. */
const operationIdOf = ({ method, path }: OneEndpoint): string =>
  method.toLowerCase() +
  path
    .replace(/:/g, 'by-')
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** Whose document it is: the house's own, or that of an API which programs read with a key. */
type About = {
  readonly title: string;
  readonly base: string;
  /** Every call needs a key. */
  readonly keyed?: true;
  /** Further answers of every call, by what they mean. */
  readonly also?: Readonly<Record<string, string>>;
};
const KILAU: About = { title: 'Kilau', base: '/api/v1' };

/** The OpenAPI 3.1 document, from the same endpoints that the server validates with. */
export function openApiOf(routes: readonly Pick<Route, 'endpoint'>[], about: About = KILAU): Json {
  const paths: Record<string, Json> = {};
  const schemas: Shared = { Ditolak: PROBLEM };
  for (const { endpoint } of routes) {
    const path = `/${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    const operation = operationOf(endpoint as OneEndpoint, schemas, about);
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation;
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: VERSION },
    servers: [{ url: about.base }],
    security: about.keyed ? [{ token: [] }, { kunci: [] }] : [{ token: [] }],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        ...(about.keyed ? { kunci: { type: 'apiKey', in: 'header', name: 'x-api-key' } } : {}),
      },
      schemas,
    },
    paths,
  };
}

/** Every no has one shape (http.md). */
const PROBLEM: Json = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string' },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const KEY = (endpoint: OneEndpoint) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: endpoint.key === 'required',
  schema: { type: 'string', minLength: 8, maxLength: 100 },
});

function operationOf(endpoint: OneEndpoint, shared: Shared, { keyed: locked, also }: About): Json {
  const { call, method, summary, status } = endpoint;
  const name = operationIdOf(endpoint);
  const shape = (schema: Schema<unknown>, part: string) => schemaOf(schema, name + part, shared);
  const keyed = method !== 'GET' && !endpoint.readOnly && !endpoint.aside;
  const body = method === 'POST' || method === 'PUT';
  const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
  const refused = { $ref: '#/components/schemas/Ditolak' };
  const problem = { content: { 'application/problem+json': { schema: refused } } };
  return {
    summary,
    operationId: name,
    'x-call': call,
    ...(endpoint.right === 'public' && !locked ? { security: [] } : {}),
    parameters: [
      ...parametersOf(endpoint.params, shape(endpoint.params, 'Params'), 'path'),
      ...parametersOf(endpoint.query, shape(endpoint.query, 'Query'), 'query'),
      ...(keyed ? [KEY(endpoint)] : []),
    ],
    ...(body ? { requestBody: { required: true, ...json(shape(endpoint.body, 'Body')) } } : {}),
    responses: {
      [status]: {
        description: summary,
        ...(status === 204 || endpoint.raw ? {} : json(answerOf(endpoint, shape))),
      },
      ...mapValues(also ?? {}, (description, status) =>
        Number(status) < 400 ? { description } : { description, ...problem },
      ),
      default: { description: 'Ditolak', ...problem },
    },
  };
}

const mapValues = <T>(
  of: Readonly<Record<string, string>>,
  make: (one: string, key: string) => T,
) => Object.fromEntries(Object.entries(of).map(([key, one]) => [key, make(one, key)]));

type Shape = (schema: Schema<unknown>, part: string) => Json;

/** The wire is the input side of every codec, for answers too. */
function answerOf(endpoint: OneEndpoint, shape: Shape): Json {
  const paging = endpoint.paged
    ? { count: { type: 'integer' }, skip: { type: 'integer' }, limit: { type: 'integer' } }
    : {};
  const extra = endpoint.extra ? (shape(endpoint.extra, 'Extra')['properties'] as Json) : {};
  return {
    type: 'object',
    required: ['data'],
    properties: { data: shape(endpoint.answer, 'Answer'), ...paging, ...extra },
  };
}

/** Figures and flags of a query are text only in the address: the document gives the type that they mean. */
function parametersOf(schema: Schema<unknown>, json: Json, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = json as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => {
    const { description, ...shape } = one;
    const of = meaningOf(schema, name);
    const figure = of && FIGURES[of.kind];
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description ? { description } : {}),
      schema: figure ? { type: figure } : shape,
    };
  });
}

/** `openapi.json` and a readable page of it. */
export const serveOpenApi = (
  app: FastifyInstance,
  routes: readonly Pick<Route, 'endpoint'>[],
): void => serveDocument(app, '/api/v1/', routes);

/** The same of another API: what it is called, and how it is entered. */
export function serveDocument(
  app: FastifyInstance,
  base: string,
  routes: readonly Pick<Route, 'endpoint'>[],
  words: Omit<About, 'base'> = KILAU,
): void {
  const about: About = { ...words, base: base.replace(/\/$/, '') };
  let document: string | undefined;
  app.get(`${base}openapi.json`, async (_, reply) =>
    reply.type('application/json').send((document ??= JSON.stringify(openApiOf(routes, about)))),
  );
  app.get(`${base}docs`, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(pageOf(routes, about)),
  );
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const pageOf = (
  routes: readonly Pick<Route, 'endpoint'>[],
  { title, keyed }: About,
): string => `<!doctype html><html lang="id"><meta charset="utf-8">
<title>${title} API</title><body><h1>${title} API</h1><p><a href="openapi.json">openapi.json</a></p><table>
<thead><tr><th scope="col">Panggilan</th><th scope="col">Arti</th><th scope="col">Hak</th></tr></thead><tbody>
${routes
  .map(
    ({ endpoint }) =>
      `<tr><td><code>${escape(endpoint.call)}</code></td><td>${escape(endpoint.summary)}</td><td>${escape(
        keyed
          ? 'kunci'
          : typeof endpoint.right === 'string'
            ? endpoint.right
            : endpoint.right.menu.join(', '),
      )}</td></tr>`,
  )
  .join('\n')}
</tbody></table></body></html>`;
