import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { refusals } from '#kit/rules/refusal.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { AskedFar } from '#kit/server/wire/far.ts';
import {
  fotoEndpoint,
  fotoNamaEndpoint,
  gambarJenisEndpoint,
} from '#areas/stock/contract/foto.api.ts';
import { FOTO_KOSONG_SVG } from '#areas/stock/server/foto/foto-kosong.ts';
import { TOKEN_JAM } from '#areas/akses/server/sesi/tamu.ts';

const TIDAK = refusals({
  PORTAL_MATI: { message: 'Server Toko Tidak Terhubung' },
  PORTAL_MENOLAK: { message: 'Server Toko Tidak Mengenal Pusat, Tukar Kunci Dahulu' },
  PORTAL_JAM: { message: 'Jam Server Toko Dan Pusat Berbeda Lebih Dari 1 Menit' },
  DATA_DITOLAK: { message: 'Data Gagal Dimuat' },
});
const no = (code: keyof typeof TIDAK): Problem => new Problem(503, code, TIDAK[code].message);
export const portalMati = (): Problem => no('PORTAL_MATI');
export const dataDitolak = (): Problem => no('DATA_DITOLAK');

const MB = 1_000_000;
const JSON_MOST = 20 * MB;
const FILE_MOST = 300 * MB;
const PROBLEM_MOST = MB;
/** No part of a body may be longer on its way. */
const STILL_MS = 25_000;

const JSON_TYPE = 'application/json; charset=utf-8';
/**
 * By the type that the other server says: the type that a page here gets, and how its file ends. Never its own words,
 * never a page or a picture that holds words.
 */
const FILES: Readonly<Record<string, readonly [type: string, ending: string]>> = {
  'application/pdf': ['application/pdf', 'pdf'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'xlsx',
  ],
  'application/xml': ['application/xml; charset=utf-8', 'xml'],
  'text/csv': ['text/csv; charset=utf-8', 'csv'],
  'image/png': ['image/png', 'png'],
  'image/jpeg': ['image/jpeg', 'jpg'],
  'image/webp': ['image/webp', 'webp'],
};
/** Calls that answer one photo, and a drawn picture where there is none. */
const FOTO: ReadonlySet<string> = new Set([
  fotoEndpoint.call,
  fotoNamaEndpoint.call,
  gambarJenisEndpoint.call,
]);
/** Whatever the bytes are, they run nothing and ask for nothing in a window of this address. */
const SHUT = { 'content-security-policy': "sandbox; default-src 'none'" };
/** The address of a call does not name its shop: a browser that kept it would show it as another shop's. */
const HEADERS = { 'cache-control': 'no-store', 'x-toko-jauh': '1', ...SHUT };
/** What our own pages take for the end or the lock of the session here: no other server says it. */
const OWN_CODES: ReadonlySet<unknown> = new Set(['LAYAR_TERKUNCI', 'TOKEN_TIDAK_VALID']);
const OWN_WORDS = 'Invalid Token.';

/** What a page of this address gets of another server's answer: its status and JSON, or the bytes of a file. */
export async function readAnswer(
  answer: Response,
  { call, file, method }: Pick<AskedFar, 'call' | 'file' | 'method'>,
): Promise<Raw> {
  const head = method === 'HEAD';
  const bare = /^([a-z]+\/[a-z0-9.+-]+)(?:; ?charset=utf-8)?$/.exec(
    (answer.headers.get('content-type') ?? '').toLowerCase(),
  )?.[1];
  const { status, body } = answer;
  if (status >= 400) return masalah(answer, bare);
  const kosong = { status, type: JSON_TYPE, headers: HEADERS, body: null };
  if (status === 204 || (head && status === 200)) return kosong;
  // Where the branch has no photo it draws one. A drawing may hold words: this server's own is shown.
  if (FOTO.has(call ?? '') && status === 200 && bare === 'image/svg+xml') {
    tolak(answer, no('DATA_DITOLAK'));
    return { status, type: bare, headers: HEADERS, body: FOTO_KOSONG_SVG };
  }
  const [type, ending] =
    bare === 'application/json' ? [JSON_TYPE, 'json'] : (file && bare && FILES[bare]) || [];
  if (status < 200 || status >= 300 || !type || !body) throw tolak(answer, no('DATA_DITOLAK'));
  return {
    status,
    type,
    headers: { ...HEADERS, ...namaBerkas(answer, ending) },
    body: Readable.from(bounded(body, type === JSON_TYPE ? JSON_MOST : FILE_MOST)),
  };
}

/** A name that ends as its type does, or none. */
function namaBerkas({ headers }: Response, ending: string | undefined): Record<string, string> {
  const said = headers.get('content-disposition') ?? '';
  const [, how = '', name = ''] =
    /^(attachment|inline); filename="([\w. ()-]{1,120})"$/.exec(said) ?? [];
  return name.endsWith(`.${ending}`) && ending !== 'json'
    ? { 'content-disposition': `${how}; filename="${name}"` }
    : {};
}

/** A refusal of the other server's rules is the person's to read; one of its door is no end of the session here. */
async function masalah(answer: Response, bare: string | undefined): Promise<Raw> {
  if (!bare?.endsWith('json') || !answer.body) throw tolak(answer, no('DATA_DITOLAK'));
  const said = await readProblem(answer.body);
  if (typeof said?.code !== 'string') throw no('DATA_DITOLAK');
  if (said.code === TOKEN_JAM) throw no('PORTAL_JAM');
  const own = OWN_CODES.has(said.code) || String(said.message).includes(OWN_WORDS);
  if (own) throw no('PORTAL_MENOLAK');
  const type = 'application/problem+json; charset=utf-8';
  return { status: answer.status, type, headers: HEADERS, body: JSON.stringify(said) };
}

type Said = { readonly code?: unknown; readonly message?: unknown };

/** Written again by this server, so that what was looked at is what a page reads. */
async function readProblem(body: ReadableStream<Uint8Array>): Promise<Said | undefined> {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of bounded(body, PROBLEM_MOST)) parts.push(part);
    const said: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    return typeof said === 'object' && said !== null ? said : undefined;
  } catch {
    return undefined;
  }
}

function tolak(answer: Response, problem: Problem): Problem {
  void answer.body?.cancel().catch(() => {});
  return problem;
}

/** An answer that is larger than any of ours, or stops on its way, breaks off. */
async function* bounded(body: ReadableStream<Uint8Array>, most: number) {
  const reader = body.getReader();
  let size = 0;
  try {
    for (;;) {
      const part = await inTime(reader.read());
      if (part.done) return;
      size += part.value.byteLength;
      if (size > most) throw new Error(`An answer of more than ${most} bytes`);
      yield part.value;
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

async function inTime<A>(work: Promise<A>): Promise<A> {
  const over = new AbortController();
  const late = wait(STILL_MS, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error('An answer stood still');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    late.catch(() => {});
  }
}
