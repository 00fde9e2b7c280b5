import { hash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { recordAside } from '#kit/server/aside.table.ts';
import type { Ctx as KitCtx } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { turns, type GiveBack, type Turns } from '#kit/server/pool/turns.ts';
import { Problem } from '#kit/server/problem.ts';
import type { AskedFar } from '#kit/server/wire/far.ts';
import { tokenOf, type Asker } from '#kit/server/wire/server-token.ts';
import { formHeaders, type Form } from '#kit/server/write/form.ts';
import { callOut } from '#kit/server/wire/call-out.ts';
import { isPortalAman } from '#areas/toko/rules/portal.ts';
import { portalMati } from '#app/server/jauh/jawaban-jauh.ts';
import { bisaCoba, bolehCoba, catatGagal, catatJawab } from '#app/server/jauh/pemutus.ts';
import { isPernahDikirim } from '#app/server/jauh/toko-jauh.query.ts';

/** The page waits 30 s: what has not begun to answer before is said by this server. A file may take longer. */
const PATIENCE_MS = 25_000;
const FILE_PATIENCE_MS = 120_000;
/**
 * A form is held until the other server answers: so many at once, of all shops and of one of them, whose server may
 * hang. One more is 503, unread.
 */
const FORMULIR = 8;
const FORMULIR_SETOKO = 4;
/** A server that is to be tried again; its own words say no more. */
const AGAIN = 15;

const TIDAK = refusals({
  PORTAL_LAMBAT: { message: 'Server Toko Tidak Menjawab' },
});

export type Jauh = { readonly kode_toko: string; readonly portal: string };
/** What the record of head office keeps beside the call itself. */
type Catatan = Readonly<Record<string, unknown>>;
type Pengirim = Pick<KitCtx, 'kode_toko' | 'user_id' | 'level' | 'perangkat' | 'ip'>;

type Kiriman = {
  readonly jauh: Jauh;
  /** Who asks, as the token says it. */
  readonly siapa: Asker;
  readonly asked: AskedFar;
  /** Whose record a write is. */
  readonly dari: Pengirim;
  readonly catatan?: Catatan;
};

/**
 * Sends one call with a token for exactly it. A write is recorded here before it goes, by the token's number. A form is
 * read once the shop is asked at all.
 */
export async function sendJauh(db: Database, kiriman: Kiriman): Promise<Response> {
  const { jauh, asked } = kiriman;
  if (!isPortalAman(jauh.portal)) throw portalMati();
  if (!asked.form) return send(db, kiriman);
  await needBoleh(db, kiriman, bisaCoba);
  const selesai = await giliranFormulir(jauh.kode_toko);
  try {
    return await send(db, kiriman, await asked.form());
  } finally {
    selesai();
  }
}

const semuaFormulir = turns(FORMULIR, 0, 0);
const formulirToko = new Map<string, Turns>();

async function giliranFormulir(kode_toko: string): Promise<GiveBack> {
  const toko = formulirToko.get(kode_toko) ?? turns(FORMULIR_SETOKO, 0, 0);
  formulirToko.set(kode_toko, toko);
  const ofToko = await toko.take();
  try {
    const ofSemua = await semuaFormulir.take();
    return () => {
      ofToko();
      ofSemua();
    };
  } catch (error) {
    ofToko();
    throw error;
  }
}

/** A write whose first try may have been done always goes; any other call waits while the shop is left alone. */
async function needBoleh(
  db: Database,
  { jauh, asked: { writes, headers }, dari }: Kiriman,
  boleh: typeof bolehCoba,
): Promise<void> {
  if (boleh(jauh)) return;
  if (!writes || !(await isPernahDikirim(db, dari, headers['idempotency-key']))) throw istirahat();
}

async function send(db: Database, kiriman: Kiriman, form?: Form): Promise<Response> {
  await needBoleh(db, kiriman, bolehCoba);
  const { jauh, siapa, asked, dari, catatan } = kiriman;
  const { method, headers } = asked;
  const { url, path } = alamat(jauh.portal, asked.path);
  const body = form?.signed ?? asked.body;
  const jti = randomUUID();
  const token = tokenOf(siapa, { method, path, body, headers }, jti);
  const isi = { toko: jauh.kode_toko, panggilan: `${method} ${path}`.slice(0, 300) };
  const key = headers['idempotency-key'];
  const sesudah = { ...isi, isi: hash('sha256', body), ...(key && { kunci: key }), ...catatan };
  if (asked.writes) await catat(db, dari, { kunci: jti, sesudah });
  const init = {
    method,
    headers: { ...headers, ...(form && formHeaders(form)), authorization: `Bearer ${token}` },
    ...(form ? { body: Readable.from(form.parts), duplex: 'half' as const } : body && { body }),
  };
  return tanya(jauh, { url, init }, asked.file || form ? FILE_PATIENCE_MS : PATIENCE_MS);
}

const istirahat = (): Problem => {
  const { status, code, message } = portalMati();
  return new Problem(status, code, message, { retryAfter: AGAIN });
};

/** What is signed is what goes over the line: the path as an URL writes it, behind the folder of the portal. */
function alamat(portal: string, asked: string): { url: URL; path: string } {
  const rumah = new URL(portal.replace(/\/+$/, ''));
  const folder = rumah.pathname.replace(/\/+$/, '');
  const url = new URL(rumah.origin + folder + asked);
  return { url, path: (url.pathname + url.search).slice(folder.length) };
}

type Dicatat = { readonly kunci: string; readonly sesudah: object };

function catat(db: Database, dari: Pengirim, { kunci, sesudah }: Dicatat) {
  const { kode_toko, user_id, level, perangkat, ip } = dari;
  const act = { tindakan: 'KE_TOKO', tabel: 'toko', kunci, op: randomUUID(), sesudah };
  return recordAside(db, { kode_toko, user_id, level, perangkat, ip, ...act });
}

type Dituju = { readonly url: URL; readonly init: RequestInit };

/** Until it begins to answer; how long the rest may take is looked at while it is read. */
async function tanya(jauh: Jauh, { url, init }: Dituju, patience: number): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  try {
    const answer = await callOut(url, { ...init, redirect: 'error', signal: late.signal });
    catatJawab(jauh);
    return answer;
  } catch {
    catatGagal(jauh);
    throw late.signal.aborted
      ? new Problem(503, 'PORTAL_LAMBAT', TIDAK.PORTAL_LAMBAT.message)
      : portalMati();
  } finally {
    clearTimeout(timer);
  }
}
