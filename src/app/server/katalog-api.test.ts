import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetCallers } from '#kit/server/limiter.ts';
import { rp } from '#kit/rules/quantity.ts';
import { ubahHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import * as api from '#areas/katalog/contract/kunci-katalog.api.ts';
import { gambarAda } from '#tests/kit/kirim-gambar.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-api-'));
  process.env['KILAU_FOTO'] = folder;
  shop = await openShop({ dasar: true });
  await isi();
});
afterAll(async () => {
  delete process.env['KILAU_FOTO'];
  await shop.close();
  await rm(folder, { recursive: true });
});

const tulis = async (path: string, body: object, method = 'POST') => {
  const answer = await shop.as('SPV').raw(method, `app/${path}`, body);
  expect([path, answer.status < 300, answer.text]).toEqual([path, true, answer.text]);
};
const CINCIN = { nama_barang: 'Cincin Sekar', berat: 3.12, harga_jual: 6_895_500 };
/** A category, three items, prices of one group, whom to ask. */
async function isi() {
  await tulis('kategori-katalog', {
    ...{ kode_kategori: 'CC', nama_kategori: 'Cincin', warna: '#C9962E' },
    gambar_path: await gambarAda(shop, 'KATEGORI_ICON'),
  });
  for (const kode_barang of ['KT-1', 'KT-2', 'KT-3'])
    await tulis('item-katalog', {
      ...{ kode_barang, ...CINCIN, kode_kategori: 'CC', kode_banner: [], kode_info: [] },
      ...{ direct_url: `/katalog/KJ1#${kode_barang}`, hashtag_jenis: ['cincin'] },
      ...{ hashtag_kadar: [], hashtag_lm: [], gambar_path: [await gambarAda(shop, 'ITEM')] },
    });
  await shop.as('OWN').call(ubahHargaEmasEndpoint, {
    body: { jenis: 'JUAL', kode_group: 'T', harga_per_gram: rp(2_345_000) },
  });
  await tulis('harga', { kode_harga_app: 'H1', nama_harga_app: 'Emas', detail_group: ['T'] });
  const admin = { kode_admin: 'A1', nama_admin: 'Rina', no_hp: '081234567890' };
  await tulis('member/admin-chat', admin);
}

type Headers = Record<string, string>;
const minta = async (method: string, path: string, headers: Headers = {}) => {
  const url = `/api/katalog/v1/${path}`;
  const answer = await shop.app.inject({ method: method as 'GET', url, headers });
  const json = String(answer.headers['content-type']).includes('json');
  const body: any = json && answer.payload ? JSON.parse(answer.payload) : undefined;
  return { status: answer.statusCode, headers: answer.headers, text: answer.payload, body };
};
const baca = (path: string, kunci?: string, headers: Headers = {}) =>
  minta('GET', path, { ...(kunci && { authorization: `Bearer ${kunci}` }), ...headers });

/** An owner makes it alone, and sees it once. */
async function kunciBaru(batas_menit = 120, kode_toko: 'KJ1' | 'PST' = 'KJ1'): Promise<string> {
  const own = shop.as('OWN', kode_toko);
  const { id } = await own.call(api.buatKunciEndpoint, { body: { nama: 'Aplikasi', batas_menit } });
  return (await own.call(api.bukaKunciEndpoint, { params: { id } })).kunci;
}
const buat = (who: Who, key: string, body: object) =>
  shop.as(who).raw('POST', 'kunci-katalog', body, { 'idempotency-key': key });
const daftar = (who: Who = 'OWN') => shop.as(who).call(api.listKunciEndpoint);

