import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { plainIn } from '#kit/rules/sentence.ts';
import { act } from '#kit/server/act.ts';
import { readEnv } from '#kit/server/settings/env.ts';
import { digestOf } from '#kit/server/canonical.ts';
import { withClockAt } from '#kit/server/clock.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import { REPORT_TIMEOUT_MS, type Database } from '#kit/server/database.ts';
import { bodyOf } from '#kit/server/wire/body-of.ts';
import { parse } from '#kit/server/parse.ts';
import {
  credentialsOf,
  header,
  inBranch,
  localeOf,
  needOwnPage,
  type Credentials,
} from '#kit/server/credentials.ts';
import { fail, problemDocument } from '#kit/server/fail.ts';
import { findIn, stepsOf, type Found } from '#kit/server/find-route.ts';
import { readAhead } from '#kit/server/pool/read-ahead.ts';
import { startLong, type Tell } from '#kit/server/long-work.ts';
import { inTurn } from '#kit/server/write/heavy.ts';
import { perform, permit } from '#kit/server/write/perform.ts';
import { Problem } from '#kit/server/problem.ts';
import { recordRefusedRead } from '#kit/server/write/refused-read.ts';
import { readStrictly } from '#kit/server/wire/readable.ts';
import type { AnyInput, Raw, Route } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { nameCall } from '#kit/server/wire/call-name.ts';
import { askedElsewhere, type Elsewhere } from '#kit/server/wire/elsewhere.ts';
import { answerFar, onlyThere, type Far } from '#kit/server/wire/far.ts';
import { send, sendRaw, surroundings } from '#kit/server/wire/reply.ts';
import {
  answerScrambled,
  needScrambling,
  readScrambled,
  scrambleHere,
} from '#kit/server/wire/scrambled.ts';
import { answerSigned, signAnswer } from '#kit/server/wire/signed-answer.ts';
import { bringsForm, FORM_LIMITS } from '#kit/server/write/form.ts';
import { contentsOf, uploadOf } from '#kit/server/write/upload.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';

type OneEndpoint = Endpoint<unknown, unknown, unknown, unknown>;

export type HttpOptions = {
  db: Database;
  routes: readonly Route[];
  /** Who asks, from the session alone; throws 401. `soon` hears at once of which shop this session asked before. */
  authenticate(credentials: Credentials, soon?: (kode_toko: string) => void): Promise<Ctx>;
  /** Which shop's server asks, of an endpoint for servers alone; throws 401. */
  authenticateServer?(credentials: Credentials): Promise<Ctx>;
  /** Before a write into the day: whether the day was opened just now, so that who asks is read again. */
  openDay?(ctx: Ctx): Promise<boolean>;
  translate(locale: string): (text: string) => string;
  ring(kode_toko: string, event: string, payload: unknown): void;
  /** Whether the shop of who asks reads and answers scrambled bodies (D-43.7). */
  scrambles?(ctx: Ctx): boolean;
  /** What another server answers, by the first step of its path. */
  elsewhere?: Readonly<Record<string, Elsewhere>>;
  /** Shops that have servers of their own (D-43.1). */
  far?: Far;
  basePath?: string;
  /** What a step of a path looks like that is the number of a document (`:no`). */
  numbers?: RegExp;
  log?: boolean;
};

const MB = 1024 * 1024;
const BASE = '/api/v1/';

