import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSesi } from '#tests/kit/people.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let folder: string;
let kode_barcode: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-foto-'));
  process.env['KILAU_FOTO'] = folder;
  shop = await openShop({ dasar: true });
  const answer = await shop.as('SPV').raw(
    'POST',
    'barang',
    {
      nama_barang: 'Cincin Polos',
      kode_kategori: 'PHS',
      kode_dept: 'CC',
      kode_group: 'T',
      kode_kadar: '750',
      berat: 3.25,
      kode_gudang: 'TK',
      kode_baki: 'A-01',
    },
    { 'idempotency-key': 'foto-barang-awal' },
  );
  kode_barcode = answer.body.data.kode_barcode;
});
afterAll(async () => {
  delete process.env['KILAU_FOTO'];
  await shop.close();
  await rm(folder, { recursive: true });
});

type Part =
  | { name: string; value: string }
  | { name: string; bytes: Buffer; file: string; type: string };

const fileOf = (part: Part): string =>
  'bytes' in part ? `; filename="${part.file}"\r\ncontent-type: ${part.type}` : '';

/** A form as a browser sends it, its parts in this order. */
function form(parts: readonly Part[]) {
  const boundary = `----uji${randomBytes(8).toString('hex')}`;
  const body = Buffer.concat([
    ...parts.flatMap((part) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"${fileOf(part)}\r\n\r\n`,
      ),
      'bytes' in part ? part.bytes : Buffer.from(part.value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}
const tokens = new Map<string, Promise<string>>();
function tokenOf(user: string): Promise<string> {
  if (!tokens.has(user)) tokens.set(user, openSesi(shop.db, user));
  return tokens.get(user)!;
}
async function send(parts: readonly Part[], user = 'spv.kj1', more = {}) {
  const { body, type } = form(parts);
  const headers = {
    authorization: `Bearer ${await tokenOf(user)}`,
    'content-type': type,
    ...more,
  };
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/foto-produk',
    headers,
    payload: body,
  });
  return { status: answer.statusCode, body: JSON.parse(answer.payload) };
}
async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await shop.app.inject({
    url: `/api/v1/${path}`,
    headers: { authorization: `Bearer ${await tokenOf('ksr.kj1')}`, ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}
const image = (bytes: Buffer, type = 'image/jpeg', file = 'foto.jpg'): Part => ({
  name: 'image',
  bytes,
  file,
  type,
});
const barcode = (): Part => ({ name: 'kode_barcode', value: kode_barcode });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c9962e' } });
const files = async () => readdir(join(folder, 'NSIPIC/KJ1')).catch(() => []);
const gambarOf = async () =>
  (
    await shop.rows<{ gambar: { gambar_name: string }[] }>(
      'select gambar from barang where kode_barcode = $1',
      [kode_barcode],
    )
  )[0]!.gambar;

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
