import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharp } from '#kit/server/paper/on-demand.ts';
import { tokenOf } from '#kit/server/wire/server-token.ts';
import { saveFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { bukaDuaServer, DI_KJ2, kunciKJ2, type DuaServer } from '#tests/kit/uji/buka/dua-server.ts';

let dua: DuaServer;
beforeAll(async () => {
  dua = await bukaDuaServer();
});
afterAll(() => dua.close());

const TYPE = 'multipart/form-data; boundary=batas';
const form = (image: Buffer, fields: Readonly<Record<string, string>> = {}): Buffer =>
  Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--batas\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    Buffer.from(
      '--batas\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    ),
    image,
    Buffer.from('\r\n--batas--\r\n'),
  ]);
const gambar = (red: number) =>
  sharp()({ create: { width: 64, height: 64, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .png()
    .toBuffer();
const kirim = (isi: Buffer, n: number, type = TYPE) =>
  dua.kantor().raw('POST', 'foto-produk', isi, { ...kunciKJ2(n), 'content-type': type });

test('a photo that head office sends is the branch’s, once for each key', async () => {
  const isi = form(await gambar(10), { jenis: 'PB', no: 'PB-1' });
  const first = await kirim(isi, 61);
  expect(first.status, first.text).toBe(201);
  const { gambar_path } = first.body.data;
  expect(gambar_path).toMatch(/^NSIPIC\/KJ2\/[0-9a-f]{32}\.jpg$/);
  const again = await kirim(isi, 61);
  expect([again.status, again.text]).toEqual([201, first.text]);
  // The same key with another picture is another write.
  expect((await kirim(form(await gambar(11)), 61)).status).toBe(409);
  const [row] = await dua.cabang.rows(
    "select user_id, ip, sesudah ->> 'no' as no from audit where tindakan = 'FOTO'",
  );
  expect(row).toEqual({ user_id: 'own.pst', ip: expect.stringMatching(/^PST\//), no: 'PB-1' });
  const foto = await dua.kantor().raw('GET', gambar_path, undefined, DI_KJ2);
  expect([foto.status, foto.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(foto.headers['content-security-policy']).toContain('sandbox');
});

test('more than a local form may bring is refused here; what is no picture, by the branch', async () => {
  const besar = await kirim(form(Buffer.alloc(10 * 1024 * 1024 + 1)), 62);
  expect(besar.status).toBe(413);
  const lebih = await kirim(form(Buffer.alloc(12 * 1024 * 1024)), 63);
  expect(lebih.status).toBe(413);
  const bukan = await kirim(form(Buffer.from('<svg onload="x"/>')), 64);
  expect([bukan.status, bukan.body.code]).toEqual([415, 'FOTO_JENIS']);
  expect((await kirim(Buffer.from('bukan formulir'), 65)).status).toBe(400);
});

test('who gains: bytes, their type and their digest are what the token signs', async () => {
  const isi = form(await gambar(20));
  const lain = form(await gambar(21));
  const path = '/api/v1/foto-produk';
  const who = { iss: 'PST', aud: 'KJ2', sub: 'own.pst', level: 'OWN', dev: 'meja' };
  let n = 0;
  const ask = async (bytes: Buffer, digest: string, type: string, signed: string) => {
    const key = { 'idempotency-key': `foto-jauh-${(n += 1)}` };
    const asked = { method: 'POST', path, body: signed, headers: key };
    const headers = {
      ...key,
      authorization: `Bearer ${tokenOf(who, asked)}`,
      'content-type': type,
      'x-isi': digest,
    };
    const answer = await dua.cabang.app.inject({
      method: 'POST',
      url: path,
      payload: bytes,
      headers,
    });
    return answer.statusCode;
  };
  const sidik = hash('sha256', isi);
  const signed = `${TYPE}\n${sidik}`;
  expect(await ask(isi, sidik, TYPE, signed)).toBe(201);
  // Other bytes under the digest that was signed; a digest, or a type, that was not.
  expect(await ask(lain, sidik, TYPE, signed)).toBe(400);
  expect(await ask(lain, hash('sha256', lain), TYPE, signed)).toBe(401);
  expect(await ask(isi, sidik, TYPE.replace('batas', 'bata'), signed)).toBe(401);
});

test('a photo that lies in a store of the branch comes by its server, and no page follows a link of it', async () => {
  const { gambar_path } = await saveFoto('KJ2', await gambar(30));
  const gudang = createServer((_, reply) => reply.writeHead(200).end('isi-foto'));
  await new Promise<void>((open) => gudang.listen(0, '127.0.0.1', open));
  const s3 = {
    KILAU_S3_ENDPOINT: `http://127.0.0.1:${(gudang.address() as AddressInfo).port}`,
    KILAU_S3_BUCKET: 'kilau',
    KILAU_S3_KEY: 'kunci',
    KILAU_S3_SECRET: 'rahasia',
    KILAU_S3_LINK: '10',
  };
  Object.assign(process.env, s3);
  try {
    // A person of the branch is sent to the store itself.
    const sendiri = await dua.cabang.as('OWN', 'KJ2').raw('GET', gambar_path);
    expect([sendiri.status, sendiri.headers['location']]).toEqual([
      302,
      expect.stringContaining(s3.KILAU_S3_ENDPOINT),
    ]);
    const foto = await dua.kantor().raw('GET', gambar_path, undefined, DI_KJ2);
    expect([foto.status, foto.headers['location'], foto.text]).toEqual([
      200,
      undefined,
      'isi-foto',
    ]);
  } finally {
    for (const name of Object.keys(s3)) delete process.env[name];
    gudang.closeAllConnections();
    gudang.close();
  }
});

test('who gains: where the branch draws that it has no photo, this server draws its own', async () => {
  const kosong = await dua.kantor().raw('GET', 'foto_produk/KJ299999', undefined, DI_KJ2);
  expect([kosong.status, kosong.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  const jahat = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'image/svg+xml' });
    reply.end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  });
  await new Promise<void>((open) => jahat.listen(0, '127.0.0.1', open));
  await dua.pindah(`http://127.0.0.1:${(jahat.address() as AddressInfo).port}`, 67);
  try {
    const said = await dua.kantor().raw('GET', 'foto_produk/KJ299999', undefined, DI_KJ2);
    expect([said.status, said.text]).toEqual([200, kosong.text]);
    expect(said.headers['content-security-policy']).toContain('sandbox');
  } finally {
    jahat.closeAllConnections();
    jahat.close();
    await dua.pindah(dua.portal, 68);
  }
});