describe('a key is made, seen once and taken away', () => {
  test('a supervisor asks an owner; a cashier has no such screen', async () => {
    const body = { nama: 'Web toko', batas_menit: 60 };
    const alone = await buat('SPV', 'minta-sendiri', body);
    expect([alone.status, alone.body.code, alone.body.event]).toEqual([
      ...[403, 'PERLU_OTORISASI', 'EKSPOR_DATA'],
    ]);
    const made = await shop.approved('SPV', api.buatKunciEndpoint, { body });
    expect(made).toMatchObject({ nama: 'Web toko', status: 'BARU', input_by: 'spv.kj1' });
    const kasir = { 'idempotency-key': 'kasir-minta' };
    for (const [method, path] of [
      ['GET', 'kunci-katalog'],
      ['POST', 'kunci-katalog'],
      ['DELETE', `kunci-katalog/${made.id}`],
    ] as const)
      expect((await shop.as('KASIR').raw(method, path, body, kasir)).status).toBe(403);
    const path = `kunci-katalog/${made.id}/buka`;
    const lain = await shop.as('OWN').raw('POST', path, {});
    expect([lain.status, lain.body.code]).toEqual([409, 'KUNCI_API_SUDAH_DIBUKA']);
    const both = await Promise.all([1, 2].map(() => shop.as('SPV').raw('POST', path, {})));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { kunci } = both.find(({ status }) => status === 200)!.body.data;
    expect(kunci).toMatch(new RegExp(`^kk_KJ1_${made.id}_[0-9a-f]{48}$`));
    expect((await baca('item', kunci)).status).toBe(200);
  });

  test('asked for twice, at once and again, one is made and seen once', async () => {
    const body = { nama: 'Dua kali', batas_menit: 60 };
    const both = await Promise.all([1, 2].map(() => buat('OWN', 'dua-kali', body)));
    const { id } = both[0]!.body.data;
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[1]!.body.data.id).toBe(id);
    const { kunci } = await shop.as('OWN').call(api.bukaKunciEndpoint, { params: { id } });
    const late = await buat('OWN', 'dua-kali', body);
    expect([late.status, late.text]).toEqual([201, both[0]!.text]);
    expect(late.text).not.toContain(kunci.slice(-48));
    expect((await shop.as('OWN').raw('POST', `kunci-katalog/${id}/buka`, {})).status).toBe(409);
    expect((await daftar()).filter(({ nama }) => nama === 'Dua kali')).toHaveLength(1);
    const other = await buat('OWN', 'dua-kali', { ...body, batas_menit: 6000 });
    expect([other.status, other.body.code]).toEqual([409, 'KUNCI_DIPAKAI']);
    const none = await shop.as('OWN').raw('POST', 'kunci-katalog', body);
    expect([
      none.status,
      (await daftar()).filter(({ nama }) => nama === 'Dua kali').length,
    ]).toEqual([400, 1]);
  });

  test('nothing that is kept opens anything: not the row, the audit nor the answers', async () => {
    const kunci = await kunciBaru();
    const rahasia = kunci.slice(-48);
    for (const table of ['katalog_kunci', 'audit', 'idempotensi']) {
      const [row] = await shop.rows(
        `select count(*)::int as n from ${table} x where x::text like $1`,
        [`%${rahasia}%`],
      );
      expect([table, row!.n]).toEqual([table, 0]);
    }
    const [row] = await shop.rows('select sidik from katalog_kunci where id = $1', [
      kunci.split('_')[2],
    ]);
    expect((await baca('item', row!.sidik)).status).toBe(401);
  });

  test('the list says when it was last used and from where; a reader is no write', async () => {
    const kunci = await kunciBaru();
    const id = kunci.split('_')[2];
    const milik = async () => (await daftar()).find((one) => one.id === id)!;
    expect(await milik()).toMatchObject({ status: 'BERLAKU', terakhir: null, terakhir_ip: null });
    await baca('toko', kunci);
    expect(await milik()).toMatchObject({ terakhir_ip: '127.0.0.1', input_by: 'own.kj1' });
    const [before] = await shop.rows('select xmin::text from katalog_kunci where id = $1', [id]);
    await baca('toko', kunci);
    const [after] = await shop.rows('select xmin::text from katalog_kunci where id = $1', [id]);
    expect(after).toEqual(before);
  });

  test('taken away it is none at once, for good, and twice is told', async () => {
    const kunci = await kunciBaru();
    const id = kunci.split('_')[2]!;
    expect((await baca('item', kunci)).status).toBe(200);
    expect((await shop.as('OWN', 'PST').raw('DELETE', `kunci-katalog/${id}`)).status).toBe(404);
    await shop.as('SPV').call(api.cabutKunciEndpoint, { params: { id } });
    const refused = await baca('item', kunci);
    expect([refused.status, refused.body.code]).toEqual([401, 'KUNCI_API_DITOLAK']);
    expect(refused.headers['www-authenticate']).toBe('Bearer');
    expect((await shop.as('SPV').raw('DELETE', `kunci-katalog/${id}`)).status).toBe(404);
    expect((await shop.as('OWN').raw('POST', `kunci-katalog/${id}/buka`, {})).status).toBe(409);
    const acts = await shop.rows(
      `select tindakan, user_id from audit where tabel = 'katalog_kunci' and kunci = $1 order by urut`,
      [id],
    );
    expect(acts).toEqual([
      { tindakan: 'EKSPOR', user_id: 'own.kj1' },
      { tindakan: 'BUKA_KUNCI_API', user_id: 'own.kj1' },
      { tindakan: 'CABUT', user_id: 'spv.kj1' },
    ]);
  });

  test('one that nobody looked at for ten minutes is none any more; twenty hold at once', async () => {
    const { id } = await shop.as('OWN').call(api.buatKunciEndpoint, {
      body: { nama: 'Lupa', batas_menit: 10 },
    });
    await shop.rows(
      `update katalog_kunci set input_date = input_date - interval '11 minutes'
      where id = $1`,
      [id],
    );
    expect((await shop.as('OWN').raw('POST', `kunci-katalog/${id}/buka`, {})).status).toBe(409);
    expect((await daftar()).find((one) => one.id === id)!.status).toBe('HANGUS');
    const ada = (await daftar()).filter(({ status }) => ['BARU', 'BERLAKU'].includes(status));
    const baru = (_: unknown, n: number) =>
      buat('OWN', `banyak-${n}`, { nama: 'Banyak', batas_menit: 10 });
    const made = await Promise.all(Array.from({ length: 22 - ada.length }, baru));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20 - ada.length);
    expect(made.find(({ status }) => status === 422)!.body.code).toBe('KUNCI_API_PENUH');
    await shop.rows(`delete from katalog_kunci where nama = 'Banyak'`);
  });
});

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
    ]).toEqual([...[200, '10', '9']]);
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
      ...[path, [], ['200', '304', '401', '429', 'default']],
    ]);
    const asked = path.slice(1).replace('{kode_barang}', 'KT-1');
    const answer = await minta('GET', asked, { 'x-api-key': kunci });
    expect([path, answer.status]).toEqual([path, 200]);
  }
  expect((await minta('GET', 'docs')).text).toContain('GET item/:kode_barang');
});
