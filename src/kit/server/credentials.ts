import type { FastifyRequest } from 'fastify';
import { Problem } from '#kit/server/problem.ts';
import { signedForm } from '#kit/server/write/form.ts';
import { isServerToken, SIGNED_HEADERS, type Asked } from '#kit/server/wire/server-token.ts';

export const SESSION_COOKIE = 'kilau';
export const DEVICE_COOKIE = 'kilau_perangkat';
/** What the telephone of an approver holds, beside the session in which the same browser may work. */
export const TRUSTED_COOKIE = 'kilau_otorisator';
/** A page of such a telephone says so: then its own cookie counts, and no other. */
const TRUSTED_HEADER = 'x-otorisator';
/** A computer that has no name yet. */
export const TANPA_PERANGKAT = 'tanpa-perangkat';

/** What a request brings along to say who asks; the session row decides what it is worth. */
export type Credentials = {
  token?: string;
  byCookie: boolean;
  toko?: string;
  keystore?: string;
  perangkat: string;
  ip: string;
  locale: string;
  /** Asked by a clock and not by a person: it keeps no session awake. */
  latar: boolean;
  /** The call itself, for a token of another server, which is good for this one alone (D-43.2). */
  asked?: Asked;
};

export const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Those of these headers that say something. */
export const headersOf = (
  request: FastifyRequest,
  names: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const said = header(request, name);
      return said ? [[name, said] as const] : [];
    }),
  );

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^bearer (.+)$/i.exec(header(request, 'authorization') ?? '')?.[1] ??
  header(request, 'x-auth-token');

const cookieNamed = ({ cookies }: FastifyRequest, name: string): string | undefined =>
  cookies?.[`__Host-${name}`] ?? cookies?.[name];

const sessionOf = (request: FastifyRequest): string | undefined =>
  cookieNamed(request, header(request, TRUSTED_HEADER) === '1' ? TRUSTED_COOKIE : SESSION_COOKIE);

/** Whether a page of this very address asks: scheme aside, host and port are the ones it was served from. */
export const isOwnOrigin = (origin: string, host: string | undefined): boolean =>
  URL.parse(origin)?.host === host;

/**
 * What a browser sends by itself (its cookie) changes nothing on the word of another page: every
 * call but a reading one needs our own origin, and our own header beside a cookie (ASVS 3.5). A
 * token in a header is nothing that another page could send.
 */
export function needOwnPage(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD' || bearerOf(request)) return;
  const origin = header(request, 'origin');
  const byCookie = sessionOf(request) !== undefined;
  const own = origin === undefined ? !byCookie : isOwnOrigin(origin, request.host);
  if (!own || (byCookie && header(request, 'x-kilau') !== '1'))
    throw new Problem(403, 'ASAL_TIDAK_DIKENAL', 'Permintaan Ditolak');
}

export function credentialsOf(request: FastifyRequest): Credentials {
  const bearer = bearerOf(request);
  return {
    token: bearer ?? sessionOf(request),
    byCookie: !bearer,
    toko: header(request, 'x-toko'),
    keystore: header(request, 'x-otorisasi'),
    perangkat: deviceOf(request),
    ip: request.ip,
    locale: localeOf(request),
    latar: header(request, 'x-latar') === '1',
    ...(bearer && isServerToken(bearer) && { asked: askedBy(request) }),
  };
}

/** From the base on: a proxy may have put a folder before it, and taken it away again. */
function askedBy(request: FastifyRequest): Asked {
  const { method, url, body } = request;
  const form = signedForm(request);
  const text = form ?? (body === undefined || body === null ? '' : JSON.stringify(body));
  return { method, path: url, body: text, headers: headersOf(request, SIGNED_HEADERS) };
}

const BRANCH = /^~([A-Z0-9]{3})$/;

/** A picture and a link carry no header: below `~KJ1/` they read of that branch, as with `x-toko` (D-43.1). */
export function inBranch(
  { method, raw }: FastifyRequest,
  steps: readonly string[],
): readonly string[] {
  const toko = BRANCH.exec(steps[0] ?? '')?.[1];
  if (!toko || (method !== 'GET' && method !== 'HEAD')) return steps;
  raw.headers['x-toko'] = toko;
  return steps.slice(1);
}

/** A session that comes by cookie is of the browser that has the device's cookie, whatever a header says. */
export function deviceOf(request: FastifyRequest): string {
  const said = header(request, 'x-device');
  const kept = cookieNamed(request, DEVICE_COOKIE);
  const byCookie = !bearerOf(request) && sessionOf(request) !== undefined;
  return ((byCookie ? (kept ?? said) : (said ?? kept)) ?? TANPA_PERANGKAT).slice(0, 80);
}

export const localeOf = (request: FastifyRequest): string =>
  (header(request, 'accept-language') ?? 'id').replace(/[,;-].*$/s, '').toLowerCase();
