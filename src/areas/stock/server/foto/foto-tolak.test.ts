import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  bukaFoto,
  shop,
  folder,
  tokenOf,
  send,
  get,
  image,
  barcode,
  picture,
  files,
  gambarOf,
} from '#tests/kit/uji/foto.ts';

bukaFoto();

describe('what is no photo (abuse case 22)', () => {
  const SVG = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

  test.each<[string, Buffer, number, string]>([
    ['an SVG that says it is a JPEG', SVG, 415, 'FOTO_JENIS'],
    ['an HTML page', HTML, 415, 'FOTO_JENIS'],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 415, 'FOTO_JENIS'],
    [
      'a JPEG sign before an HTML page',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), HTML]),
      422,
      'FOTO_RUSAK',
    ],
    ['nothing', Buffer.alloc(0), 422, 'FOTO_KOSONG'],
  ])('%s', async (_, bytes, status, code) => {
    const before = await files();
    expect(await send([barcode(), image(bytes)])).toMatchObject({ status, body: { code } });
    expect(await files()).toEqual(before);
  });

  test('a photo with a page hidden behind it leaves the page behind', async () => {
    const polyglot = Buffer.concat([await picture(40, 40).jpeg().toBuffer(), HTML]);
    const { status, body } = await send([image(polyglot)]);
    expect(status).toBe(201);
    expect((await readFile(join(folder, body.data.gambar_path))).includes('<script>')).toBe(false);
  });

  test('36 megapixels in a few kilobytes are refused before they are unpacked', async () => {
    const bomb = await picture(6000, 6000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(200_000);
    expect((await send([image(bomb, 'image/png')])).body.code).toBe('FOTO_PIKSEL');
  });

  test('more than 10 MB is refused', async () => {
    const big = Buffer.concat([
      await picture(40, 40).jpeg().toBuffer(),
      randomBytes(10 * 1024 * 1024),
    ]);
    expect((await send([image(big)])).status).toBe(413);
  });

  test('no file at all, and no form at all', async () => {
    expect((await send([barcode()])).body).toMatchObject({
      code: 'FOTO_KOSONG',
      message: 'Foto Tidak Boleh Kosong',
    });
    const plain = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/foto-produk',
      headers: { authorization: `Bearer ${await tokenOf('spv.kj1')}` },
    });
    expect(plain.statusCode).toBe(422);
  });

  test('a cashier does not change the photo of a piece; an unknown piece is not found', async () => {
    const photo = await picture(40, 40).jpeg().toBuffer();
    expect((await send([barcode(), image(photo)], 'ksr.kj1')).status).toBe(403);
    expect((await send([{ name: 'kode_barcode', value: 'KJ1ZZZZZ' }, image(photo)])).status).toBe(
      404,
    );
  });

  test('the thirteenth photo of a piece is one too many', async () => {
    const photo = await picture(20, 20).jpeg().toBuffer();
    for (let have = (await gambarOf()).length; have < 12; have++)
      expect((await send([barcode(), image(photo)])).status).toBe(201);
    expect((await send([barcode(), image(photo)])).body.message).toBe('Foto Maksimal 12');
  });

  test.each([
    'foto_produk/KJ100001?ke=-1',
    'foto_produk/KJ100001?ke=1000',
    'foto_produk/KJ100001?kecil=2',
    'foto_produk/..%2F..%2Fetc',
  ])('%s is refused', async (path) => {
    expect([400, 422]).toContain((await get(path)).status);
  });
});
