import type { Endpoint } from '#kit/contract/endpoint.ts';
import { LOCALES, currentLocale } from '#kit/web/base/text.ts';
import { workingShop } from '#kit/web/base/working-shop.ts';
import { isBackground, LOCKED_CODE, sayLocked } from '#kit/web/api/activity.ts';
import { noNetwork, problemOf, timedOut, type Problem } from '#kit/web/api/problem.ts';
import { listenByClock } from '#kit/web/api/far-bell.ts';
import { tokenLost } from '#kit/web/api/session.ts';
import { urlOf } from '#kit/web/api/url.ts';
import { decode, encode } from '#kit/web/api/wire.ts';

export type CallOptions<P, Q, B> = {
  params?: P;
  query?: Q;
  body?: B;
  /** Idempotency-Key: made when a form opens, kept until its write has succeeded. */
  key?: string;
  /** An approved authorisation, spent by this one write. */
  keystore?: string;
  /** Another shop than the one that this tab works on; null: the person's own. */
  toko?: string | null;
  /** Follow a long work instead of waiting for its answer. */
  later?: true;
  signal?: AbortSignal;
  /** From the telephone of an approver, whose session is not the one in which this browser works. */
  telepon?: true;
};

/** A paged list beside its rows; lists may add totals of the whole filter. */
export type Page<A> = { data: A; count: number; skip: number; limit: number } & Record<
  string,
  unknown
>;

const PATIENCE_MS = 30_000;

/** Calls an endpoint and answers its `data`; throws a Problem and nothing else. */
export async function call<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  options: CallOptions<P, Q, B> = {},
): Promise<A> {
  return (await callPage(endpoint, options)).data;
}

export async function callPage<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  options: CallOptions<P, Q, B> = {},
): Promise<Page<A>> {
  const response = await send(endpoint, options);
  if (response.headers.has('x-toko-jauh')) listenByClock();
  if (!response.ok) throw await failureOf(response, options.telepon);
  if (response.status === 204) return { data: undefined as A, count: 0, skip: 0, limit: 0 };
  const { data, ...rest } = (await response.json()) as Record<string, unknown>;
  const extra = endpoint.extra ? decode(endpoint.extra, rest) : rest;
  return { count: 0, skip: 0, limit: 0, ...extra, data: decode(endpoint.answer, data) };
}

async function send<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  options: CallOptions<P, Q, B>,
): Promise<Response> {
  const url = urlOf(endpoint, options);
  const body =
    options.body === undefined ? undefined : JSON.stringify(encode(endpoint.body, options.body));
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, patience]) : patience;
  try {
    return await fetch(url, {
      method: endpoint.method,
      headers: headersOf(endpoint, options, body),
      body,
      signal,
      credentials: 'include',
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw patience.aborted ? timedOut() : noNetwork();
  }
}

function headersOf<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  options: CallOptions<P, Q, B>,
  body?: string,
): HeadersInit {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': LOCALES[currentLocale()].bcp,
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (endpoint.method !== 'GET') headers['x-kilau'] = '1';
  if (options.key) headers['idempotency-key'] = options.key;
  if (options.keystore) headers['x-otorisasi'] = options.keystore;
  if (options.later) headers['prefer'] = 'respond-async';
  if (isBackground()) headers['x-latar'] = '1';
  const toko = shopOf(options);
  if (toko) headers['x-toko'] = toko;
  if (options.telepon) headers['x-otorisator'] = '1';
  return headers;
}

/** A trusted telephone answers for the shop that it names, whatever this tab works on. */
const shopOf = ({ toko, telepon }: Pick<CallOptions<never, never, never>, 'toko' | 'telepon'>) =>
  toko === undefined && !telepon ? workingShop() : toko;

async function failureOf(response: Response, telepon?: true): Promise<Problem> {
  const problem = await problemOf(response);
  if (telepon) return problem;
  if (problem.message.includes('Invalid Token.')) tokenLost();
  if (problem.code === LOCKED_CODE) sayLocked();
  return problem;
}
