import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { refusals } from '#kit/rules/refusal.ts';
import type { Ctx as KitCtx } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { AskedFar, Far } from '#kit/server/wire/far.ts';
import { tokenOf } from '#kit/server/wire/server-token.ts';
import { isPortalAman } from '#areas/toko/rules/portal.ts';
import { findUser } from '#areas/akses/server/users.table.ts';
import { findPortalJauh } from '#app/server/jauh/toko-jauh.query.ts';

/** The page waits 30 s: what is not answered before is said by this server. */
const PATIENCE_MS = 25_000;
const MOST = 20_000_000;

const TIDAK = refusals({
  PUSAT_SAJA: { message: 'Anda Tidak Berhak Membuka Toko Lain' },
  PORTAL_MATI: { message: 'Server Toko Tidak Terhubung' },
  PORTAL_LAMBAT: { message: 'Server Toko Tidak Menjawab' },
  PORTAL_MENOLAK: { message: 'Server Toko Tidak Mengenal Pusat, Tukar Kunci Dahulu' },
  DATA_DITOLAK: { message: 'Data Gagal Dimuat' },
});
const no = (status: number, { code, message }: { code: string; message: string }): Problem =>
  new Problem(status, code, message);

/** What a session does at its own server, whichever shop it works on. */
const DI_SINI: ReadonlySet<string> = new Set([
  'GET tokos',
  'GET users/hadir',
  'POST users/logout',
  'POST users/kunci',
  'POST users/buka-kunci',
  'POST users/kunci-sidik',
  'POST users/buka-kunci-sidik',
  'POST users/kekuatan',
  'POST users/change-password',
  'GET dua-faktor',
  'POST dua-faktor/mulai',
  'POST dua-faktor/aktifkan',
  'POST dua-faktor/matikan',
]);

/** Types that a page of this address may be given; a page of the other server is none of them. */
const TYPES: ReadonlySet<string> = new Set([
  'application/json',
  'application/problem+json',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/svg+xml',
]);
const BACK = ['content-disposition', 'etag', 'retry-after'];

/**
 * Head office works on a shop that has a server of its own: its calls go to the shop's portal with a token that says
 * who asks exactly this (D-43.1, D-43.2). The browser talks to this server alone.
 */
export const tokoJauh = (db: Database): Far => ({
  here: DI_SINI,
  serverOf: async (kode_toko) => {
    const portal = await findPortalJauh(db, kode_toko);
    if (portal === undefined) return undefined;
    return (asked, ctx) => teruskan(db, { kode_toko, portal }, asked, ctx);
  },
});

async function teruskan(
  db: Database,
  { kode_toko, portal }: { kode_toko: string; portal: string },
  asked: AskedFar,
  ctx: KitCtx,
): Promise<Raw> {
  if (ctx.variant !== 'pusat') throw no(403, TIDAK.PUSAT_SAJA);
  if (!isPortalAman(portal)) throw no(503, TIDAK.PORTAL_MATI);
  const { kode_toko: iss, user_id: sub, level } = ctx;
  const name = (await findUser(db, sub))?.usere_name ?? sub;
  const dev = hash('sha256', `${iss}\n${ctx.perangkat}`, 'base64url').slice(0, 22);
  const { method, path, body, headers } = asked;
  const token = tokenOf({ iss, aud: kode_toko, sub, level, name, dev }, { method, path, body });
  const url = portal.replace(/\/+$/, '') + path;
  const init = { method, headers: { ...headers, authorization: `Bearer ${token}` } };
  return baca(await tanya(url, { ...init, ...(body && { body }) }));
}

async function tanya(url: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    return await fetch(url, { ...init, redirect: 'error', signal });
  } catch {
    throw no(503, signal.aborted ? TIDAK.PORTAL_LAMBAT : TIDAK.PORTAL_MATI);
  }
}

/** Its status, its type where a page here may have it, and its bytes; no cookie and no other header of it. */
function baca(answer: Response): Raw {
  const type = answer.headers.get('content-type') ?? '';
  // Its no to the token is no end of this person's session.
  if (answer.status === 401) throw tolak(answer, no(503, TIDAK.PORTAL_MENOLAK));
  const empty = answer.status === 204 || answer.status === 304;
  if (!empty && !TYPES.has(type.replace(/\s*;.*$/s, '')))
    throw tolak(answer, no(503, TIDAK.DATA_DITOLAK));
  const headers = BACK.flatMap((name) => {
    const said = answer.headers.get(name);
    return said === null ? [] : [[name, said] as const];
  });
  return {
    status: answer.status,
    type: empty ? 'application/json' : type,
    // The address of a call does not name its shop: a browser that kept it would show it as this shop's.
    headers: { ...Object.fromEntries(headers), 'cache-control': 'no-store', 'x-toko-jauh': '1' },
    body: empty || !answer.body ? null : Readable.from(bounded(answer.body)),
  };
}

function tolak(answer: Response, problem: Problem): Problem {
  void answer.body?.cancel().catch(() => {});
  return problem;
}

/** An answer that is larger than any of ours breaks off. */
async function* bounded(body: AsyncIterable<Uint8Array>) {
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > MOST) throw new Error(`An answer of more than ${MOST} bytes`);
    yield part;
  }
}
