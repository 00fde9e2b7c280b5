import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fotoStore, s3FromEnv } from '#areas/stock/server/foto/foto-store.ts';
import { hapusGambar, saveFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { gambarPolos, kirimGambar } from '#tests/kit/kirim-gambar.ts';
import { bukaS3 } from '#tests/kit/uji/s3.ts';
import {
  barcode,
  bukaFoto,
  files,
  gambarOf,
  get,
  image,
  kode_barcode,
  send,
  shop,
} from '#tests/kit/uji/foto.ts';

bukaFoto();
let s3: Awaited<ReturnType<typeof bukaS3>>;
beforeAll(async () => {
  s3 = await bukaS3();
});
afterAll(() => s3.tutup());

const kirim = async (width = 800) => send([barcode(), image(await gambarPolos(width, 400))]);

describe('photos in a bucket of an S3, by signed requests', () => {
  test('a photo of a piece lies there and not on this disk; the small one is made once', async () => {
    const { status, body } = await kirim();
    expect(status).toBe(201);
    const path = body.data.gambar_path;
    expect(await s3.daftar()).toEqual([path]);
    expect(await files()).toEqual([]);
    const whole = await get(`foto_produk/${kode_barcode}`);
    expect(whole.bytes).toEqual(await s3.isi(path));
    const small = await get(`foto_produk/${kode_barcode}?kecil=1`);
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
    expect(await s3.daftar()).toEqual([path, `${path}.320.webp`]);
    const put = vi.spyOn(fotoStore(), 'put');
    expect((await get(`foto_produk/${kode_barcode}?kecil=1`)).bytes).toEqual(small.bytes);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });

  test('what is gone from there is drawn, and another shop does not have it', async () => {
    const [{ gambar_name }] = (await gambarOf()) as [{ gambar_name: string }];
    expect((await get(`NSIPIC/PST/${gambar_name}`)).status).toBe(404);
    await hapusGambar([`NSIPIC/KJ1/${gambar_name}`]);
    expect(await s3.daftar()).toEqual([]);
    const drawn = await get(`foto_produk/${kode_barcode}`);
    expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  test('a record of the catalogue takes its pictures out of the bucket with it', async () => {
    const { body } = await kirimGambar(shop, 'KATEGORI_ICON', await gambarPolos());
    const { gambar_path } = body.data;
    const row = { kode_kategori: 'CC', nama_kategori: 'Cincin', warna: '#C9962E', gambar_path };
    const added = await shop.as('OWN').raw('POST', 'app/kategori-katalog', row);
    expect([added.status, added.text]).toEqual([201, added.text]);
    const kecil = { url: `/katalog/KJ1/gambar/${gambar_path.slice(11)}?kecil=1` };
    expect((await shop.app.inject(kecil)).headers['content-type']).toBe('image/webp');
    expect(await s3.daftar()).toEqual([gambar_path, `${gambar_path}.320.webp`]);
    await shop.as('OWN').raw('DELETE', 'app/kategori-katalog/delete/CC');
    await expect.poll(s3.daftar).toEqual([]);
    const none = { ...row, kode_kategori: 'GL' };
    expect((await shop.as('OWN').raw('POST', 'app/kategori-katalog', none)).status).toBe(422);
  });
});

describe('links that end', () => {
  test('whoever may see a photo is sent to it for two minutes; nobody else, and not for longer', async () => {
    const { gambar_path } = await saveFoto('KJ1', await gambarPolos());
    s3.tell({ KILAU_S3_LINK: '2' });
    const sent = await get(gambar_path);
    expect([sent.status, sent.headers['cache-control']]).toEqual([302, 'private, max-age=60']);
    const url = new URL(String(sent.headers['location']));
    expect(url.searchParams.get('X-Amz-Expires')).toBe('120');
    const seen = await fetch(url);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    // An hour later the same address is none; nor does it open another photo.
    const late = new URL(url);
    late.searchParams.set('X-Amz-Date', '20200101T000000Z');
    expect((await fetch(late)).status).toBe(403);
    const lain = new URL(url);
    lain.pathname = lain.pathname.replace(/[0-9a-f]{32}/, '0'.repeat(32));
    expect((await fetch(lain)).status).toBe(403);
    expect((await get(gambar_path.replace('KJ1', 'PST'))).status).toBe(404);
    const gone = await get(gambar_path.replace(/[0-9a-f]{32}/, '0'.repeat(32)));
    expect([gone.status, gone.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    // One that shows no piece and proves nothing yet may be the card of a person: it has no link.
    const lepas = (await send([image(await gambarPolos(640, 400))])).body.data.gambar_path;
    const loose = await get(lepas);
    expect([loose.status, loose.headers['cache-control']]).toEqual([200, 'private, no-store']);
    s3.tell();
    expect((await get(gambar_path)).status).toBe(200);
  });

  test('a link that has run out is told so by the store', async () => {
    const { gambar_path } = await saveFoto('KJ1', await gambarPolos());
    const { endpoint, bucket, ...words } = s3FromEnv()!;
    const { AwsClient } = await import('aws4fetch');
    const client = new AwsClient({
      accessKeyId: words.key,
      secretAccessKey: words.secret,
      region: words.region,
      service: 's3',
    });
    const aws = { signQuery: true, datetime: '20261120T020000Z' };
    const old = await client.sign(`${endpoint}/${bucket}/${gambar_path}?X-Amz-Expires=120`, {
      aws,
    });
    const refused = await fetch(old);
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringMatching(/expired/i),
    ]);
  });
});

describe('a store that fails', () => {
  test('with a wrong secret nothing is kept, nothing changed, and it may be sent again', async () => {
    const before = await gambarOf();
    s3.tell({ KILAU_S3_SECRET: 'salah' });
    const { status, body } = await kirim();
    expect([status, body.code]).toEqual([503, 'FOTO_TIDAK_DIJAWAB']);
    expect(JSON.stringify(body)).not.toMatch(/S3RVER|Signature|salah/);
    expect(await gambarOf()).toEqual(before);
    s3.tell();
    expect((await kirim()).status).toBe(201);
  });

  test('a bucket that is not there takes none; a server that is away holds up nobody for long', async () => {
    s3.tell({ KILAU_S3_BUCKET: 'tidak-ada' });
    expect((await kirim()).body.code).toBe('FOTO_TIDAK_DIJAWAB');
    s3.tell({ KILAU_S3_ENDPOINT: 'http://127.0.0.1:9' });
    const away = await get(`foto_produk/${kode_barcode}`);
    expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
    // Work that needs no photo goes on.
    const barang = await shop.as('KASIR').raw('GET', `barang/${kode_barcode}`);
    expect(barang.status).toBe(200);
    s3.tell();
  });

  test.each([
    [{ KILAU_S3_SECRET: '' }, 'KILAU_S3_SECRET belum diisi'],
    [{ KILAU_S3_ENDPOINT: 'gudang foto' }, 'KILAU_S3_ENDPOINT harus alamat'],
    [{ KILAU_S3_LINK: 'sebentar' }, 'KILAU_S3_LINK harus jumlah menit'],
    [{ KILAU_S3_LINK: '10081' }, 'KILAU_S3_LINK harus jumlah menit'],
  ])('half told (%o) it is none to guess at', (words, sentence) => {
    s3.tell(words);
    expect(() => s3FromEnv()).toThrow(sentence);
    s3.tell();
  });
});
