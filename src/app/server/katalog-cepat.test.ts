import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Katalog } from '#areas/katalog/server/publik/terbit.ts';
import { answerFirst, katalogCepat } from '#app/server/katalog-cepat.ts';
import { gambarAda } from '#tests/kit/kirim-gambar.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let port: number;
const send = async (method: string, path: string, body: object) => {
  const { status, text } = await shop.as('SPV').raw(method, `app/${path}`, body);
  expect(status, text).toBeLessThan(300);
};
const kontak = (nama_admin: string) => ({ nama_admin, no_hp: '0812 3456 7890' });
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.app.server.address() as AddressInfo);
  const gambar_path = await gambarAda(shop, 'KATEGORI_ICON');
  const kategori = { kode_kategori: 'CC', nama_kategori: 'Cincin', warna: '#C9962E', gambar_path };
  await send('POST', 'kategori-katalog', kategori);
  await send('POST', 'member/admin-chat', { kode_admin: 'A1', ...kontak('Rina') });
});
afterAll(() => shop.close());

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };
const read = (headers: Record<string, string> = {}, at = port, path = '/katalog/KJ1') =>
  new Promise<Answer>((done, failed) => {
    const own = { 'accept-encoding': 'gzip', ...headers };
    request({ port: at, path, headers: own }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      const { statusCode: status = 0, headers: told } = answer;
      answer.on('end', () => done({ status, headers: told, body: Buffer.concat(parts) }));
    })
      .on('error', failed)
      .end();
  });
/** What is the same for every reader. */
function shared({ headers: { date: _, 'x-request-id': id, ...headers }, ...more }: Answer) {
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  return { ...more, headers };
}

test('the second reader gets what the first one got, header by header', async () => {
  const first = shared(await read());
  expect(first.status).toBe(200);
  expect(gunzipSync(first.body).toString()).toContain('Cincin');
  expect(shared(await read())).toEqual(first);
  const etag = String(first.headers['etag']);
  const same = shared(await read({ 'if-none-match': etag }));
  expect([same.status, same.body.length, same.headers['etag']]).toEqual([304, 0, etag]);
});

test('in another language, unpacked, and after a change each gets his own', async () => {
  expect(gunzipSync((await read()).body).toString()).toContain('<html lang="id">');
  for (let time = 0; time < 2; time++) {
    const { body } = await read({ 'accept-language': 'en' });
    expect(gunzipSync(body).toString()).toContain('<html lang="en">');
  }
  expect((await read({ 'accept-encoding': 'identity' })).body.toString()).toContain('Cincin');
  await send('PUT', 'member/admin-chat/edit/A1', kontak('Sari'));
  for (let time = 0; time < 2; time++)
    expect(gunzipSync((await read()).body).toString()).toContain('Chat dengan Sari');
});

test('one who asks 241 times in a minute waits, whichever way he was answered', async () => {
  await read();
  const from = { 'x-forwarded-for': '10.7.7.7' };
  const all = await Promise.all(Array.from({ length: 241 }, () => read(from)));
  expect(all.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await read({ 'x-forwarded-for': '10.7.7.8' })).status).toBe(200);
});

test('a page that lies there is answered before anybody else hears of it; the rest is theirs', async () => {
  const html = Buffer.from('<p>Kilau</p>');
  const page = { nama_toko: 'K', html, gzip: gzipSync(html), etag: '"1"' };
  const katalog = {
    ada: (kode: string) => (kode === 'KJ1' ? page : undefined),
  } as Partial<Katalog>;
  const cepat = katalogCepat(katalog as Katalog);
  let long = 0;
  const server = createServer((_, response) => response.end(String(++long)));
  answerFirst(server, cepat.answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const at = (server.address() as AddressInfo).port;
  await read({}, at);
  expect(long).toBe(1);
  cepat.keep({ getHeaders: () => ({ etag: '"1"', 'x-request-id': 'a' }) }, page);
  expect((await read({}, at)).body).toEqual(page.gzip);
  expect((await read({ 'if-none-match': '"1"' }, at)).status).toBe(304);
  expect(long).toBe(1);
  for (const path of ['/katalog/KJ2', '/katalog/KJ1/', '/katalog/KJ1?x=1', '/', '/katalog/kj1'])
    await read({}, at, path);
  expect(long).toBe(6);
  server.close();
});
