import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '#kit/server/canonical.ts';
import type { Database } from '#kit/server/database.ts';
import { findIn, stepsOf, type Found } from '#kit/server/find-route.ts';
import { bodyOf } from '#kit/server/wire/body-of.ts';
import { limiter } from '#kit/server/limiter.ts';
import { missing, Problem } from '#kit/server/problem.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { NOMOR } from '#areas/buku/rules/nomor.ts';
import { isKunci, TIDAK_KUNCI } from '#areas/katalog/rules/kunci-katalog.ts';
import { findPembaca, touchPembaca, type Pembaca } from '#areas/katalog/server/kunci.table.ts';
import { bacaServer, type Bacaan, type Dibaca } from '#areas/katalog/server/publik/baca.ts';
import type { Katalog } from '#areas/katalog/server/publik/terbit.ts';
import { rootPath } from '#app/server/files.ts';
import { serveDocument } from '#app/server/openapi.ts';

const BASE = '/api/katalog/v1/';
const TIDAK = refusals({
  KATALOG_TIDAK_ADA: { message: 'Katalog Tidak Ditemukan' },
  HANYA_BACA: { message: 'Katalog Hanya Dapat Dibaca' },
});

/** Used where the key's row has no limit of its own. */
const perKunci = limiter({ most: 120, seconds: 60 });
/** An address that tries keys: after so many wrong ones the database is not asked any more. */
const salahKunci = limiter({ most: 30, seconds: 60 });

/**
 * Any page may read with a key that its reader holds: no cookie counts here, and nothing is here that the public page
 * does not show (decision 550).
 */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'etag, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset',
  'cross-origin-resource-policy': 'cross-origin',
};

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'authorization, x-api-key, if-none-match',
  'access-control-max-age': '86400',
};

/** The read API of the catalogue for a shop's own app: only GET, only with a key (D-29.1). */
export function serveKatalogApi(app: FastifyInstance, db: Database, katalog: Katalog): void {
  const find = findIn(bacaServer, NOMOR);
  const above = BASE.split('/').length - 1;
  serveDocument(app, BASE, bacaServer, {
    title: 'Kilau Katalog',
    keyed: true,
    also: {
      304: 'Tidak berubah sejak ETag yang disebut',
      401: 'Kunci tidak dikenal atau sudah dicabut',
      429: 'Batas kunci per menit terlampaui, lihat Retry-After',
    },
  });
  app.all(`${BASE}*`, async (request, reply) => {
    reply.headers(CORS);
    if (request.method === 'OPTIONS') return reply.headers(PREFLIGHT).code(204).send();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD, OPTIONS');
      throw new Problem(405, TIDAK.HANYA_BACA.code, TIDAK.HANYA_BACA.message);
    }
    const steps = stepsOf(request.url);
    const found = steps && find('GET', steps.slice(above));
    if (!found) throw new Problem(404, 'TIDAK_DITEMUKAN', 'Data Tidak Ditemukan');
    const pembaca = await needPembaca(db, request, reply);
    const isi = await katalog.isi(pembaca.kode_toko);
    if (!isi) throw missing(TIDAK.KATALOG_TIDAK_ADA);
    return jawab(found, request, reply, { isi, akar: rootPath() });
  });
}

/** The key alone says whose catalogue is read. It is looked up each time, so that a revoked one is none at once. */
async function needPembaca(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Pembaca> {
  const kunci = kunciOf(request);
  const found = isKunci(kunci) ? await findPembaca(db, sha256(kunci)) : undefined;
  if (!found) {
    salahKunci(request.ip);
    reply.header('www-authenticate', 'Bearer');
    const { code, message } = TIDAK_KUNCI.KUNCI_API_DITOLAK;
    throw new Problem(401, code, message);
  }
  reply.header('ratelimit-limit', found.batas_menit);
  const left = perKunci(`${found.kode_toko}/${found.id}`, found.batas_menit);
  reply.headers({ 'ratelimit-remaining': left.calls, 'ratelimit-reset': left.seconds });
  await touchPembaca(db, found, request.ip);
  return found;
}

const kunciOf = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? String(headers['x-api-key'] ?? '');

function jawab(
  { route, params }: Found<Bacaan>,
  request: FastifyRequest,
  reply: FastifyReply,
  dibaca: Dibaca,
) {
  const answer = route.jawab(dibaca, { params, query: request.query ?? {} });
  const text = JSON.stringify(bodyOf(route.endpoint, answer));
  const etag = `W/"${sha256(text).slice(0, 32)}"`;
  // Only the holder of the key may cache the answer, no proxy between him and the shop.
  reply.headers({ etag, 'cache-control': 'private, max-age=15', vary: 'authorization, x-api-key' });
  const held = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (held.includes(etag) || held.includes('*')) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
