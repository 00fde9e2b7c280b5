import type { FastifyRequest } from 'fastify';
import { refusals } from '#kit/rules/refusal.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import { credentialsOf, header, type Credentials } from '#kit/server/credentials.ts';
import type { Found } from '#kit/server/find-route.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Raw, Route } from '#kit/server/routes.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';

type OneEndpoint = Endpoint<unknown, unknown, unknown, unknown>;

/** A call as it goes on to the server of the shop that it is for: headers that say who asks are left here. */
export type AskedFar = {
  readonly method: string;
  /** From the base on, of the very steps that this server found its call by; with the query. */
  readonly path: string;
  /** JSON, empty where there is none. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** It may change something there. */
  readonly writes: boolean;
  /** Its answer may be a file or a picture; every other one is JSON. */
  readonly file: boolean;
};

export type FarServer = (asked: AskedFar, ctx: Ctx) => Promise<Raw>;

/** Shops that have servers of their own (D-43.1). */
export type Far = {
  /** Undefined for a shop that is here, or none. */
  serverOf(kode_toko: string): Promise<FarServer | undefined>;
  /** A call about the person's own session, or the list of shops: answered here, whichever shop is chosen. */
  isHere(call: string, params: Found['params'], ctx: Ctx): boolean;
  /** A call that carries a password, a code or a finger of a person: it never leaves this server. */
  isNever(call: string): boolean;
};

const TIDAK = refusals({
  DI_TOKONYA_SAJA: { message: 'Ini Hanya Dilakukan Di Toko Itu Sendiri' },
});
export const onlyThere = (): Problem =>
  new Problem(409, 'DI_TOKONYA_SAJA', TIDAK.DI_TOKONYA_SAJA.message);

/** What goes along: what is asked for, in which language, by which key and with which approval. */
const ALONG = ['accept', 'accept-language', 'idempotency-key', 'prefer', 'x-latar', 'x-otorisasi'];

type Asked = {
  readonly found: Found;
  readonly request: FastifyRequest;
  readonly base: string;
  readonly steps: readonly string[];
  readonly authenticate: (credentials: Credentials) => Promise<Ctx>;
};

/**
 * The answer of another server, where a call names a shop that has one; undefined where this server answers, then of
 * the person in the own shop. Session, lock, factor and akses are looked at here, all else there.
 */
export async function answerFar(far: Far | undefined, asked: Asked): Promise<Raw | undefined> {
  const { found, request, authenticate } = asked;
  const endpoint = found.route.endpoint as OneEndpoint;
  const toko = header(request, 'x-toko');
  const { right } = endpoint;
  // A server speaks for its own shop to this server, and is passed on to none.
  if (!far || !toko || right === 'public' || right === 'server') return undefined;
  const server = await far.serverOf(toko);
  if (!server) return undefined;
  const ctx = await authenticate({ ...credentialsOf(request), toko: undefined });
  if (ctx.tertahan || far.isHere(endpoint.call, found.params, ctx)) {
    delete request.raw.headers['x-toko'];
    return undefined;
  }
  permitFar(endpoint, ctx);
  if (far.isNever(endpoint.call) || request.isMultipart?.()) throw onlyThere();
  return server(askedFar(found.route, asked), ctx);
}

function askedFar(route: Route, { found, request, base, steps }: Asked): AskedFar {
  const { method, url, body } = request;
  const along = ALONG.flatMap((name) => {
    const said = header(request, name);
    return said === undefined ? [] : [[name, said] as const];
  });
  const text = body === undefined || body === null ? '' : JSON.stringify(body);
  // A step that a URL folds would be another call there than the one that was found here.
  if (steps.some((step) => step === '.' || step === '..'))
    throw new Problem(404, 'TIDAK_DITEMUKAN', 'Data Tidak Ditemukan');
  const query = /\?[^#]*/.exec(url)?.[0] ?? '';
  return {
    method,
    path: base + steps.map(encodeURIComponent).join('/') + query,
    body: text,
    headers: { ...Object.fromEntries(along), ...(text && { 'content-type': 'application/json' }) },
    writes: method !== 'GET' && method !== 'HEAD' && !route.endpoint.readOnly,
    file: found.ending !== undefined || !!route.stream || route.endpoint.raw === true,
  };
}

/** Whether this person may make this call at all; what the shop has switched on its own server decides (D-43.2). */
function permitFar({ right }: OneEndpoint, { akses }: Ctx): void {
  if (typeof right === 'object' && !right.menu.some((path) => akses.has(path)))
    throw new Problem(403, 'TIDAK_BERHAK', 'Anda Tidak Berhak Membuka Halaman Ini');
}
