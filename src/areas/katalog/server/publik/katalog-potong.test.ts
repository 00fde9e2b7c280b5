import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { ubahBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { updateProfitDocument as updateProfit } from '#areas/stock/contract/ubah-massal.document.ts';
import { fotoPotong, gambarAda } from '#tests/kit/kirim-gambar.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** What a piece of the stock becomes is on the public page at once: the bell says which piece it is. */
let shop: Shop;
let folder: string;
let satu: string;
let lain: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-potong-'));
  process.env['KILAU_PHOTOS'] = folder;
  shop = await openShop({ dasar: true });
  [satu, lain] = (await tambahPotong(shop, ['P1', 'P2'])) as [string, string];
  await fotoPotong(shop, satu);
  const gambar_path = await gambarAda(shop, 'KATEGORI_ICON');
  const kategori = { kode_kategori: 'CC', nama_kategori: 'Cincin', warna: '#C9962E', gambar_path };
  await send('POST', 'kategori-katalog', kategori);
  await send('POST', 'item-katalog/dari-stock', { kode_barcode: satu, kode_kategori: null });
});
afterAll(async () => {
  delete process.env['KILAU_PHOTOS'];
  await shop.close();
  await rm(folder, { recursive: true });
});

const send = async (method: string, path: string, body?: unknown) => {
  const answer = await shop.as('SPV').raw(method, `app/${path}`, body);
  expect([path, answer.status, answer.text]).toEqual([path, 201, answer.text]);
};
const halaman = async () => (await shop.app.inject({ url: '/katalog/KJ1' })).payload;
/** How often the database was asked while the page was read. */
async function dibaca(): Promise<number> {
  const asked = vi.spyOn(shop.db, 'many');
  await halaman();
  const { length } = asked.mock.calls;
  asked.mockRestore();
  return length;
}
const ubah = (kode_barcode: string, body: object) =>
  shop.approved('SPV', ubahBarangEndpoint, { params: { kode_barcode }, body }, 'OWN');

test('a price of its own and another weight are on the page with the next reader', async () => {
  expect(await halaman()).not.toContain('Rp 7,704,000');
  await ubah(satu, { harga_jual: rp(7_654_000) });
  expect(await halaman()).toContain('Rp 7,704,000');
  await ubah(satu, { berat: 3.111 });
  expect(await halaman()).toContain('3.111 g');
  await ubah(satu, { harga_jual: null });
  expect(await halaman()).not.toContain('Rp 7,704,000');
});

test('a change of many pieces changes the price of the one that is shown', async () => {
  const before = await halaman();
  const TETAP = { cara_modal: 'TETAP', nilai_modal: null, persen_modal: null, persen_ongkos: null };
  const body = { ...TETAP, cara_ongkos: 'MENJADI', nilai_ongkos: rp(777_000) };
  await shop.approved('MU', updateProfit.makes.simpan, {
    body: { barang: [satu, lain], ...body, alasan: 'Ongkos baru' } as never,
  });
  const after = await halaman();
  expect(after).not.toBe(before);
});

test('another piece may become what it likes: the page stays as it lies there', async () => {
  await halaman();
  await ubah(lain, { harga_jual: rp(5_432_000) });
  expect(await dibaca()).toBe(0);
  await ubah(satu, { size: '16' });
  expect(await dibaca()).toBeGreaterThan(0);
});

test('what is seen first is fetched first: the first photo, where no banner stands above it', async () => {
  const text = await halaman();
  expect(text.match(/fetchpriority="high"/g)).toHaveLength(1);
  expect(text).toMatch(/gambar\/ITEM\/[0-9a-f]{32}\.jpg\?kecil=1"[^>]*fetchpriority="high"/);
  const gambar_path = await gambarAda(shop, 'BANNER_ICON');
  const kata = { title: 'Promo', info: 'Ongkos', sub_info: 'Murah', nama_tombol: 'Lihat' };
  const url_pendukung = 'https://a.example/';
  await send('POST', 'banner-katalog', { kode_banner: 'B', ...kata, url_pendukung, gambar_path });
  const after = await halaman();
  expect(after.match(/fetchpriority="high"/g)).toHaveLength(1);
  expect(after).toMatch(/gambar\/BANNER_ICON\/[0-9a-f]{32}\.jpg"[^>]*fetchpriority="high"/);
  expect(after).toMatch(/gambar\/ITEM\/[0-9a-f]{32}\.jpg\?kecil=1"[^>]*loading="lazy"/);
});

test('a category that the catalogue does not have is said, and nothing is kept', async () => {
  const answer = await shop.as('SPV').raw('POST', 'app/item-katalog/dari-stock', {
    kode_barcode: lain,
    kode_kategori: 'TIDAKADA',
  });
  expect([answer.status, answer.body.code]).toEqual([422, 'ITEM_KATEGORI_TIDAK_ADA']);
});