/** The HTTP face: every route by its endpoint, every refusal in one shape (http.md). */
export async function openHttp(options: HttpOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: options.log ? { level: 'warn' } : false,
    bodyLimit: MB,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(),
  });
  // Before the routes: it looks at each one as it is named, and not at those that were there already.
  const scramble = scrambleHere();
  if (scramble) answerScrambled(app, scramble);
  answerSigned(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(cookie);
  await app.register(multipart, { limits: FORM_LIMITS });
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    // Where this page came by TLS once, it never goes without for a year; elsewhere the word means nothing.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    next();
  });
  readStrictly(app);
  app.setErrorHandler((error, request, reply) => fail(error, request, reply, options.translate));
  const base = options.basePath ?? BASE;
  const find = findIn(options.routes, options.numbers ?? /./);
  const above = base.split('/').length - 1;
  app.all(`${base}*`, (request, reply) => {
    needOwnPage(request);
    readScrambled(request, scramble);
    const given = stepsOf(request.url)?.slice(above) ?? [];
    const steps = inBranch(request, given);
    const found = find(request.method, steps);
    if (!found) return answerElsewhere(steps, request, reply, options);
    nameCall(request, `${base}${found.route.endpoint.path}`);
    const meant = found.route.instead?.(request.body);
    return answer(meant ? { ...found, route: meant } : found, steps, request, reply, options);
  });
  return app;
}

/** Another server's answer, for a person who may ask for it here; 404 for a path that no server answers. */
async function answerElsewhere(
  [first = '', ...steps]: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
  options: HttpOptions,
) {
  const there = Object.hasOwn(options.elsewhere ?? {}, first) && options.elsewhere?.[first];
  if (!there) throw new Problem(404, 'TIDAK_DITEMUKAN', 'Data Tidak Ditemukan');
  nameCall(request, `${options.basePath ?? BASE}${first}/*`);
  const toko = header(request, 'x-toko');
  if (toko && (await options.far?.serverOf(toko))) throw onlyThere();
  const ctx = await options.authenticate(credentialsOf(request));
  permit(there, ctx);
  needScrambling(request, options.scrambles?.(ctx) ?? false);
  return sendRaw(reply, await there.answer(askedElsewhere(request, steps), ctx));
}

/** Only these are believed about who asks and by what scheme. */
const trustedProxies = (): string[] => [
  'loopback',
  ...(readEnv('KILAU_PROXY') ?? '').split(',').flatMap((one) => one.trim() || []),
];

async function answer(
  found: Found,
  steps: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
  options: HttpOptions,
) {
  const { authenticate, basePath: base = BASE } = options;
  const far = await answerFar(options.far, {
    found,
    steps,
    request,
    reply,
    base,
    authenticate,
  });
  if (far) return sendRaw(reply, far);
  const asked = await prepare(found, request, options);
  const { waktu } = asked.ctx ?? {};
  const work = () => answerTo(asked, found, request, reply, options);
  return waktu ? withClockAt(waktu, work) : work();
}

async function answerTo(
  { ctx, input, on }: Awaited<ReturnType<typeof prepare>>,
  found: Found,
  request: FastifyRequest,
  reply: FastifyReply,
  options: HttpOptions,
) {
  const { route } = found;
  const stream = found.ending ? route.files?.[found.ending] : route.stream;
  if (!route.writes) waitForReport(request);
  if (stream) return sendRaw(reply, await stream(input, ctx as Ctx));
  if (route.writes) return write(route, request, reply, options, ctx as Ctx, input);
  const endpoint = route.endpoint as OneEndpoint;
  const around = surroundings(request, reply, options.ring, ctx);
  const read = async (from: Sql) => {
    try {
      return await route.handle(from, input, ctx as Ctx, around);
    } catch (error) {
      await recordRefusedRead(options.db, endpoint.call, ctx, error);
      throw error;
    }
  };
  const answered = endpoint.readOnly
    ? // What refuses an act that is only worked out is a sentence of ours, as in a refusal.
      plainIn(await options.db.read(read), options.translate(localeOf(request)))
    : await read(on);
  if (endpoint.raw) return sendRaw(reply, answered as Raw);
  return send(reply, endpoint.status, bodyOf(endpoint, answered, ctx));
}

/** A report or a check may wait for its turn and think longer than a silent connection is kept otherwise. */
function waitForReport({ raw }: FastifyRequest): void {
  raw.socket.setTimeout?.(REPORT_TIMEOUT_MS + 30_000);
}

