import { randomUUID } from 'node:crypto';
import { refusals } from '#kit/rules/refusal.ts';
import { nowIso, nowMs } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import { tokenOf } from '#kit/server/wire/server-token.ts';
import { callOut } from '#kit/server/wire/call-out.ts';
import { isSignedAnswer, TANDA } from '#kit/server/wire/signed-answer.ts';
import { isPortalAman } from '#areas/toko/rules/portal.ts';
import { SERVER } from '#areas/toko/rules/server.ts';
import {
  findServer,
  isDicabut,
  listKunciServer,
  noteGagal,
  noteServer,
} from '#areas/toko/server/antar/antar.table.ts';

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
export type JawabServer = {
  readonly status: number;
  readonly body: unknown;
  /** It is that server's own word, as far as its key is known here, and not the line's (decision 1232). */
  readonly pasti: boolean;
};

/**
 * Asks the server of another shop in the name of this one (D-43.2): no person asks, and endpoints for servers alone
 * (`right: 'server'`) answer. Its refusals come back as they are; throws 503 where there is no answer of ours. Where
 * this server has a key of that one, what it has not signed is none.
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
  const jti = randomUUID();
  const who = { iss: dari, aud: ke, sub: SERVER.user_id, level: SERVER.level };
  const token = tokenOf(who, asked, jti);
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
  };
  const signal = AbortSignal.timeout(patienceMs);
  let beda: number | null = null;
  try {
    // Who has stolen a key, and answers at its address, would need no signature once it is revoked.
    if (await isDicabut(db, ke)) throw takSampai('PORTAL_MENOLAK');
    const init: RequestInit = { method, headers, redirect: 'error', signal, ...(body && { body }) };
    const answer = await callOut(asked.url, init).catch((error: unknown) => {
      if (signal.aborted) throw no('PORTAL_LAMBAT');
      throw isTanpaSambungan(error) ? takSampai('PORTAL_MATI') : no('PORTAL_MATI');
    });
    const said = await readJson(answer, signal);
    const told = await asProved(db, ke, answer, { method, jti, said });
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

type Said = { readonly text: string; readonly value: unknown };

/** A body too large is refused before anybody is known, and by what is before the server, too. */
const TANPA_TANDA = new Set([401, 413]);

/** Who has answered: a program that could be any may say that it does not know this server, and no more. */
async function asProved(
  db: Database,
  ke: string,
  { status, headers }: Response,
  { method, jti, said: { text, value } }: { method: string; jti: string; said: Said },
): Promise<JawabServer> {
  const keys = await listKunciServer(db, ke, nowIso());
  const tanda = headers.get(TANDA);
  const pasti =
    keys.length === 0 ||
    (tanda !== null && isSignedAnswer(keys, tanda, { jti, status, body: text }));
  // Nothing is written by a look; what masters are is signed by itself (D-43.6). Signed by a key that this server does
  // not know: keys are exchanged once more.
  if (!pasti && method !== 'GET' && !TANPA_TANDA.has(status))
    throw no(tanda ? 'PORTAL_MENOLAK' : 'DATA_DITOLAK');
  return { status, body: value, pasti };
}

/** Seconds by which the other clock is ahead, where the answer tells its time. */
function clockOf({ body }: JawabServer): number | null {
  const { jam, data } = (body ?? {}) as { jam?: unknown; data?: { jam?: unknown } | null };
  const told = Date.parse(String(data?.jam ?? jam ?? ''));
  return Number.isNaN(told) ? null : Math.round((told - nowMs()) / 1000);
}

/** JSON alone, of a bounded size; a page, a picture, or an answer that breaks off is none of ours. */
async function readJson({ headers, body, status }: Response, signal: AbortSignal): Promise<Said> {
  if (status === 204) return { text: '', value: null };
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
    const text = Buffer.concat(parts).toString('utf8');
    return { text, value: JSON.parse(text) };
  } catch {
    throw no(signal.aborted ? 'PORTAL_LAMBAT' : 'DATA_DITOLAK');
  }
}

function needKnown({ status, body, pasti }: JawabServer): void {
  if (status !== 401) return;
  const { code } = (body ?? {}) as { code?: unknown };
  throw (pasti ? takSampai : no)(code === TOKEN_JAM ? 'PORTAL_JAM' : 'PORTAL_MENOLAK');
}
