import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nowMs, setClock, toIso } from '#kit/server/clock.ts';
import {
  bukaDuaServer,
  DI_KJ2,
  KOTAK,
  kunciKJ2,
  type DuaServer,
} from '#tests/kit/uji/buka/dua-server.ts';

let dua: DuaServer;
let tiba = 0;
/** What becomes of a call: it is hung up on, or it is passed on to the branch. */
let putus = true;
const server = createServer((asked, reply) => {
  tiba += 1;
  if (putus) return asked.socket.destroy();
  reply.writeHead(200, { 'content-type': 'application/json' });
  return reply.end('{"data":{}}');
});

beforeAll(async () => {
  dua = await bukaDuaServer();
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  await dua.pindah(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 50);
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
