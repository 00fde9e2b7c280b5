import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  bukaFoto,
  shop,
  folder,
  kode_barcode,
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

describe('a photo of a piece', () => {
  test('a picture of a phone, 3000 x 4000, is kept inside 1241 x 2348 as JPEG under a name of our own', async () => {
    const photo = await picture(3000, 4000)
      .withExif({ IFD0: { Copyright: 'Jl. Rahasia 5' } })
      .jpeg()
      .toBuffer();
    const answer = await send([barcode(), image(photo, 'image/jpeg', '../../etc/passwd.jpg')]);
    expect(answer.status).toBe(201);
    expect(answer.body.data.gambar_path).toMatch(/^NSIPIC\/KJ1\/[0-9a-f]{32}\.jpg$/);
    const kept = await readFile(join(folder, answer.body.data.gambar_path));
    expect(await sharp(kept).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1241,
      height: 1655,
    });
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(await gambarOf()).toEqual([answer.body.data]);
  });

  test('one key stands for one photo: another picture is refused, the same one answered again', async () => {
    const [satu, lain] = await Promise.all(
      [30, 31].map((width) => picture(width, 30).jpeg().toBuffer()),
    );
    const kirim = (bytes: Buffer) =>
      send([image(bytes)], 'spv.kj1', { 'idempotency-key': 'foto-sekali-1' });
    const first = await kirim(satu!);
    expect(first.status).toBeLessThan(300);
    const other = await kirim(lain!);
    expect([other.status, other.body.code]).toEqual([409, 'KUNCI_DIPAKAI']);
    expect(await kirim(satu!)).toEqual(first);
  });

  test('the field may come after the file, and the newest photo is the one that is shown', async () => {
    const { body } = await send([
      image(await picture(200, 100).png().toBuffer(), 'image/png'),
      barcode(),
    ]);
    expect((await gambarOf())[0]).toEqual(body.data);
    expect(await gambarOf()).toHaveLength(2);
    const { width, height } = await sharp(
      (await get(`foto_produk/${kode_barcode}`)).bytes,
    ).metadata();
    expect([width, height]).toEqual([200, 100]); // never enlarged
  });

  test('a picture taken sideways stands upright', async () => {
    const { body } = await send([
      image(
        await picture(400, 200).withExif({}).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      ),
    ]);
    expect(await sharp(join(folder, body.data.gambar_path)).metadata()).toMatchObject({
      width: 200,
      height: 400,
    });
  });

  test('WebP is taken; a photo without a piece waits for the piece that is being typed', async () => {
    const { body } = await send([image(await picture(50, 50).webp().toBuffer(), 'image/webp')]);
    const saved = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/barang',
      headers: {
        authorization: `Bearer ${await tokenOf('spv.kj1')}`,
        'idempotency-key': 'barang-dengan-foto',
      },
      payload: {
        nama_barang: 'Cincin Berfoto',
        kode_kategori: 'PHS',
        kode_dept: 'CC',
        kode_group: 'T',
        kode_kadar: '750',
        berat: 3,
        kode_gudang: 'TK',
        kode_baki: 'A-01',
        gambar: [{ gambar_path: body.data.gambar_path }],
      },
    });
    expect(JSON.parse(saved.payload).data.gambar).toEqual([body.data]);
  });

  test('the small one is WebP of 320 at most, and is made once', async () => {
    await send([barcode(), image(await picture(800, 400).jpeg().toBuffer())]);
    const small = await get(`foto_produk/${kode_barcode}?kecil=1`);
    expect(small.headers['content-type']).toBe('image/webp');
    expect(await sharp(small.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 160,
    });
    const before = await files();
    await get(`foto_produk/${kode_barcode}?kecil=1`);
    expect(await files()).toEqual(before);
  });

  test('an older photo is asked for by its place; a browser that has it is told so', async () => {
    const older = await get(`foto_produk/${kode_barcode}?ke=1`);
    expect(await sharp(older.bytes).metadata()).toMatchObject({ width: 200, height: 100 });
    expect(
      (
        await get(`foto_produk/${kode_barcode}?ke=1`, {
          'if-none-match': String(older.headers['etag']),
        })
      ).status,
    ).toBe(304);
    expect((await get(`foto_produk/${kode_barcode}?v=abc`)).headers['cache-control']).toContain(
      'immutable',
    );
  });

  test('by its own name a photo is kept for good, and another shop does not have it', async () => {
    const [{ gambar_name }] = (await gambarOf()) as [{ gambar_name: string }];
    const named = await get(`NSIPIC/KJ1/${gambar_name}?kecil=1`);
    expect([named.status, named.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(named.headers['cache-control']).toContain('immutable');
    expect((await get(`NSIPIC/PST/${gambar_name}`)).status).toBe(404);
    expect((await get('NSIPIC/KJ1/..%2F..%2Fetc%2Fpasswd')).status).toBe(422);
  });

  test('without a photo, or without such a piece, a ring is drawn', async () => {
    const drawn = await get('foto_produk/KJ1ZZZZZ');
    expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(drawn.bytes.toString()).toContain('<svg');
    expect(drawn.headers['x-content-type-options']).toBe('nosniff');
    expect(drawn.headers['content-security-policy']).toContain('sandbox');
  });
});
