import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusals, type Refusal } from '#kit/rules/refusal.ts';
import { scrambleBody, unscrambleBody, type Scramble } from '#kit/rules/wire/scramble.ts';
import { header } from '#kit/server/credentials.ts';
import { Problem } from '#kit/server/problem.ts';
import { readEnv } from '#kit/server/settings/env.ts';
import { unreadable } from '#kit/server/wire/readable.ts';

/** Who sends a body scrambled says so, and so does the answer (D-43.7). */
const HEADER = 'x-kilau-acak';
const KEY = /^[!-~]{8,64}$/;
const PLAIN = 'kode_toko,status,key,keystore';
/** A scrambled answer is read as a whole first: so much of it, as much as one shop takes of another (D-43.3). */
const MOST = 20_000_000;

const TIDAK = refusals({
  KUNCI_ACAK_KOSONG: { message: 'Kunci Acak Server Belum Disetel' },
  ACAK_MATI: { message: 'Payload Acak Tidak Aktif Di Toko Ini' },
});
const no = (status: number, { code, message }: Refusal): Problem =>
  new Problem(status, code, message);

/** The key that this server scrambles by; nothing where it has none. A key that is none ends the start. */
export function scrambleHere(): Scramble | undefined {
  const key = readEnv('KILAU_KUNCI_ACAK');
  if (key === undefined) return undefined;
  if (!KEY.test(key)) throw new Error('KILAU_KUNCI_ACAK must be 8 to 64 ASCII characters.');
  const plain = (readEnv('KILAU_ACAK_POLOS') ?? PLAIN).split(',').map((one) => one.trim());
  return { key, plain: new Set(plain) };
}

/** Requests whose answers are scrambled. */
const asked = new WeakSet<FastifyRequest>();

/** Reads a body that was scrambled, before anything looks at it: 503 without a key here, 400 where it was none. */
export function readScrambled(request: FastifyRequest, by: Scramble | undefined): void {
  if (header(request, HEADER) !== '1') return;
  if (!by) throw no(503, TIDAK.KUNCI_ACAK_KOSONG);
  if (typeof request.body === 'object' && request.body !== null) {
    const read = unscrambleBody(request.body, by);
    if (!read) throw unreadable();
    request.body = read.body;
  }
  asked.add(request);
}

/** A shop that has not switched it on reads nothing that was scrambled, and answers in plain words. */
export function needScrambling(request: FastifyRequest, on: boolean): void {
  if (on || !asked.delete(request)) return;
  throw no(400, TIDAK.ACAK_MATI);
}

/** Scrambles the JSON answers of who asked so; before anything squeezes them. */
export function answerScrambled(app: FastifyInstance, by: Scramble): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const json = /\bjson\b/.test(String(reply.getHeader('content-type') ?? ''));
    if (!json || !asked.has(request)) return payload;
    const text = await wholeOf(payload);
    reply.header(HEADER, '1');
    return text && JSON.stringify(scrambleBody(JSON.parse(text), by));
  });
}

async function wholeOf(payload: unknown): Promise<string> {
  if (!(payload instanceof Readable)) return String(payload ?? '');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of payload) {
    const bytes = Buffer.from(part as string);
    size += bytes.length;
    if (size > MOST) throw new Problem(413, 'DATA_TERLALU_BESAR', 'Data Terlalu Besar');
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}
