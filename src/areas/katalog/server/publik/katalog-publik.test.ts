import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { ubahHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { fotoPotong, gambarAda } from '#tests/kit/kirim-gambar.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const JAHAT = `"><script>alert('x')</script><img src=x onerror=alert(1)>`;

let shop: Shop;
let folder: string;
let kode_barcode: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-publik-'));
  process.env['KILAU_PHOTOS'] = folder;
  shop = await openShop({ dasar: true });
  [kode_barcode] = (await tambahPotong(shop, ['P1'])) as [string];
});
afterAll(async () => {
  delete process.env['KILAU_PHOTOS'];
  await shop.close();
  await rm(folder, { recursive: true });
});

const send = async (method: string, path: string, body?: unknown) => {
  const answer = await shop.as('SPV').raw(method, `app/${path}`, body);
  expect([path, answer.status, answer.text]).toEqual([path, expect.any(Number), answer.text]);
  return answer;
};
const lihat = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await shop.app.inject({ url: path, headers });
  return { status: answer.statusCode, headers: answer.headers, text: answer.payload, answer };
};
const halaman = async () => (await lihat('/katalog/KJ1')).text;
const ambil = (kode = kode_barcode) =>
  send('POST', 'item-katalog/dari-stock', { kode_barcode: kode, kode_kategori: null });

