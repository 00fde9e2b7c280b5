import { hash, randomUUID } from 'node:crypto';
import { recordAside } from '#kit/server/aside.table.ts';
import type { Ctx as KitCtx } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { AskedFar, Far } from '#kit/server/wire/far.ts';
import { tokenOf } from '#kit/server/wire/server-token.ts';
import { isPortalAman } from '#areas/toko/rules/portal.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bedaAkses } from '#areas/akses/rules/akses.ts';
import { findPerangkatSesi } from '#areas/akses/server/sesi/sesi.table.ts';
import { findUser } from '#areas/akses/server/users.table.ts';
import { MENU } from '#app/contract/menu.ts';
import { readAnswer, portalMati } from '#app/server/jauh/jawaban-jauh.ts';
import { isDiSini, isTakPergi } from '#app/server/jauh/panggilan-di-sini.ts';
import { findPortalJauh } from '#app/server/jauh/toko-jauh.query.ts';

/** The page waits 30 s: what has not begun to answer before is said by this server. A file may take longer. */
const PATIENCE_MS = 25_000;
const FILE_PATIENCE_MS = 120_000;

const TIDAK = refusals({
  PUSAT_SAJA: { message: 'Anda Tidak Berhak Membuka Toko Lain' },
  PORTAL_LAMBAT: { message: 'Server Toko Tidak Menjawab' },
});

type Jauh = { readonly kode_toko: string; readonly portal: string };

/**
 * Head office works on a shop that has a server of its own: its calls go to the shop's portal with a token that says
 * who asks exactly this (D-43.1, D-43.2). The browser talks to this server alone.
 */
export const tokoJauh = (db: Database): Far => ({
  isHere: (call, params, ctx) => isDiSini(call, params, ctx.user_id),
  isNever: isTakPergi,
  serverOf: async (kode_toko) => {
    const portal = await findPortalJauh(db, kode_toko);
    if (portal === undefined) return undefined;
    return (asked, ctx) => teruskan(db, { kode_toko, portal }, asked, ctx as Ctx);
  },
});

/** A write is recorded here before it goes, by the number of its token, which is in the branch's record too. */
async function teruskan(db: Database, jauh: Jauh, asked: AskedFar, ctx: Ctx): Promise<Raw> {
  if (ctx.variant !== 'pusat') throw new Problem(403, 'PUSAT_SAJA', TIDAK.PUSAT_SAJA.message);
  if (!isPortalAman(jauh.portal)) throw portalMati();
  const { method, body, headers } = asked;
  const { url, path } = alamat(jauh.portal, asked.path);
  const jti = randomUUID();
  const token = tokenOf(await penanya(db, jauh, ctx), { method, path, body }, jti);
  if (asked.writes) await catat(db, jauh, { jti, method, path, body }, ctx);
  const init = { method, headers: { ...headers, authorization: `Bearer ${token}` } };
  const patience = asked.file ? FILE_PATIENCE_MS : PATIENCE_MS;
  return readAnswer(await tanya(url, { ...init, ...(body && { body }) }, patience), asked);
}

/** What is signed is what goes over the line: the path as an URL writes it, behind the folder of the portal. */
function alamat(portal: string, asked: string): { url: URL; path: string } {
  const rumah = new URL(portal.replace(/\/+$/, ''));
  const folder = rumah.pathname.replace(/\/+$/, '');
  const url = new URL(rumah.origin + folder + asked);
  return { url, path: (url.pathname + url.search).slice(folder.length) };
}

/** The device is that of the session, whatever the request says; its name stays at head office. */
async function penanya(db: Database, { kode_toko: aud }: Jauh, ctx: Ctx) {
  const { kode_toko: iss, user_id: sub, level, akses } = ctx;
  const name = (await findUser(db, sub))?.usere_name ?? sub;
  const perangkat = await findPerangkatSesi(db, ctx.sidik);
  const dev = hash('sha256', `${iss}\n${perangkat}`, 'base64url').slice(0, 22);
  return { iss, aud, sub, level, name, dev, akses: bedaAkses(MENU, level, akses) };
}

type Dicatat = { readonly jti: string; method: string; path: string; body: string };

function catat(db: Database, jauh: Jauh, { jti, method, path, body }: Dicatat, ctx: KitCtx) {
  const { kode_toko, user_id, level, perangkat, ip, keystore } = ctx;
  const sesudah = {
    toko: jauh.kode_toko,
    panggilan: `${method} ${path}`.slice(0, 300),
    isi: hash('sha256', body),
    ...(keystore && { otorisasi: keystore }),
  };
  const act = { tindakan: 'KE_TOKO', tabel: 'toko', kunci: jti, op: randomUUID(), sesudah };
  return recordAside(db, { kode_toko, user_id, level, perangkat, ip, ...act });
}

/** Until it begins to answer; how long the rest may take is looked at while it is read. */
async function tanya(url: URL, init: RequestInit, patience: number): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: late.signal });
  } catch {
    throw late.signal.aborted
      ? new Problem(503, 'PORTAL_LAMBAT', TIDAK.PORTAL_LAMBAT.message)
      : portalMati();
  } finally {
    clearTimeout(timer);
  }
}
