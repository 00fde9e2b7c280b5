import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nowMs, setClock, toIso } from '#kit/server/clock.ts';
import {
  bukaDuaServer,
  DI_KJ2,
  ISI_KJ2,
  KOTAK,
  kunciKJ2,
  type DuaServer,
} from '#tests/kit/uji/buka/dua-server.ts';

let dua: DuaServer;
let tiba = 0;
/** What becomes of a call: it is hung up on, or it is passed on to the branch. */
let putus = true;
/** Calls that wait for their answer, where the branch is silent. */
let diam = false;
const menunggu: ServerResponse[] = [];
const jawab = (reply: ServerResponse) =>
  reply.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}');
const server = createServer((asked, reply) => {
  tiba += 1;
  if (putus) return asked.socket.destroy();
  return diam ? menunggu.push(reply) : jawab(reply);
});
const alamat = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  dua = await bukaDuaServer();
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  await dua.pindah(alamat(), 50);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await dua.close();
});

const me = async () => (await dua.me()).body.code ?? 'ya';
const tulis = async (n: number) =>
  (await dua.kantor().raw('POST', 'aksesoris', KOTAK, kunciKJ2(n))).body.code ?? 'ya';
const later = (ms: number) => setClock(toIso(nowMs() + ms));

test('a branch that is away is left alone for a while; one call tries it, and all go again once it answers', async () => {
  expect([await me(), await me(), await me(), tiba]).toEqual([
    'PORTAL_MATI',
    'PORTAL_MATI',
    'PORTAL_MATI',
    3,
  ]);
  const said = await dua.me();
  expect([said.status, said.body.code, said.headers['retry-after'], tiba]).toEqual([
    503,
    'PORTAL_MATI',
    '15',
    3,
  ]);
  const { body } = await dua.kantor().raw('GET', 'toko-jauh');
  expect(body.data).toEqual([
    { kode_toko: 'KJ2', nama_toko: 'Kilau Jaya 2', putus_sejak: expect.any(String) },
  ]);
  later(16_000);
  expect([await me(), tiba]).toEqual(['PORTAL_MATI', 4]);
  expect([await me(), tiba]).toEqual(['PORTAL_MATI', 4]);
  later(16_000);
  putus = false;
  expect([await me(), await me(), tiba]).toEqual(['ya', 'ya', 6]);
  expect((await dua.kantor().raw('GET', 'toko-jauh')).body.data).toMatchObject([
    { putus_sejak: null },
  ]);
});

test('a write whose first try may have been done reaches the branch by its key, whatever was away', async () => {
  putus = true;
  tiba = 0;
  expect([await tulis(7), await me(), await me(), tiba]).toEqual([
    'PORTAL_MATI',
    'PORTAL_MATI',
    'PORTAL_MATI',
    3,
  ]);
  // One that was never sent waits as every call does; it leaves no record of having gone.
  expect([await tulis(8), tiba]).toEqual(['PORTAL_MATI', 3]);
  expect([await tulis(8), tiba]).toEqual(['PORTAL_MATI', 3]);
  expect([await tulis(7), tiba]).toEqual(['PORTAL_MATI', 4]);
  putus = false;
  expect([await tulis(7), tiba]).toEqual(['ya', 5]);
});

test('the list of other servers is head office’s', async () => {
  expect((await dua.pusat.as('OWN', 'KJ1').raw('GET', 'toko-jauh')).status).toBe(403);
  expect((await dua.kantor().raw('GET', 'toko-jauh', undefined, DI_KJ2)).body.code).toBe(
    'DI_TOKONYA_SAJA',
  );
});

let urut = 0;
const unggah = async (toko: string, isi = Buffer.from('--batas--'), path = 'foto-produk') => {
  const { status, body } = await dua.kantor().raw('POST', path, isi, {
    'x-toko': toko,
    'idempotency-key': `formulir-jauh-${(urut += 1)}`,
    'content-type': 'multipart/form-data; boundary=batas',
  });
  return [status, body.code];
};

test('a form is read once its shop is asked at all, and only for a call that takes one', async () => {
  putus = true;
  tiba = 0;
  expect([await me(), await me(), await me(), tiba]).toEqual([
    'PORTAL_MATI',
    'PORTAL_MATI',
    'PORTAL_MATI',
    3,
  ]);
  // Read, it would be 413.
  const besar = Buffer.alloc(12 * 1024 * 1024);
  expect([await unggah('KJ2', besar), tiba]).toEqual([[503, 'PORTAL_MATI'], 3]);
  // One that cannot be read is not the call that tries the shop.
  later(16_000);
  putus = false;
  expect([await unggah('KJ2', besar), tiba]).toEqual([[413, 'DATA_TERLALU_BESAR'], 3]);
  expect([await me(), tiba]).toEqual(['ya', 4]);
  for (const toko of ['KJ2', 'KJ1'])
    expect([await unggah(toko, undefined, 'aksesoris'), tiba]).toEqual([
      [400, 'DATA_SALAH_BENTUK'],
      4,
    ]);
  expect([await unggah('KJ2'), tiba]).toEqual([[200, undefined], 5]);
});

test('who gains: so many forms are held at once, of one shop and of all; one more is refused', async () => {
  for (const kode_toko of ['KJ3', 'KJ4']) {
    const isi = { kode_toko, ...ISI_KJ2, nama_toko: `Kilau ${kode_toko}`, portal: alamat() };
    const key = { 'idempotency-key': `formulir-${kode_toko}` };
    expect((await dua.kantor().raw('POST', 'tokos', isi, key)).status).toBe(201);
  }
  const sibuk = [503, 'SERVER_SIBUK'];
  diam = true;
  const ditahan = (banyak: number) =>
    vi.waitFor(() => expect(menunggu).toHaveLength(banyak), { timeout: 10_000 });
  const kirim = (toko: string) => Array.from({ length: 4 }, () => unggah(toko));
  const satu = kirim('KJ2');
  await ditahan(4);
  expect(await unggah('KJ2')).toEqual(sibuk);
  const lagi = kirim('KJ3');
  await ditahan(8);
  expect(await unggah('KJ4')).toEqual(sibuk);
  diam = false;
  for (const reply of menunggu.splice(0)) jawab(reply);
  for (const said of await Promise.all([...satu, ...lagi])) expect(said).toEqual([200, undefined]);
  expect(await unggah('KJ2')).toEqual([200, undefined]);
  expect(await unggah('KJ4')).toEqual([200, undefined]);
});
