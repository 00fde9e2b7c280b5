import { refusals } from '#kit/rules/refusal.ts';
import { nowMs } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import { tokenOf } from '#kit/server/wire/server-token.ts';
import { callOut } from '#kit/server/wire/call-out.ts';
import { isPortalAman } from '#areas/toko/rules/portal.ts';
import { SERVER } from '#areas/toko/rules/server.ts';
import { findServer, noteGagal, noteServer } from '#areas/toko/server/antar/antar.table.ts';

const TIDAK = refusals({
  PORTAL_MATI: { message: 'Server Toko Tidak Terhubung' },
  PORTAL_LAMBAT: { message: 'Server Toko Tidak Menjawab' },
  PORTAL_MENOLAK: { message: 'Server Toko Tidak Mengenal Pusat, Tukar Kunci Dahulu' },
  PORTAL_JAM: { message: 'Jam Server Toko Dan Pusat Berbeda Lebih Dari 1 Menit' },
  DATA_DITOLAK: { message: 'Data Gagal Dimuat' },
});
const no = (code: keyof typeof TIDAK): Problem => new Problem(503, code, TIDAK[code].message);

/** Nothing of it was taken there: there was no connection, or the other server does not believe this one. */
export class TakSampai extends Problem {}
const takSampai = (code: keyof typeof TIDAK): Problem =>
  new TakSampai(503, code, TIDAK[code].message);

/** Long enough for a server at work; a person may wait for it. */
const PATIENCE_MS = 10_000;
const MOST = 20_000_000;
const BASE = '/api/v1/';
/** What the other server says of a true token of other minutes than its own. */
const TOKEN_JAM = 'TOKEN_JAM';

type Antara = { readonly dari: string; readonly ke: string };
/** `path` with its query; what does not begin at the base is meant from there. */
type Ditanya = { readonly method: string; readonly path: string; readonly body: string };
export type JawabServer = { readonly status: number; readonly body: unknown };

/**
 * Asks the server of another shop in the name of this one (D-43.2): no person asks, and endpoints for servers alone
 * (`right: 'server'`) answer. Its refusals come back as they are; throws 503 where there is no answer of ours.
 */
export async function tanyaServer(
  db: Database,
  { dari, ke }: Antara,
  { method, path, body }: Ditanya,
  patienceMs: number = PATIENCE_MS,
): Promise<JawabServer> {
  const server = await findServer(db, ke);
  if (!server || !isPortalAman(server.portal)) throw takSampai('PORTAL_MATI');
  const meant = path.startsWith(BASE) ? path : BASE + path.replace(/^\/+/, '');
  const asked = { method, ...addressOf(server.portal, meant), body };
  const token = tokenOf({ iss: dari, aud: ke, sub: SERVER.user_id, level: SERVER.level }, asked);
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
  };
  const signal = AbortSignal.timeout(patienceMs);
  let beda: number | null = null;
  try {
    const init: RequestInit = { method, headers, redirect: 'error', signal, ...(body && { body }) };
    const answer = await callOut(asked.url, init).catch((error: unknown) => {
      if (signal.aborted) throw no('PORTAL_LAMBAT');
      throw isTanpaSambungan(error) ? takSampai('PORTAL_MATI') : no('PORTAL_MATI');
    });
    const told = { status: answer.status, body: await readJson(answer, signal) };
    beda = clockOf(told);
    needKnown(told);
    await noteServer(db, ke, beda);
    return told;
  } catch (error) {
    if (error instanceof Problem) await noteGagal(db, ke, error.code, beda);
    throw error;
  }
}

/** What is signed is what goes over the line: the path as an URL writes it, behind the folder of the portal. */
function addressOf(portal: string, asked: string): { url: URL; path: string } {
  const rumah = new URL(portal.replace(/\/+$/, ''));
  const folder = rumah.pathname.replace(/\/+$/, '');
  const url = new URL(rumah.origin + folder + asked);
  return { url, path: (url.pathname + url.search).slice(folder.length) };
}

type Sebab = { readonly code?: string; readonly syscall?: string; readonly errors?: Sebab[] };
const SEBELUM = new Set(['connect', 'getaddrinfo']);

/** Whether a request failed before it had a connection; one that broke off later may have been taken. */
function isTanpaSambungan(error: unknown): boolean {
  const { cause } = error as { cause?: Sebab };
  const all = cause?.errors ?? (cause ? [cause] : []);
  return (
    all.length > 0 &&
    all.every(
      ({ code, syscall = '' }) => SEBELUM.has(syscall) || code === 'UND_ERR_CONNECT_TIMEOUT',
    )
  );
}

/** Seconds by which the other clock is ahead, where the answer tells its time. */
function clockOf({ body }: JawabServer): number | null {
  const { jam, data } = (body ?? {}) as { jam?: unknown; data?: { jam?: unknown } | null };
  const told = Date.parse(String(data?.jam ?? jam ?? ''));
  return Number.isNaN(told) ? null : Math.round((told - nowMs()) / 1000);
}

/** JSON alone, of a bounded size; a page, a picture, or an answer that breaks off is none of ours. */
async function readJson(
  { headers, body, status }: Response,
  signal: AbortSignal,
): Promise<unknown> {
  if (status === 204) return null;
  const type = headers.get('content-type') ?? '';
  if (!/^application\/(?:problem\+)?json\b/.test(type) || !body) {
    void body?.cancel().catch(() => {});
    throw no('DATA_DITOLAK');
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of body) {
      size += part.byteLength;
      if (size > MOST) throw new Error('too large');
      parts.push(part);
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw no(signal.aborted ? 'PORTAL_LAMBAT' : 'DATA_DITOLAK');
  }
}

function needKnown({ status, body }: JawabServer): void {
  if (status !== 401) return;
  const { code } = (body ?? {}) as { code?: unknown };
  throw takSampai(code === TOKEN_JAM ? 'PORTAL_JAM' : 'PORTAL_MENOLAK');
}
