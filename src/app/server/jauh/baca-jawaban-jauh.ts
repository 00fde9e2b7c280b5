import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { refusals } from '#kit/rules/refusal.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';
import { TOKEN_JAM } from '#areas/akses/server/sesi/tamu.ts';

const TIDAK = refusals({
  PORTAL_MATI: { message: 'Server Toko Tidak Terhubung' },
  PORTAL_MENOLAK: { message: 'Server Toko Tidak Mengenal Pusat, Tukar Kunci Dahulu' },
  PORTAL_JAM: { message: 'Jam Server Toko Dan Pusat Berbeda Lebih Dari 1 Menit' },
  DATA_DITOLAK: { message: 'Data Gagal Dimuat' },
});
const no = (code: keyof typeof TIDAK): Problem => new Problem(503, code, TIDAK[code].message);
export const portalMati = (): Problem => no('PORTAL_MATI');

const MB = 1_000_000;
const JSON_MOST = 20 * MB;
const FILE_MOST = 300 * MB;
const PROBLEM_MOST = MB;
/** No part of a body may be longer on its way. */
const STILL_MS = 25_000;

const JSON_TYPE = 'application/json; charset=utf-8';
/** By the type that the other server says, the one that a page here is told: never its own words, never a page. */
const FILES: Readonly<Record<string, string>> = {
  'application/pdf': 'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv': 'text/csv; charset=utf-8',
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/webp': 'image/webp',
};
/** Whatever the bytes are, they run nothing and ask for nothing in a window of this address. */
const SHUT = { 'content-security-policy': "sandbox; default-src 'none'" };
/** The address of a call does not name its shop: a browser that kept it would show it as another shop's. */
const HEADERS = { 'cache-control': 'no-store', 'x-toko-jauh': '1', ...SHUT };
/** What our own pages take for the end or the lock of the session here: no other server says it. */
const OWN_WORDS = /Invalid Token\.|LAYAR_TERKUNCI|TOKEN_TIDAK_VALID/;

/** What a page of this address gets of another server's answer: its status and JSON, or the bytes of a file. */
export async function bacaJawaban(answer: Response, { file }: { file: boolean }): Promise<Raw> {
  const bare = /^([a-z]+\/[a-z0-9.+-]+)(?:; ?charset=utf-8)?$/.exec(
    (answer.headers.get('content-type') ?? '').toLowerCase(),
  )?.[1];
  const { status } = answer;
  if (status === 204) return { status, type: JSON_TYPE, headers: HEADERS, body: null };
  if (status >= 400) return masalah(answer, bare);
  const type = bare === 'application/json' ? JSON_TYPE : file && bare ? FILES[bare] : undefined;
  if (status < 200 || status >= 300 || !type || !answer.body) throw tolak(answer);
  const most = type === JSON_TYPE ? JSON_MOST : FILE_MOST;
  const name = /^(?:attachment|inline); filename="[\w. -]{1,120}"$/.exec(
    answer.headers.get('content-disposition') ?? '',
  )?.[0];
  return {
    status,
    type,
    headers: { ...HEADERS, ...(name && { 'content-disposition': name }) },
    body: Readable.from(bounded(answer.body, most)),
  };
}

/** A refusal of the other server's rules is the person's to read; one of its door is no end of the session here. */
async function masalah(answer: Response, bare: string | undefined): Promise<Raw> {
  if (!bare?.endsWith('json') || !answer.body) throw tolak(answer);
  const parts: Uint8Array[] = [];
  for await (const part of bounded(answer.body, PROBLEM_MOST)) parts.push(part);
  const text = Buffer.concat(parts).toString('utf8');
  const code = codeOf(text);
  if (code === undefined) throw no('DATA_DITOLAK');
  if (code === TOKEN_JAM) throw no('PORTAL_JAM');
  if (OWN_WORDS.test(text)) throw no('PORTAL_MENOLAK');
  const type = 'application/problem+json; charset=utf-8';
  return { status: answer.status, type, headers: HEADERS, body: text };
}

function codeOf(text: string): string | undefined {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}

function tolak(answer: Response): Problem {
  void answer.body?.cancel().catch(() => {});
  return no('DATA_DITOLAK');
}

/** An answer that is larger than any of ours, or stands still on its way, breaks off. */
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
