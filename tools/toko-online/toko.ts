import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Isi = Readonly<Record<string, unknown>>;
type Item = { readonly versi: number; readonly isi: Isi | undefined };
type Panggilan = { method: string; path: string; isi: string; status: number };
type Jawaban = readonly [status: number, body?: unknown];
/**
 * How it answers the next call: as it should, late, with a fault or a no, by a version of before, twice over, not at
 * all, by sending elsewhere, or not itself: its host answers with a page, as found or as missing.
 */
export type Laku =
  | 'BIASA'
  | 'LAMBAT'
  | 'GALAT'
  | 'TOLAK'
  | 'MUNDUR'
  | 'GANDA'
  | 'PUTUS'
  | 'ALIH'
  | 'HALAMAN'
  | 'HILANG';

const SATU = /^items\/([^/?]+)(?:\?versi=(\d+))?$/;
const RESI = /^orders\/([^/?]+)\/resi$/;
const TANDA = /^t=(\d+),v1=([0-9a-f]{64})$/;
const TANPA = '0'.repeat(64);

const hmac = (rahasia: string, teks: string): string =>
  createHmac('sha256', rahasia).update(teks).digest('hex');

/** The headers of a call that a web shop makes to Kilau (docs/adaptor.md). */
export function tandai(rahasia: string, panggilan: string, isi: string, waktu: number) {
  const id = randomUUID();
  const hash = hmac(rahasia, `${waktu}\n${id}\n${panggilan}\n${isi}`);
  return { 'x-kilau-id': id, 'x-kilau-tanda': `t=${waktu},v1=${hash}` };
}

/** What it keeps, in memory. */
class Etalase {
  readonly items = new Map<string, Item>();
  readonly orders: Isi[] = [];
  readonly resi = new Map<string, string>();
  readonly #seen = new Set<string>();

  /** Codes of what it offers now. */
  tampil(): string[] {
    return [...this.items].flatMap(([kode, { isi }]) => (isi ? [kode] : [])).toSorted();
  }

  /** The greatest `versi` of a piece is believed. */
  #taruh(kode: string, versi: number, isi: Isi | undefined): Jawaban {
    const lama = this.items.get(kode);
    if (lama && lama.versi >= versi) return [409, { versi: lama.versi }];
    // Photos that are not sent again are those of before.
    const foto = isi?.['foto'] ?? lama?.isi?.['foto'];
    if (isi && foto === undefined) return [409, { foto: true }];
    this.items.set(kode, { versi, isi: isi && { ...isi, foto } });
    return isi ? [200, {}] : [204];
  }

  jawab(method: string, path: string, isi: string): Jawaban {
    const body = (isi === '' ? {} : JSON.parse(isi)) as Isi;
    const [, kode, versi] = SATU.exec(path) ?? [];
    if (kode && method === 'PUT') return this.#taruh(kode, Number(body['versi']), body);
    if (kode && method === 'DELETE') return this.#taruh(kode, Number(versi ?? 0), undefined);
    if (method === 'GET' && path.startsWith('orders?')) {
      const after = Number(new URL(path, 'http://x').searchParams.get('after') || 0);
      return [200, { data: this.orders.slice(after), next: String(this.orders.length) }];
    }
    const [, id] = RESI.exec(path) ?? [];
    if (!id || method !== 'POST') return [404, { message: 'not here' }];
    this.resi.set(decodeURIComponent(id), String(body['no_resi']));
    return [200, {}];
  }

  /** Signed by the shop, and heard for the first time. */
  sah(rahasia: string, { headers, method }: IncomingMessage, path: string, isi: string): boolean {
    const id = String(headers['x-kilau-id'] ?? '');
    const [, waktu = '', hash = TANPA] = TANDA.exec(String(headers['x-kilau-tanda'] ?? '')) ?? [];
    const mine = hmac(rahasia, `${waktu}\n${id}\n${method} ${path}\n${isi}`);
    const benar = timingSafeEqual(Buffer.from(mine, 'hex'), Buffer.from(hash, 'hex'));
    if (!benar || this.#seen.has(id)) return false;
    this.#seen.add(id);
    return true;
  }
}

/** Its settings: it may serve no orders, or hang up at each call for this piece (`putus`). */
const BIASA = { biasa: 'BIASA' as Laku, lambat: 1500, tanpaPesanan: false, putus: '' };

/** Answers that do not depend on the request. */
const TETAP: Partial<Record<Laku, Jawaban>> = {
  GALAT: [500, { message: 'fault' }],
  TOLAK: [422, { message: 'Kategori tidak dikenal' }],
  MUNDUR: [409, { versi: 0 }],
};

export type TokoOnline = Awaited<ReturnType<typeof openTokoOnline>>;

/**
 * A web shop that speaks the adapter of docs/adaptor.md: for tests, and to try an installation. It checks every
 * signature, and fails in the ways that a test asks for.
 */
export async function openTokoOnline({ rahasia, port = 0 }: { rahasia: string; port?: number }) {
  const etalase = new Etalase();
  const masuk: Panggilan[] = [];
  const laku: Laku[] = [];
  const house = { ...BIASA };

  async function terima(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const isi = await read(request);
    const { method = 'GET' } = request;
    const path = (request.url ?? '').replace(/^\//, '');
    const putus = house.putus !== '' && path === `items/${house.putus}`;
    const how = laku.shift() ?? (putus ? 'PUTUS' : house.biasa);
    const one = { method, path, isi, status: 0 };
    masuk.push(one);
    const say = ([status, body]: Jawaban, headers: Record<string, string> = {}) => {
      one.status = status;
      reply.writeHead(status, { 'content-type': 'application/json', ...headers });
      reply.end(body === undefined ? undefined : JSON.stringify(body));
    };
    if (how === 'HALAMAN' || how === 'HILANG') {
      one.status = how === 'HILANG' ? 404 : 200;
      reply.writeHead(one.status, { 'content-type': 'text/html' });
      return void reply.end('<!doctype html><title>Toko sedang dirawat</title>');
    }
    if (!etalase.sah(rahasia, request, path, isi)) return say([401, { message: 'signature' }]);
    const tetap = TETAP[how];
    if (tetap) return say(tetap);
    if (how === 'ALIH') return say([302], { location: 'http://127.0.0.1:1/' });
    if (house.tanpaPesanan && path.startsWith('orders?'))
      return say([404, { message: 'no orders' }]);
    const jawaban = etalase.jawab(method, path, isi);
    if (how === 'PUTUS') return void reply.destroy();
    // Heard twice by a proxy that repeats: the second is older than what is known by then.
    if (how === 'GANDA') etalase.jawab(method, path, isi);
    if (how === 'LAMBAT') await new Promise((done) => setTimeout(done, house.lambat));
    say(jawaban);
  }

  const server = createServer((request, reply) => {
    void terima(request, reply).catch(() => reply.destroy());
  });
  await new Promise<void>((done) => {
    server.listen(port, '127.0.0.1', done);
  });
  const { port: at } = server.address() as AddressInfo;
  return {
    alamat: `http://127.0.0.1:${at}`,
    items: etalase.items,
    orders: etalase.orders,
    resi: etalase.resi,
    tampil: () => etalase.tampil(),
    masuk,
    laku,
    house,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise<void>((done) => {
        server.close(() => done());
      });
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
