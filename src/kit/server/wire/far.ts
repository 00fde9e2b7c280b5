import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '#kit/rules/refusal.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import { credentialsOf, header, headersOf, type Credentials } from '#kit/server/credentials.ts';
import type { Found } from '#kit/server/find-route.ts';
import { parse } from '#kit/server/parse.ts';
import { Problem } from '#kit/server/problem.ts';
import type { AnyInput, Raw, Route, Surroundings } from '#kit/server/routes.ts';
import { permit } from '#kit/server/write/perform.ts';
import { bringsForm, readForm, type Form } from '#kit/server/write/form.ts';
import { bodyOf } from '#kit/server/wire/body-of.ts';
import { surroundings } from '#kit/server/wire/reply.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';

type OneEndpoint = Endpoint<unknown, unknown, unknown, unknown>;

/** A call as it goes on to the server of the shop that it is for: headers that say who asks are left here. */
export type AskedFar = {
  /** What this server calls it. */
  readonly call?: string;
  readonly method: string;
  /** From the base on, of the very steps that this server found its call by; with the query. */
  readonly path: string;
  /** JSON, empty where there is none. */
  readonly body: string;
  /** Reads a form as it came, with its file; nothing of it is held before. */
  readonly form?: () => Promise<Form>;
  readonly headers: Readonly<Record<string, string>>;
  /** It may change something there. */
  readonly writes: boolean;
  /** Its answer may be a file or a picture; every other one is JSON. */
  readonly file: boolean;
};

export type FarServer = (asked: AskedFar, ctx: Ctx) => Promise<Raw>;

/** What this server does itself for a shop that has another one; `ctx` is the person in the own shop. */
export type OwnFar = (asked: {
  readonly kode_toko: string;
  readonly input: AnyInput;
  readonly ctx: Ctx;
  readonly around: Surroundings;
}) => Promise<unknown>;

/** Shops that have servers of their own (D-43.1). */
export type Far = {
  /** Undefined for a shop that is here, or none. */
  serverOf(kode_toko: string): Promise<FarServer | undefined>;
  /** A call about the person's own session, or the list of shops: answered here, whichever shop is chosen. */
  isHere(call: string, params: Found['params'], ctx: Ctx): boolean;
  /** A call that carries a password, a code or a finger of a person: it never leaves this server. */
  isNever(call: string): boolean;
  /** How this server answers such a call of that shop itself, where it can. */
  ownOf(call: string): OwnFar | undefined;
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
  readonly reply: FastifyReply;
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
  const own = far.ownOf(endpoint.call);
  if (own) return answerOwn(own, toko, ctx, asked);
  if (ctx.tertahan || far.isHere(endpoint.call, found.params, ctx)) {
    delete request.raw.headers['x-toko'];
    return undefined;
  }
  permitFar(endpoint, ctx);
  if (far.isNever(endpoint.call)) throw onlyThere();
  return server(askedFar(found.route, asked), ctx);
}

/** Right, gate and shapes as for the own shop; what is asked is of the other one. */
async function answerOwn(
  own: OwnFar,
  kode_toko: string,
  ctx: Ctx,
  { found: { route, params }, request, reply }: Asked,
): Promise<Raw> {
  const endpoint = route.endpoint as OneEndpoint;
  permit(endpoint, ctx);
  const input = {
    params: parse(endpoint.params, params),
    query: parse(endpoint.query, request.query ?? {}),
    body: parse(endpoint.body, request.body ?? {}),
  };
  const around = surroundings(request, reply, () => {}, ctx);
  const found = await own({ kode_toko, input, ctx, around });
  return {
    status: endpoint.status,
    type: 'application/json; charset=utf-8',
    headers: { 'cache-control': 'no-store', 'x-toko-jauh': '1' },
    body: JSON.stringify(bodyOf(endpoint, found, ctx)),
  };
}

function askedFar(route: Route, { found, request, base, steps }: Asked): AskedFar {
  const { method, url, body } = request;
  const form = bringsForm(request, route.endpoint);
  const text = form || body === undefined || body === null ? '' : JSON.stringify(body);
  // A step that a URL folds would be another call there than the one that was found here.
  if (steps.some((step) => step === '.' || step === '..'))
    throw new Problem(404, 'TIDAK_DITEMUKAN', 'Data Tidak Ditemukan');
  const query = /\?[^#]*/.exec(url)?.[0] ?? '';
  return {
    call: route.endpoint.call,
    method,
    path: base + steps.map(encodeURIComponent).join('/') + query,
    body: text,
    ...(form && { form: () => readForm(request) }),
    headers: { ...headersOf(request, ALONG), ...(text && { 'content-type': 'application/json' }) },
    writes: method !== 'GET' && method !== 'HEAD' && !route.endpoint.readOnly,
    file: found.ending !== undefined || !!route.stream || route.endpoint.raw === true,
  };
}

/** Whether this person may make this call at all; what the shop has switched on its own server decides (D-43.2). */
function permitFar({ right }: OneEndpoint, { akses }: Ctx): void {
  if (typeof right === 'object' && !right.menu.some((path) => akses.has(path)))
    throw new Problem(403, 'TIDAK_BERHAK', 'Anda Tidak Berhak Membuka Halaman Ini');
}