describe('an item is made from a piece of the stock', () => {
  test('a shop that publishes nothing has no page', async () => {
    expect((await lihat('/katalog/KJ1')).status).toBe(404);
  });

  test('an address in small letters leads to the page', async () => {
    const { status, headers } = await lihat('/katalog/kj1');
    expect([status, headers['location']]).toEqual([308, './KJ1']);
  });

  test('a piece without a photo, or without a category for it, is refused', async () => {
    await fotoPotong(shop, kode_barcode);
    expect((await ambil()).body).toMatchObject({ message: 'Kategori Harus Dipilih' });
    const gambar_path = await gambarAda(shop, 'KATEGORI_ICON');
    const kategori = { kode_kategori: 'CC', nama_kategori: 'Cincin', warna: '#C9962E' };
    expect((await send('POST', 'kategori-katalog', { ...kategori, gambar_path })).status).toBe(201);
    const [polos] = (await tambahPotong(shop, ['P1'])) as [string];
    await shop.rows(`update barang set gambar = '[]' where kode_barcode = $1`, [polos]);
    expect((await ambil(polos)).body).toMatchObject({ message: 'Gambar Wajib Dimasukan' });
    expect((await ambil('KJ1ZZZZZ')).status).toBe(404);
  });

  test('the list offers it with its photo; one press makes the item, twice at once makes one', async () => {
    const offered = (await send('GET', 'item-katalog/stock')).body.data;
    expect(offered).toContainEqual(expect.objectContaining({ kode_barcode }));
    const both = await Promise.all([ambil(), ambil()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { data } = both.find(({ status }) => status === 201)!.body;
    expect(data).toMatchObject({
      kode_barang: kode_barcode,
      kode_kategori: 'CC',
      keadaan: 'TAMPIL',
      kode_barcode,
      direct_url: `/katalog/KJ1#${kode_barcode}`,
      gambar_path: [expect.stringMatching(/^NSIPIC\/KJ1\/ITEM\/[0-9a-f]{32}\.jpg$/)],
    });
    expect((await send('GET', 'item-katalog/stock')).body.data).not.toContainEqual(
      expect.objectContaining({ kode_barcode }),
    );
  });

  test('a new price of gold is the price of the item, on the page at once, whatever was typed', async () => {
    const before = (await send('GET', 'item-katalog')).body.data[0];
    expect(await halaman()).toContain(rupiah(before.harga_jual));
    await shop.as('OWN').call(ubahHargaEmasEndpoint, {
      body: { jenis: 'JUAL', kode_group: 'T', harga_per_gram: rp(2_345_000) },
    });
    const after = (await send('GET', 'item-katalog')).body.data[0];
    expect(after.harga_jual).not.toBe(before.harga_jual);
    expect(await halaman()).toContain(rupiah(after.harga_jual));
    await send('PUT', `item-katalog/edit/${kode_barcode}`, { ...isian(after), harga_jual: 1 });
    expect(await halaman()).toContain(rupiah(after.harga_jual));
  });
});

const nota = (kode_barcode: string) => ({
  kode_sales: 'S01',
  customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
  barang: [{ kode_barcode }],
  pembayaran: [{ jenis: 'CASH', jumlah: 19_000_000 }],
});
const rupiah = (harga: number): string => `Rp ${String(harga).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`;
const isian = ({ is_active: _, kode_barang: _k, kode_barcode: _b, keadaan: _s, ...row }: any) =>
  row;

describe('the page of a shop', () => {
  test('prices of today by group, whom to ask, and no script of its own in the text', async () => {
    await send('POST', 'harga', {
      kode_harga_app: 'H1',
      nama_harga_app: 'Harga emas',
      detail_group: ['T'],
    });
    await send('POST', 'member/group-description', {
      kode_group: 'T',
      description: 'Emas tua untuk dipakai sehari-hari',
    });
    await send('POST', 'member/admin-chat', {
      kode_admin: 'A1',
      nama_admin: 'Rina',
      no_hp: '0812 3456 7890',
    });
    const page = await lihat('/katalog/KJ1');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('Emas tua untuk dipakai sehari-hari');
    expect(page.text).toContain('https://wa.me/6281234567890?text=');
    expect(page.text).toContain('<td class="harga">Rp 2,345,000</td>');
    expect(page.text.match(/<script/g)).toHaveLength(1);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  test('markup in every name stands there as text', async () => {
    const BANNER = { title: JAHAT, info: JAHAT, sub_info: JAHAT, nama_tombol: 'Lihat' };
    const gambar_path = await gambarAda(shop, 'BANNER_ICON');
    const banner = {
      kode_banner: 'J',
      ...BANNER,
      url_pendukung: 'https://a.example/',
      gambar_path,
    };
    expect((await send('POST', 'banner-katalog', banner)).status).toBe(201);
    const item = (await send('GET', 'item-katalog')).body.data[0];
    const jahat = { ...isian(item), nama_barang: JAHAT, hashtag_jenis: ['<b>'] };
    expect((await send('PUT', `item-katalog/edit/${kode_barcode}`, jahat)).status).toBe(200);
    const text = await halaman();
    expect(text).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;');
    expect(text).not.toMatch(/<script>|<img src=x|<b>/);
    // The shop's name, then what is right below it: no heading is left out.
    const judul = [...text.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(judul.filter((level, at) => level > (judul[at - 1] ?? 0) + 1)).toEqual([]);
  });

  test('nothing of customers, costs or people stands on it', async () => {
    const text = await halaman();
    expect(text).not.toMatch(/modal|customer|spv\.kj1|own\.kj1|user_id/i);
  });

  test('a sale of a piece that it does not show leaves it as it is: a counter sells all day', async () => {
    const [lain] = (await tambahPotong(shop, ['P1'])) as [string];
    await halaman();
    const asked = vi.spyOn(shop.db, 'many');
    const ring = (kode_barcode: string) =>
      shop.as('KASIR').raw('POST', 'keranjang', { kode_barcode });
    expect((await ring(lain)).status).toBe(201);
    asked.mockClear();
    await halaman();
    expect(asked).not.toHaveBeenCalled();
    expect((await ring(kode_barcode)).status).toBe(201);
    asked.mockClear();
    await halaman();
    expect(asked).toHaveBeenCalled();
    asked.mockRestore();
    await shop.as('KASIR').raw('DELETE', `keranjang/${kode_barcode}`);
  });

  test('who has it is told so; who asks again after a change gets the new one at once', async () => {
    const first = await lihat('/katalog/KJ1');
    const etag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toContain('public, max-age=15');
    const same = await lihat('/katalog/KJ1', { 'if-none-match': etag });
    expect([same.status, same.text]).toEqual([304, '']);
    await send('PUT', 'member/admin-chat/edit/A1', { nama_admin: 'Sari', no_hp: '0812 3456 7890' });
    const after = await lihat('/katalog/KJ1', { 'if-none-match': etag });
    expect([after.status, after.text.includes('Sari')]).toEqual([200, true]);
  });

  test('packed for who takes it so, in English for who reads English', async () => {
    const { answer, headers } = await lihat('/katalog/KJ1', {
      'accept-encoding': 'gzip',
      'accept-language': 'en-GB,en',
    });
    expect(headers['content-encoding']).toBe('gzip');
    const text = gunzipSync(answer.rawPayload).toString();
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('Price per gram today');
  });

  test('its pictures are seen by anybody, small and whole; those of the stock are not', async () => {
    const [, src] = /src="(KJ1\/gambar\/ITEM\/[0-9a-f]{32}\.jpg)\?kecil=1"/.exec(await halaman())!;
    const small = await lihat(`/katalog/${src}?kecil=1`);
    expect([small.status, small.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(small.headers['cache-control']).toContain('immutable');
    expect((await lihat(`/katalog/${src}`)).headers['content-type']).toBe('image/jpeg');
    for (const path of [
      'KJ1/gambar/ITEM/00000000000000000000000000000000.jpg',
      'KJ1/gambar/SPLASH_SCREEN/00000000000000000000000000000000.jpg',
      'KJ1/gambar/..%2F..%2Fetc/passwd',
      src!.replace('KJ1', 'PST'),
      src!.replace('ITEM/', ''),
    ])
      expect([path, (await lihat(`/katalog/${path}`)).status]).toEqual([path, 404]);
  });

  test('a phone may keep it: a manifest, icons, a small worker for this page alone', async () => {
    const manifest = JSON.parse((await lihat('/katalog/KJ1/manifest.webmanifest')).text);
    expect(manifest).toMatchObject({ start_url: '../KJ1', scope: '../KJ1', display: 'standalone' });
    const icon = await lihat(`/katalog/KJ1/${manifest.icons[0].src}`);
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png']);
    const worker = await lihat('/katalog/KJ1/sw.js');
    expect(worker.headers['service-worker-allowed']).toBe('/katalog/KJ1');
    expect((await lihat('/katalog/KJ1/')).status).toBe(308);
  });

  test('a piece that is sold is marked at once, and nobody is asked about it', async () => {
    const key = { 'idempotency-key': 'katalog-jual-1' };
    expect(await halaman()).not.toContain('Terjual');
    const sold = await shop.as('KASIR').raw('POST', 'penjualan', nota(kode_barcode), key);
    expect([sold.status, sold.text]).toEqual([201, sold.text]);
    const text = await halaman();
    expect(text).toContain('Terjual');
    expect((await send('GET', 'item-katalog')).body.data[0].keadaan).toBe('TERJUAL');
    no = sold.body.data.no_faktur_jual;
  });
  let no: string;

  test('a sale that is taken back brings it back at once, and whoever held the page is told', async () => {
    const { headers } = await lihat('/katalog/KJ1');
    const held = { 'if-none-match': String(headers['etag']) };
    expect((await lihat('/katalog/KJ1', held)).status).toBe(304);
    await shop.approved('SPV', penjualanDocument.cancel, {
      params: { no },
      body: { alasan: 'Salah barang' },
    });
    const after = await lihat('/katalog/KJ1', held);
    expect([after.status, after.text.includes('Terjual')]).toEqual([200, false]);
    expect((await send('GET', 'item-katalog')).body.data[0].keadaan).toBe('TAMPIL');
  });

  test('a cancel of what it does not show leaves the page as it is', async () => {
    const [lain] = (await tambahPotong(shop, ['P1'])) as [string];
    const sold = await shop.as('KASIR').raw('POST', 'penjualan', nota(lain), {
      'idempotency-key': 'katalog-jual-2',
    });
    await halaman();
    const asked = vi.spyOn(shop.db, 'many');
    await shop.approved('SPV', penjualanDocument.cancel, {
      params: { no: sold.body.data.no_faktur_jual },
      body: { alasan: 'Salah barang' },
    });
    asked.mockClear();
    await halaman();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  test.each(['XXX', 'KJ11', '..%2F', '%00', 'PST'])('%s has no page', async (kode) => {
    expect((await lihat(`/katalog/${kode}`)).status).toBeGreaterThanOrEqual(400);
  });

  test('a thousand readers at once are answered from one page; one who asks 241 times in a minute waits', async () => {
    await lihat('/katalog/KJ1');
    const dari = (remoteAddress: string) =>
      shop.app.inject({
        url: '/katalog/KJ1',
        remoteAddress,
        headers: { 'accept-encoding': 'gzip' },
      });
    const semua = await Promise.all(
      Array.from({ length: 1000 }, (_, at) => dari(`10.0.${at >> 8}.${at & 255}`)),
    );
    expect(
      new Set(semua.map(({ statusCode, headers }) => `${statusCode} ${headers['etag']}`)).size,
    ).toBe(1);
    const satu = await Promise.all(Array.from({ length: 241 }, () => dari('10.9.9.9')));
    expect(satu.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  test('a shop that was taken out of the chain has none any more', async () => {
    await shop.rows(`update toko set is_active = false where kode_toko = 'KJ1'`);
    await send('PUT', 'member/admin-chat/edit/A1', { nama_admin: 'Rina', no_hp: '0812 3456 7890' });
    const { status } = await lihat('/katalog/KJ1');
    await shop.rows(`update toko set is_active = true where kode_toko = 'KJ1'`);
    expect(status).toBe(404);
  });
});
