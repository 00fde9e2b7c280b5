import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { refusals } from '#kit/rules/refusal.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import type { Elsewhere } from '#kit/server/wire/elsewhere.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';
import { publicKeys, tokenOf } from '#kit/server/wire/server-token.ts';
import { readEnv } from '#kit/server/settings/env.ts';
import { callOut } from '#kit/server/wire/call-out.ts';
import { MENU_GROSIR } from '#areas/penjualan/contract/grosir/grosir.fields.ts';

const PATIENCE_MS = 10_000;
const MOST = 5_000_000;
/** Who reads the token. */
const AUD = 'GROSIR';

const TIDAK = refusals({
  GROSIR_BELUM_DISET: { message: 'Server Bacnkend grosir belum di setting' },
  GROSIR_MATI: { message: 'Server Grosir Tidak Menjawab' },
  GROSIR_MENOLAK: { message: 'Server Grosir Tidak Mengenal Toko Ini' },
  GROSIR_SALAH: { message: 'Jawaban Server Grosir Tidak Terbaca' },
});
const no = (status: number, { code, message }: { code: string; message: string }): Problem =>
  new Problem(status, code, message);

/**
 * `grosir/{path}` of who may open the page of wholesale goes on to the server of KILAU_WHOLESALE (D-43.8), with a token
 * that says who of which shop asks exactly this. What is written there leaves a row in the audit here before it goes.
 */
export const grosirLuar = (db: Database): Elsewhere => ({
  call: 'grosir',
  right: { menu: [MENU_GROSIR] },
  answer: async (asked, ctx) => {
    const url = addressOf(asked.steps, asked.search);
    const { method, key } = asked;
    const body = asked.body === undefined ? '' : JSON.stringify(asked.body);
    const path = `${url.pathname}${url.search}`;
    const { kode_toko: iss, user_id: sub, level } = ctx;
    const token = tokenOf({ iss, aud: AUD, sub, level }, { method, path, body });
    if (method !== 'GET') await record(db, `${method} ${asked.steps.join('/')}`.slice(0, 200), ctx);
    const headers = {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    };
    return read(await ask(url, { method, headers, ...(body && { body }) }));
  },
});

/** The public half of the tokens, for the server that is to believe them. */
export function serveKunciServer(app: FastifyInstance): void {
  // As every route: a proxy takes the path of KILAU_BASE_PATH away.
  app.get('/.well-known/jwks.json', async (_, reply) =>
    reply.header('cache-control', 'max-age=300').send(publicKeys()),
  );
}

function addressOf(steps: readonly string[], search: string): URL {
  const base = URL.parse(readEnv('KILAU_WHOLESALE') ?? '');
  if (!base || !/^https?:$/.test(base.protocol)) throw no(503, TIDAK.GROSIR_BELUM_DISET);
  // No step leads out of the address that was set.
  if (steps.length === 0 || steps.some((step) => /^\.{0,2}$/.test(step)))
    throw new Problem(404, 'TIDAK_DITEMUKAN', 'Data Tidak Ditemukan');
  const url = new URL(base.origin);
  url.pathname = [base.pathname.replace(/\/+$/, ''), ...steps.map(encodeURIComponent)].join('/');
  url.search = search;
  return url;
}

async function ask(url: URL, init: RequestInit): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return await callOut(url, { ...init, redirect: 'error', signal });
  } catch {
    throw no(503, TIDAK.GROSIR_MATI);
  }
}

/** Its status and its JSON; nothing else of it reaches a page of this address. */
async function read(answer: Response): Promise<Raw> {
  // Its no to the token is no end of this person's session.
  if (answer.status === 401) throw no(502, TIDAK.GROSIR_MENOLAK);
  const text = await textOf(answer);
  if (text !== '' && !isJson(text)) throw no(502, TIDAK.GROSIR_SALAH);
  return {
    status: answer.status,
    type: 'application/json; charset=utf-8',
    headers: { 'cache-control': 'no-store' },
    body: text,
  };
}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of answer.body ?? []) {
      size += part.byteLength;
      if (size > MOST) break;
      parts.push(part);
    }
  } catch {
    throw no(503, TIDAK.GROSIR_MATI);
  }
  if (size > MOST) throw no(502, TIDAK.GROSIR_SALAH);
  return Buffer.concat(parts).toString('utf8');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const record = (db: Database, kunci: string, ctx: Ctx): Promise<number> => {
  const { kode_toko, user_id, level, perangkat, ip } = ctx;
  const act = { tindakan: 'KE_GROSIR', tabel: 'grosir', kunci, op: randomUUID() };
  return recordAside(db, { kode_toko, user_id, level, perangkat, ip, ...act });
};
