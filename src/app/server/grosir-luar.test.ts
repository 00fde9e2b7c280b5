import { createHash, createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { publicKeys } from '#kit/server/wire/server-token.ts';
import { grosirLuar } from '#app/server/grosir-luar.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

type Dilihat = { method: string; url: string; body: string; headers: Record<string, unknown> };
let shop: Shop;
let alamat: string;
const dilihat: Dilihat[] = [];
const none = {} as never;
let jawab = { status: 200, text: '{"data":[{"no":"G1"}]}' };
const grosir = createServer((asked, answer) => {
  const parts: Buffer[] = [];
  asked.on('data', (part: Buffer) => parts.push(part));
  asked.on('end', () => {
    const body = Buffer.concat(parts).toString();
    const { method = '', url = '', headers } = asked;
    dilihat.push({ method, url, body, headers });
    answer.writeHead(jawab.status, { 'set-cookie': 'a=1', location: '/lain' }).end(jawab.text);
  });
});

beforeAll(async () => {
  shop = await openShop();
  await new Promise<void>((open) => grosir.listen(0, '127.0.0.1', open));
  alamat = `http://127.0.0.1:${(grosir.address() as AddressInfo).port}/toko/`;
});
afterAll(async () => {
  grosir.closeAllConnections();
  grosir.close();
  await shop.close();
});
afterEach(() => {
  vi.unstubAllEnvs();
  dilihat.length = 0;
  jawab = { status: 200, text: '{"data":[{"no":"G1"}]}' };
});

const tanya = (who: 'SPV' | 'KASIR', method: string, path: string, body?: object) =>
  shop.as(who).raw(method, path, body, { 'idempotency-key': 'grosir-0001' });

test('without a wholesale server every call of it is 503 in the words of the requirement', async () => {
  const { status, body } = await tanya('SPV', 'GET', 'grosir/pesan');
  expect([status, body.code, body.message]).toEqual([
    503,
    'GROSIR_BELUM_DISET',
    'Server Bacnkend grosir belum di setting',
  ]);
});

test('path, query, body and key go on with a token of who asks; status and JSON come back, and nothing else', async () => {
  vi.stubEnv('KILAU_WHOLESALE', alamat);
  jawab = { status: 201, text: '{"data":{"no":"G2"}}' };
  const said = await tanya('SPV', 'POST', 'grosir/pesan/no%2F7?sisa=1', { qty: 7 });
  expect([said.status, said.body]).toEqual([201, { data: { no: 'G2' } }]);
  expect(said.headers['set-cookie']).toBeUndefined();
  const [satu] = dilihat;
  expect(satu).toMatchObject({
    method: 'POST',
    url: '/toko/pesan/no%2F7?sisa=1',
    body: '{"qty":7}',
    headers: { 'idempotency-key': 'grosir-0001' },
  });
  const token = String(satu!.headers['authorization']).replace('Bearer ', '');
  const [head, claims, signature] = token.split('.');
  const [key] = (publicKeys() as { keys: Record<string, string>[] }).keys;
  expect(
    verify(
      null,
      Buffer.from(`${head}.${claims}`),
      createPublicKey({ key: key!, format: 'jwk' }),
      Buffer.from(signature!, 'base64url'),
    ),
  ).toBe(true);
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({
    iss: 'KJ1',
    aud: 'GROSIR',
    sub: 'spv.kj1',
    level: 'SPV',
    dig: createHash('sha256').update(`POST\n${satu!.url}\n{"qty":7}`).digest('base64url'),
  });
  const [row] = await shop.rows(
    `select user_id, kunci from audit where tindakan = 'KE_GROSIR' order by urut desc limit 1`,
  );
  expect(row).toEqual({ user_id: 'spv.kj1', kunci: 'POST pesan/no/7' });
});

test('who gains: who may not open wholesale asks nothing of it, and no path leads out of its address', async () => {
  vi.stubEnv('KILAU_WHOLESALE', alamat);
  expect((await tanya('KASIR', 'GET', 'grosir/pesan')).status).toBe(403);
  expect((await tanya('SPV', 'GET', 'grosir')).status).toBe(404);
  const asked = { method: 'GET', search: '', body: undefined };
  for (const steps of [['..', 'rahasia'], ['a', '.', 'b'], ['', 'b'], []])
    await expect(grosirLuar(none).answer({ ...asked, steps }, none)).rejects.toMatchObject({
      status: 404,
    });
  const { status, body } = await shop.as('SPV').raw('DELETE', 'grosir/pesan/1');
  expect([status, body.code]).toEqual([400, 'KUNCI_KOSONG']);
  expect(dilihat).toEqual([]);
});

test('its no to our token ends no session here, a page of it is no answer, and away it is 503', async () => {
  vi.stubEnv('KILAU_WHOLESALE', alamat);
  const kata = async () => {
    const { status, body } = await tanya('SPV', 'GET', 'grosir/pesan');
    return [status, body.code];
  };
  jawab = { status: 401, text: '{"message":"Invalid Token."}' };
  expect(await kata()).toEqual([502, 'GROSIR_MENOLAK']);
  jawab = { status: 200, text: '<script>alert(1)</script>' };
  expect(await kata()).toEqual([502, 'GROSIR_SALAH']);
  jawab = { status: 302, text: '' };
  expect(await kata()).toEqual([503, 'GROSIR_MATI']);
  vi.stubEnv('KILAU_WHOLESALE', 'http://127.0.0.1:9/');
  expect(await kata()).toEqual([503, 'GROSIR_MATI']);
});

test('the public half of the tokens is read where programs look for it', async () => {
  const { status, body } = await shop.as('SPV').raw('GET', '/.well-known/jwks.json');
  expect([status, body]).toEqual([200, publicKeys()]);
});