/** Session, gate, right, shapes: in this order, before anything is read or written (D-33.1). */
async function prepare({ route, params }: Found, request: FastifyRequest, options: HttpOptions) {
  const endpoint = route.endpoint as OneEndpoint;
  const given = credentialsOf(request);
  const { begin, on } = readAhead(options.db, route.ahead, params);
  const who = () =>
    endpoint.right === 'server'
      ? serverThatAsks(request, given, options)
      : options.authenticate(given, begin);
  let ctx = endpoint.right === 'public' ? undefined : await who();
  if (ctx) permit(endpoint, ctx);
  if (ctx) needScrambling(request, options.scrambles?.(ctx) ?? false);
  const input = {
    params: parse(endpoint.params, params),
    query: parse(endpoint.query, request.query ?? {}),
    body: bringsForm(request, endpoint) ? {} : parse(endpoint.body, request.body ?? {}),
  };
  const ofDay = endpoint.key === 'required' && !endpoint.anyDay;
  if (ctx && ofDay && (await options.openDay?.(ctx))) ctx = await who();
  // A shop whose time is held still reads by that time.
  return { ctx, input, on: ctx?.waktu ? options.db : on };
}

async function serverThatAsks(
  request: FastifyRequest,
  given: Credentials,
  { authenticateServer }: HttpOptions,
): Promise<Ctx> {
  if (!authenticateServer) throw new Problem(404, 'TIDAK_DITEMUKAN', 'Data Tidak Ditemukan');
  return signAnswer(request, given.token, await authenticateServer(given));
}

async function write(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  options: HttpOptions,
  ctx: Ctx,
  input: AnyInput,
) {
  const endpoint = route.endpoint as OneEndpoint;
  const key = header(request, 'idempotency-key');
  if (endpoint.key === 'required' && !key)
    throw new Problem(400, 'KUNCI_KOSONG', 'Idempotency-Key Tidak Boleh Kosong');
  if (key !== undefined && (key.length < 8 || key.length > 100))
    throw new Problem(400, 'KUNCI_SALAH', 'Idempotency-Key Tidak Valid');
  // What is asked elsewhere before the act may need to know that its approval is of exactly this write.
  if (route.before) {
    const digest = digestOf(endpoint.method, request.url, request.body);
    await route.before(input, { ...ctx, digest });
  }
  const upload = await uploadOf(request);
  const body = upload ? contentsOf(upload) : request.body;
  // Who brings an approval, or saves on a day that stayed open, goes alone.
  const rides = ctx?.keystore || ctx?.lateDay ? undefined : route.rides?.(input);
  const run = (progress?: Tell) =>
    inTurn(endpoint, () =>
      act(
        options.db,
        ctx,
        {
          method: endpoint.method,
          path: request.url,
          body,
          key,
          status: endpoint.status,
          ...(rides && { rides: { day: ctx.hari, names: rides } }),
        },
        async (tx, whole) => {
          const found = await perform(tx, { route, input }, whole, {
            ...surroundings(request, reply, options.ring, ctx),
            file: upload,
            progress,
          });
          return JSON.stringify(bodyOf(endpoint, found, ctx));
        },
        options.ring,
      ),
    );
  if (key && wantsLater(endpoint, request)) {
    const begun = await startLong({
      db: options.db,
      key: { kode_toko: ctx.kode_toko, user_id: ctx.user_id, id: key },
      judul: endpoint.long?.judul ?? endpoint.summary,
      ring: (event, payload) => options.ring(ctx.kode_toko, event, payload),
      run,
      explain: (error) => problemDocument(error, request, options.translate),
    });
    return send(reply, 202, { data: begun });
  }
  const done = await run();
  if (done.replayed) reply.header('idempotent-replayed', 'true');
  return send(reply, done.status, done.text);
}

/** RFC 7240: the client rather follows a long work than waits for its answer. */
const wantsLater = (endpoint: OneEndpoint, request: FastifyRequest): boolean =>
  !!endpoint.long && /\brespond-async\b/.test(header(request, 'prefer') ?? '');
