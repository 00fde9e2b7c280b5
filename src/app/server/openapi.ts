import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Schema } from '#kit/contract/field.ts';
import type { Route } from '#kit/server/routes.ts';

type OneEndpoint = Endpoint<unknown, unknown, unknown, unknown>;

const schemaOf = (schema: Schema<unknown>, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema as unknown as z.ZodMiniType, {
    io,
    unrepresentable: 'any',
  }) as Record<string, unknown>;
  return json;
};

/** The OpenAPI 3.1 document, from the same endpoints that the server validates with. */
export function openApiOf(routes: readonly Route[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { endpoint } of routes) {
    const path = `/${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint as OneEndpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kilau', version: '3.5.2' },
    servers: [{ url: '/api/v1' }],
    security: [{ token: [] }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

function operationOf(endpoint: OneEndpoint) {
  const body = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const key =
    endpoint.method === 'GET'
      ? []
      : [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: endpoint.key === 'required',
            schema: { type: 'string' },
          },
        ];
  return {
    summary: endpoint.summary,
    operationId: endpoint.call,
    ...(endpoint.right === 'public' ? { security: [] } : {}),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...key,
    ],
    ...(body
      ? {
          requestBody: {
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [endpoint.status]: answerOf(endpoint),
      default: { description: 'Ditolak', content: { 'application/problem+json': {} } },
    },
  };
}

/** The wire is the input side of every codec, for answers too. */
const answerOf = (endpoint: OneEndpoint) => ({
  description: endpoint.summary,
  ...(endpoint.status === 204 || endpoint.raw
    ? {}
    : {
        content: {
          'application/json': {
            schema: { type: 'object', properties: { data: schemaOf(endpoint.answer, 'input') } },
          },
        },
      }),
});

function parametersOf(schema: Schema<unknown>, place: 'path' | 'query') {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: object;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one as unknown,
  }));
}

/** `openapi.json` and a readable page of it. */
export function serveOpenApi(app: FastifyInstance, routes: readonly Route[]): void {
  let document: string | undefined;
  app.get('/api/v1/openapi.json', async (_, reply) =>
    reply.type('application/json').send((document ??= JSON.stringify(openApiOf(routes)))),
  );
  app.get('/api/v1/docs', async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(pageOf(routes)),
  );
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const pageOf = (
  routes: readonly Route[],
): string => `<!doctype html><html lang="id"><meta charset="utf-8">
<title>Kilau API</title><body><h1>Kilau API</h1><p><a href="openapi.json">openapi.json</a></p><table>
<thead><tr><th scope="col">Panggilan</th><th scope="col">Arti</th><th scope="col">Hak</th></tr></thead><tbody>
${routes
  .map(
    ({ endpoint }) =>
      `<tr><td><code>${escape(endpoint.call)}</code></td><td>${escape(endpoint.summary)}</td><td>${escape(
        typeof endpoint.right === 'string' ? endpoint.right : endpoint.right.menu.join(', '),
      )}</td></tr>`,
  )
  .join('\n')}
</tbody></table></body></html>`;
