import type { FastifyReply, FastifyRequest } from 'fastify';
import { readEnv } from '#kit/server/settings/env.ts';
import { plain, plainIn } from '#kit/rules/sentence.ts';
import { spoken } from '#kit/server/act.ts';
import { localeOf } from '#kit/server/credentials.ts';
import { Problem } from '#kit/server/problem.ts';
import { isAway, sqlState } from '#kit/server/sql/sql-state.ts';

const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT', '58030']);
/** Others were quicker each time that it was tried; nothing was changed. */
const CROWDED = new Set(['40001', '40P01']);
/** A character that no text may hold (a NUL); the statement that it came with has done nothing. */
const NO_TEXT = new Set(['22021', '22P05']);
const OUT_OF_RANGE = '22003';
/** A statement that ran longer than it may: a report over too much. */
const TOO_LONG = '57014';
/** Seconds after which a client that got 503 may ask again. */
const AGAIN = 5;

type Translate = (locale: string) => (text: string) => string;

/** One shape for every no; anything unexpected says nothing of its inside (ASVS 16.5). */
export function fail(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  translate: Translate,
) {
  const document = problemDocument(error, request, translate);
  const again = error instanceof Problem ? error.retryAfter : undefined;
  if (again || document.status === 503) reply.header('retry-after', String(again ?? AGAIN));
  return reply
    .code(document.status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(document));
}

/** What a failure answers, in the language of the person who asked. */
export function problemDocument(error: unknown, request: FastifyRequest, translate: Translate) {
  // Calls that are no write with a key (a log-in, an approval) race for the same row, too: 409, as in a write.
  const said = spoken(error);
  const problem = said instanceof Problem ? said : known(error);
  if (!problem) request.log.error(error);
  else if (problem.status === 503) request.log.warn(error);
  if (!problem && readEnv('KILAU_DEBUG')) console.error(error);
  const { status, code, message, errors, extra } =
    problem ?? new Problem(500, 'KESALAHAN_SERVER', 'Terjadi Kesalahan Saat Request Data');
  const t = translate(localeOf(request));
  const say = (packed: string) => plain(packed, t);
  return {
    ...plainIn(extra, t),
    status,
    code,
    message: say(message),
    ...(errors
      ? { errors: errors.map((one) => ({ path: one.path, message: say(one.message) })) }
      : {}),
  };
}

function known(error: unknown): Problem | undefined {
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (DISK_FULL.has(sqlState(error)))
    return new Problem(503, 'PENYIMPANAN_PENUH', 'Penyimpanan Penuh, Penjualan Dihentikan');
  if (isAway(error)) return new Problem(503, 'DATABASE_TIDAK_TERSEDIA', 'Koneksi Bermasalah');
  if (CROWDED.has(sqlState(error)))
    return new Problem(503, 'SERVER_SIBUK', 'Server Sedang Sibuk, Coba Lagi Nanti');
  if (sqlState(error) === TOO_LONG) return new Problem(503, 'WAKTU_HABIS', 'Koneksi bermasalah..');
  if (NO_TEXT.has(sqlState(error)))
    return new Problem(400, 'DATA_SALAH_BENTUK', 'Data Salah Bentuk');
  if (sqlState(error) === OUT_OF_RANGE)
    return new Problem(422, 'ANGKA_TERLALU_BESAR', 'Angka Terlalu Besar');
  if (code === 'FST_REQ_FILE_TOO_LARGE' || statusCode === 413)
    return new Problem(413, 'DATA_TERLALU_BESAR', 'Data Terlalu Besar');
  if (statusCode === 415)
    return new Problem(415, 'JENIS_TIDAK_DIDUKUNG', 'Jenis Data Tidak Didukung');
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new Problem(400, 'DATA_SALAH_BENTUK', 'Data Salah Bentuk');
  return undefined;
}
