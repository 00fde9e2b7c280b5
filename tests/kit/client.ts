import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { parse } from '#kit/server/parse.ts';
import { toWire } from '#tests/kit/to-wire.ts';

/** Keys that may be null may be left out: the server holds null for them. Quantities stay as they are. */
type Loose<T> = unknown extends T
  ? any
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer E)[]
      ? readonly Loose<E>[]
      : { [K in keyof T as MayBeMissing<T[K], never, K>]: Loose<T[K]> } & {
          [K in keyof T as MayBeMissing<T[K], K, never>]?: Loose<T[K]>;
        };
type MayBeMissing<V, Yes, No> = undefined extends V ? Yes : null extends V ? Yes : No;

export type Given<P, Q, B> = {
  params?: P;
  query?: Partial<Q>;
  body?: Loose<B>;
  /** The Idempotency-Key; made up where a call requires one, left out when null. */
  key?: string | null;
  /** An approved authorisation (`x-otorisasi`). */
  keystore?: string;
  /** Head office names the branch it works on (`x-toko`). */
  toko?: string;
};

/** `bytes` are the answer as it came: files are no text. */
export type Raw = {
  status: number;
  body: any;
  headers: Record<string, unknown>;
  text: string;
  bytes: Buffer;
};

/** What the server refused, as the wire says it: `expect(...).rejects.toMatchObject({ status: 422, code })`. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly { path: string; message: string }[];
  readonly extra: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(String(body.message ?? status));
    this.status = status;
    this.code = String(body.code ?? '');
    this.errors = (body.errors as Refused['errors'] | undefined) ?? [];
    this.extra = body;
  }
}

export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Raw>;

/** Speaks HTTP to the server without a socket, as one person; a buffer is sent as it is. */
export const sender =
  (app: FastifyInstance, tokenOf: () => Promise<string>): Send =>
  async (method, path, body, headers = {}) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: path.startsWith('/') ? path : `/api/v1/${path}`,
      headers: {
        authorization: `Bearer ${await tokenOf()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
    const json = String(answer.headers['content-type'] ?? '').includes('json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.payload,
      bytes: answer.rawPayload,
      body: json ? JSON.parse(answer.payload) : undefined,
    };
  };

/** The wire form of a call: method, path with its parameters and query, encoded body. */
export function wireOf<P, Q, B>(
  endpoint: Endpoint<P, Q, B, unknown>,
  { params, query, body }: Given<P, Q, B>,
) {
  const values = (toWire(endpoint.params, params) ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const asked = Object.entries((toWire(endpoint.query, query) ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(asked as [string, string][]).toString();
  return {
    method: endpoint.method,
    path: search ? `${path}?${search}` : path,
    body:
      body === undefined
        ? endpoint.method === 'GET' || endpoint.method === 'DELETE'
          ? undefined
          : {}
        : toWire(endpoint.body, body),
  };
}

export function headersOf(
  endpoint: Endpoint<never, never, never, unknown>,
  given: Given<never, never, never>,
): Record<string, string> {
  const key = given.key === undefined && endpoint.key === 'required' ? randomUUID() : given.key;
  return {
    ...(key ? { 'idempotency-key': key } : {}),
    ...(given.keystore ? { 'x-otorisasi': given.keystore } : {}),
    ...(given.toko ? { 'x-toko': given.toko } : {}),
  };
}

/** One call by its endpoint, encoded and decoded by its own schemas; a no is thrown as `Refused`. */
export async function callWith<P, Q, B, A>(
  send: Send,
  endpoint: Endpoint<P, Q, B, A>,
  given: Given<P, Q, B>,
): Promise<A> {
  const { method, path, body } = wireOf(endpoint, given);
  const answer = await send(method, path, body, headersOf(endpoint as never, given as never));
  if (answer.status >= 400) throw new Refused(answer.status, answer.body ?? {});
  if (endpoint.raw || answer.status === 204) return answer.body as A;
  return parse(endpoint.answer, answer.body.data);
}
