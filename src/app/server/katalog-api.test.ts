import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetCallers } from '#kit/server/limiter.ts';
import { rp } from '#kit/rules/quantity.ts';
import { ubahHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import { gambarAda } from '#tests/kit/kirim-gambar.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { openKatalogApi, type KatalogApi } from '#tests/kit/uji/katalog-api.ts';

let toko: KatalogApi;
let shop: Shop;
let { minta, baca, kunciBaru } = {} as KatalogApi;
beforeAll(async () => {
  toko = await openKatalogApi();
  ({ shop, minta, baca, kunciBaru } = toko);
  await isi();
});
afterAll(() => toko.close());

const tulis = async (path: string, body: object, method = 'POST') => {
  const answer = await shop.as('SPV').raw(method, `app/${path}`, body);
  expect([path, answer.status < 300, answer.text]).toEqual([path, true, answer.text]);
};
const CINCIN = { nama_barang: 'Cincin Sekar', berat: 3.12, harga_jual: 6_895_500 };
/** A category, three items, prices of one group, whom to ask. */
async function isi() {
  await tulis('kategori-katalog', {
    kode_kategori: 'CC',
    nama_kategori: 'Cincin',
    warna: '#C9962E',
    gambar_path: await gambarAda(shop, 'KATEGORI_ICON'),
  });
  for (const kode_barang of ['KT-1', 'KT-2', 'KT-3'])
    await tulis('item-katalog', {
      kode_barang,
      ...CINCIN,
      kode_kategori: 'CC',
      kode_banner: [],
      kode_info: [],
      direct_url: `/katalog/KJ1#${kode_barang}`,
      hashtag_jenis: ['cincin'],
      hashtag_kadar: [],
      hashtag_lm: [],
      gambar_path: [await gambarAda(shop, 'ITEM')],
    });
  await shop.as('OWN').call(ubahHargaEmasEndpoint, {
    body: { jenis: 'JUAL', kode_group: 'T', harga_per_gram: rp(2_345_000) },
  });
  await tulis('harga', { kode_harga_app: 'H1', nama_harga_app: 'Emas', detail_group: ['T'] });
  const admin = { kode_admin: 'A1', nama_admin: 'Rina', no_hp: '0812 3456 7890' };
  await tulis('member/admin-chat', admin);
}

describe('what a key reads', () => {
  let kunci: string;
  beforeAll(async () => {
    forgetCallers();
    kunci = await kunciBaru(6000);
  });

  test.each(['', 'kk_KJ1_00000000_', 'own.kj1', "' or 1=1 --"])(
    'nothing without a key, or with %s',
    async (salah) => {
      for (const path of ['toko', 'item', 'harga', 'splash-screen'])
        expect((await baca(path, salah || undefined)).status).toBe(401);
    },
  );

  test('the session of whoever works in the shop is no key, and a key is no session', async () => {
    expect((await shop.as('OWN').raw('GET', 'kunci-katalog')).status).toBe(200);
    const masuk = await shop.app.inject({
      url: '/api/v1/barang',
      headers: { authorization: `Bearer ${kunci}` },
    });
    expect(masuk.statusCode).toBe(401);
  });

  test('what the page shows: prices of today, weights in gram, pictures by address', async () => {
    const { body } = await baca('item/kt-1', kunci);
    expect(body.data).toMatchObject({ ...CINCIN, kode_barang: 'KT-1', keadaan: 'TAMPIL' });
    const { url, kecil } = body.data.gambar[0];
    expect((await shop.app.inject({ url })).headers['content-type']).toBe('image/jpeg');
    expect((await shop.app.inject({ url: kecil })).headers['content-type']).toBe('image/webp');
    const harga = (await baca('harga', kunci)).body.data;
    expect(harga[0].group[0]).toMatchObject({ kode_group: 'T', harga: 2_345_000 });
    const toko = (await baca('toko', kunci)).body.data;
    expect(toko.kontak[0]).toEqual({
      nama_admin: 'Rina',
      chat: 'https://wa.me/6281234567890?text=',
    });
    const sambutan = (await baca('splash-screen', kunci)).body.data;
    expect(sambutan.map(({ kode }: { kode: string }) => kode)).toContain('MEMBER');
    expect((await baca('item/KT-9', kunci)).status).toBe(404);
  });

  test('no cost, nobody of the house, nothing of the stock behind it', async () => {
    const paths = ['toko', 'kategori', 'harga', 'banner', 'info', 'item', 'hadiah'];
    for (const path of paths) {
      const { status, text } = await baca(path, kunci);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toMatch(/modal|ongkos|kode_barcode|is_active|\bop\b|user_id|customer/i);
    }
  });

  test('in pages, of one category, by what a name holds', async () => {
    const kode = async (query: string) => {
      const { body } = await baca(`item?${query}`, kunci);
      return [body.count, ...body.data.map((one: { kode_barang: string }) => one.kode_barang)];
    };
    expect(await kode('limit=2')).toEqual([3, 'KT-1', 'KT-2']);
    expect(await kode('limit=2&skip=2')).toEqual([3, 'KT-3']);
    expect(await kode('q=kt-2')).toEqual([1, 'KT-2']);
    expect(await kode('kode_kategori=XX')).toEqual([0]);
    expect(await kode('keadaan=TERJUAL')).toEqual([0]);
    for (const salah of ['limit=0', 'limit=1001', 'skip=-1', 'apa=1', 'keadaan=TIDAK_ADA'])
      expect([salah, (await baca(`item?${salah}`, kunci)).status >= 400]).toEqual([salah, true]);
  });

  test('the key of another shop reads that shop, whatever it asks for', async () => {
    const pusat = await kunciBaru(120, 'PST');
    const { body } = await baca('item', pusat, { 'x-toko': 'KJ1' });
    expect(body).toMatchObject({ data: [], count: 0 });
    expect((await baca('toko', pusat)).body.data.kode_toko).toBe('PST');
    await shop.rows(`update toko set is_active = false where kode_toko = 'PST'`);
    expect((await baca('item', pusat)).status).toBe(200);
    await tutupSebentar();
    expect((await baca('toko', pusat)).status).toBe(404);
    await shop.rows(`update toko set is_active = true where kode_toko = 'PST'`);
  });
  /** A shop that is closed off is none after fifteen seconds at the latest. */
  const tutupSebentar = async () => shop.jam('2026-11-20T02:00:16.000Z');

  test('it reads and nothing else', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status, headers } = await minta(method, 'item/KT-1', {
        authorization: `Bearer ${kunci}`,
      });
      expect([method, status, headers['allow']]).toEqual([method, 405, 'GET, HEAD, OPTIONS']);
    }
    const head = await minta('HEAD', 'item', { authorization: `Bearer ${kunci}` });
    expect([head.status, head.text]).toEqual([200, '']);
  });

  test('who has it is told so in no bytes, until something of the shop changes', async () => {
    const first = await baca('item', kunci);
    const held = { 'if-none-match': String(first.headers['etag']) };
    expect(first.headers['cache-control']).toBe('private, max-age=15');
    const same = await baca('item', kunci, held);
    expect([same.status, same.text]).toEqual([304, '']);
    await tulis(
      'item-katalog/edit/KT-3',
      { ...(await ubahan('KT-3')), harga_jual: 7_000_000 },
      'PUT',
    );
    const after = await baca('item', kunci, held);
    expect([after.status, after.body.data[2].harga_jual]).toEqual([200, 7_000_000]);
  });
  const ubahan = async (kode: string) => {
    const { body } = await shop.as('SPV').raw('GET', 'app/item-katalog');
    const row = body.data.find((one: { kode_barang: string }) => one.kode_barang === kode);
    const { is_active: _, kode_barang: _k, kode_barcode: _b, keadaan: _s, ...more } = row;
    return more;
  };

  test('any page may read with a key, and no cookie counts', async () => {
    const asked = await minta('OPTIONS', 'item', {
      origin: 'https://toko.example',
      'access-control-request-method': 'GET',
    });
    expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(asked.headers['access-control-allow-headers']).toContain('authorization');
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
    const answer = await baca('item', kunci, { origin: 'https://toko.example' });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const other = await shop.app.inject({
      url: '/api/v1/barang',
      headers: { origin: 'https://toko.example' },
    });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('so many calls a minute', () => {
  test('a key that asks more than its limit waits; another of the shop goes on', async () => {
    forgetCallers();
    const [sedikit, lain] = [await kunciBaru(10), await kunciBaru(10)];
    const asked = await Promise.all(Array.from({ length: 11 }, () => baca('toko', sedikit)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(10);
    const late = asked.find(({ status }) => status === 429)!;
    expect(late.body.code).toBe('TERLALU_SERING');
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    const next = await baca('toko', lain);
    expect([
      next.status,
      next.headers['ratelimit-limit'],
      next.headers['ratelimit-remaining'],
    ]).toEqual([200, '10', '9']);
  });

  test('whoever tries keys is stopped, and no key of the shop with him', async () => {
    forgetCallers();
    const kunci = await kunciBaru();
    const dari = (authorization: string) =>
      shop.app.inject({
        url: '/api/katalog/v1/toko',
        headers: { authorization },
        remoteAddress: '10.8.8.8',
      });
    const tebak = (n: number) => dari(`Bearer ${kunci.slice(0, -4)}${String(n).padStart(4, '0')}`);
    const tried = await Promise.all(Array.from({ length: 40 }, (_, n) => tebak(n)));
    expect(tried.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(9);
    expect((await baca('toko', kunci)).status).toBe(200);
  });
});

test('its document and its page name the key, and lead to calls that answer', async () => {
  const { body } = await minta('GET', 'openapi.json');
  expect(body.servers).toEqual([{ url: '/api/katalog/v1' }]);
  expect(body.components.securitySchemes.kunci).toMatchObject({ in: 'header', name: 'x-api-key' });
  const kunci = await kunciBaru(6000);
  for (const path of Object.keys(body.paths)) {
    const { get, ...other } = body.paths[path];
    expect([path, Object.keys(other), Object.keys(get.responses)]).toEqual([
      path,
      [],
      ['200', '304', '401', '429', 'default'],
    ]);
    const asked = path.slice(1).replace('{kode_barang}', 'KT-1');
    const answer = await minta('GET', asked, { 'x-api-key': kunci });
    expect([path, answer.status]).toEqual([path, 200]);
  }
  expect((await minta('GET', 'docs')).text).toContain('GET item/:kode_barang');
});
