import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import type { Bell } from '#kit/server/bell.ts';
import { nowMs } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { limiter } from '#kit/server/limiter.ts';
import { parse } from '#kit/server/parse.ts';
import { conflictIf, Problem } from '#kit/server/problem.ts';
import { unseal } from '#kit/server/server-key.ts';
import { encode } from '#kit/server/wire/encode.ts';
import { isWhole, unreadable } from '#kit/server/wire/readable.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import {
  adaptorEndpoints,
  pesananMasukEndpoint,
} from '#areas/penjualan/contract/tayang/adaptor.api.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import {
  ADAPTOR_TERPANJANG,
  readSaluran,
  readTanda,
  ID_PANGGILAN,
  tandaLewat,
  TIDAK_ADAPTOR,
} from '#areas/penjualan/rules/tayang/adaptor.ts';
import { findRahasia, saveIdPanggilan } from '#areas/penjualan/server/tayang/sambungan.table.ts';
import { pemilikRahasia, tandaBenar } from '#areas/penjualan/server/tayang/tanda.ts';
import { terimaPesanan } from '#areas/penjualan/server/tayang/terima-pesanan.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import { openApiOf } from '#app/server/openapi.ts';

const BASE = '/api/v1/adaptor';
/**
 * Somebody who tries secrets of a channel is not listened to for a while; a channel may bring so many orders a minute.
 * A program before a marketplace brings orders of many shops from one address: one wrong secret keeps no other away.
 */
const salahTanda = limiter({ most: 30, seconds: 60 });
const salahAlamat = limiter({ most: 600, seconds: 60 });
const perSaluran = limiter({ most: 120, seconds: 60 });

type Ring = Bell['ring'];

/**
 * Orders come in from marketplaces and web shops (D-48.6): no session, no cookie, one signature a call. What is not
 * signed is answered before anything of it is read.
 */
export async function serveAdaptor(app: FastifyInstance, db: Database, ring: Ring): Promise<void> {
  let document: string | undefined;
  app.get(`${BASE}/openapi.json`, (_, reply) =>
    reply.type('application/json').send((document ??= JSON.stringify(adaptorDocument()))),
  );
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, bytes, done) => done(null, bytes));
    scope.post<{ Params: { kode: string } }>(
      `${BASE}/:kode/pesanan`,
      { bodyLimit: ADAPTOR_TERPANJANG },
      (request, reply) => terima(request, reply, { db, ring }),
    );
  });
}

type House = { readonly db: Database; readonly ring: Ring };

async function terima(request: Masuk, reply: FastifyReply, { db, ring }: House) {
  salahAlamat.full(request.ip);
  salahTanda.full(penanya(request));
  const isi = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
  const saluran = await needTanda(request, isi, db);
  const { kode_toko, kode_marketplace } = saluran;
  perSaluran(`${kode_toko}/${kode_marketplace}`);
  const { modul, param } = await readSetelanToko(db, kode_toko);
  if (!modul(penjualanModul.MARKETPLACE_INTEGRATION_MODULE))
    throw new Problem(403, 'MODUL_TIDAK_AKTIF', 'Modul Tidak Aktif');
  const masuk = parse(pesananMasukEndpoint.body, toJson(isi));
  const hasil = await db.begin(async (tx) => {
    const baru = await saveIdPanggilan(tx, saluran, String(request.headers['x-kilau-id']));
    conflictIf(!baru, TIDAK_ADAPTOR.PANGGILAN_ULANG);
    return terimaPesanan(tx, masuk, { ...saluran, param, ip: request.ip, pasti: false });
  });
  const { lama, ditahan, ...jawab } = hasil;
  if (ditahan.length > 0) ring(kode_toko, 'keranjang', { kode_barcode: ditahan });
  return reply
    .code(lama ? 200 : 201)
    .header('cache-control', 'no-store')
    .send({ data: encode(pesananMasukEndpoint.answer, jawab) });
}

/** Whose call it is. A channel that is not there, a wrong secret and a changed body are one no. */
async function needTanda(request: Masuk, isi: string, db: Database) {
  const { kode } = request.params;
  const id = String(request.headers['x-kilau-id'] ?? '');
  const tanda = readTanda(String(request.headers['x-kilau-tanda'] ?? ''));
  const saluran = readSaluran(kode);
  if (!tanda || !saluran || !ID_PANGGILAN.test(id)) throw tolak(request, TIDAK_ADAPTOR.TANDA_SALAH);
  const { kode_toko, kode_marketplace } = saluran;
  const sealed = await findRahasia(db, kode_toko, kode_marketplace);
  const rahasia = sealed && unseal(sealed, pemilikRahasia(kode_toko, kode_marketplace));
  const panggilan = `POST adaptor/${kode}/pesanan`;
  const benar = rahasia && tandaBenar(rahasia, { ...tanda, id, panggilan, isi });
  if (!benar) throw tolak(request, TIDAK_ADAPTOR.TANDA_SALAH);
  if (tandaLewat(tanda.waktu, nowMs())) throw tolak(request, TIDAK_ADAPTOR.TANDA_LEWAT);
  return saluran;
}

type Masuk = FastifyRequest<{ Params: { kode: string } }>;
const penanya = ({ ip, params }: Masuk): string => `${ip} ${params.kode.slice(0, 24)}`;

function tolak(request: Masuk, { code, message }: Refusal): Problem {
  salahAlamat(request.ip);
  salahTanda(penanya(request));
  return new Problem(401, code, message);
}

function toJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isWhole(value)) return value;
  } catch {
    throw unreadable();
  }
  throw unreadable();
}

/** What both sides speak: the call that this server answers, and those that a web shop answers. */
function adaptorDocument() {
  const endpoints: readonly AnyEndpoint[] = [pesananMasukEndpoint, ...adaptorEndpoints];
  const routes = endpoints.map((endpoint) => ({ endpoint }));
  const document = openApiOf(routes, {
    title: 'Kilau Adaptor',
    base: '/api/v1',
    also: {
      401: 'Tanda tangan tidak benar, atau lebih dari 5 menit',
      409: 'Versi lebih lama, atau panggilan ulang',
    },
  });
  const signed = ['x-kilau-tanda', 'x-kilau-id'].map((name) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string' },
  }));
  const theirs = [
    { url: 'https://toko-web.example/kilau', description: 'Alamat adaptor toko web' },
  ];
  const paths = Object.entries(document['paths'] as Record<string, Record<string, Operation>>);
  return {
    ...document,
    security: [],
    paths: Object.fromEntries(
      paths.map(([path, calls]) => [
        path,
        {
          ...(path.startsWith('/adaptor/') ? {} : { servers: theirs }),
          ...Object.fromEntries(
            Object.entries(calls).map(([method, one]) => [
              method,
              {
                ...one,
                parameters: [
                  ...one.parameters.filter(({ name }) => name !== 'Idempotency-Key'),
                  ...signed,
                ],
              },
            ]),
          ),
        },
      ]),
    ),
  };
}
type Operation = { readonly parameters: readonly { readonly name: string }[] };
