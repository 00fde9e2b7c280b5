import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import { header } from '#kit/server/credentials.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';

type OneEndpoint = Endpoint<unknown, unknown, unknown, unknown>;

/** A call as it goes on to the server of the shop that it is for: headers that say who asks are left here. */
export type AskedFar = {
  readonly method: string;
  /** With its query, from the base on. */
  readonly path: string;
  /** JSON, empty where there is none. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Answers for a shop on a server of its own; undefined for one that is here. */
export type Far = {
  serverOf(kode_toko: string): Promise<((asked: AskedFar, ctx: Ctx) => Promise<Raw>) | undefined>;
  /** Calls about the person's own session and the list of shops: they are answered here, whichever shop is chosen. */
  readonly here: ReadonlySet<string>;
};

const TIDAK = refusals({
  UNGGAH_DI_TOKONYA: { message: 'Foto Dan Berkas Diunggah Di Toko Itu Sendiri' },
});

/** What goes along: what is asked for, in which language, by which key and with which approval. */
const ALONG = [
  'accept',
  'accept-language',
  'idempotency-key',
  'if-none-match',
  'prefer',
  'x-latar',
  'x-otorisasi',
];
const IN_ADDRESS = /^((?:\/[^/?]+)*?\/)~[A-Z0-9]{3}\//;

/** The shop that a call names and the server it has of its own; undefined where this one answers. */
export async function farOf(request: FastifyRequest, endpoint: OneEndpoint, far: Far | undefined) {
  const toko = header(request, 'x-toko');
  if (!far || !toko || endpoint.right === 'public' || far.here.has(endpoint.call)) return undefined;
  return far.serverOf(toko);
}

export function askedFar(request: FastifyRequest): AskedFar {
  const { method, url, body } = request;
  if (request.isMultipart?.())
    throw new Problem(409, 'UNGGAH_DI_TOKONYA', TIDAK.UNGGAH_DI_TOKONYA.message);
  const along = ALONG.flatMap((name) => {
    const said = header(request, name);
    return said === undefined ? [] : [[name, said] as const];
  });
  const text = body === undefined || body === null ? '' : JSON.stringify(body);
  return {
    method,
    path: url.replace(IN_ADDRESS, '$1'),
    body: text,
    headers: {
      ...Object.fromEntries(along),
      ...(text && { 'content-type': 'application/json' }),
    },
  };
}

/** Whether this person may make this call at all; what the shop has switched on its own server decides (D-43.2). */
export function permitFar({ call, right }: OneEndpoint, { tertahan, akses }: Ctx): void {
  if (tertahan && !tertahan.kecuali.includes(call))
    throw new Problem(403, tertahan.code, tertahan.message, { extra: tertahan.extra });
  if (typeof right === 'object' && !right.menu.some((path) => akses.has(path)))
    throw new Problem(403, 'TIDAK_BERHAK', 'Anda Tidak Berhak Membuka Halaman Ini');
}
