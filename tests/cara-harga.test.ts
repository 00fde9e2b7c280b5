import { afterAll, beforeAll, expect, test } from 'vitest';
import { dashboardTokoEndpoint } from '#areas/dashboard/contract/toko.api.ts';
import { P1 } from '#areas/stock/server/barang-contoh.fixtures.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { tunai } from '#tests/kit/toko-uji.ts';

/** How a piece is priced: by itself, its group or the shop (D-9.2, D-33.4). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const label = { kode_bandrol: 'B850', nama: 'Label 850', harga: 8_500_000, berat_label: 0.45 };
  expect((await post('parabandrol', label, 'OWN')).status).toBe(201);
  const polos = { ...label, kode_bandrol: 'B900', nama: 'Label 900', berat_label: 0 };
  expect((await post('parabandrol', polos, 'OWN')).status).toBe(201);
});
afterAll(() => shop.close());

let keys = 0;
const kunci = () => ({ 'idempotency-key': `cara-harga-${++keys}` });
const post = (path: string, body: object, who: 'KASIR' | 'SPV' | 'OWN' = 'SPV') =>
  shop.as(who).raw('POST', path, body, kunci());
const tambah = (more: object) => post('barang', { ...P1, ...more });
const salah = async (more: object) =>
  ((await tambah(more)).body.errors as { path: string; message: string }[]).map(
    ({ path, message }) => `${path}: ${message}`,
  );
const jual = (kode_barcode: string, rupiah: number) =>
  post(
    'penjualan',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1' },
      barang: [{ kode_barcode }],
      pembayaran: tunai(rupiah),
    },
    'KASIR',
  );
const label = 'kode_bandrol: Kode Bandrol Tidak Boleh Kosong';
const harga = 'harga_jual: Harga Jual Tetap Tidak Boleh Kosong';

test('a shop of labels asks each new piece for its code, and weighs the label that it names', async () => {
  await shop.param('kategori_harga', 'BANDROL');
  expect(await salah({})).toEqual([label]);
  const { body } = await tambah({ kode_bandrol: 'B850' });
  expect(body.data).toMatchObject({ berat_label: 0.45, harga_hari_ini: 8_500_000 });
  expect((await tambah({ kode_bandrol: 'B850', berat_label: 0.2 })).body.data).toMatchObject({
    berat_label: 0.2,
  });
  // A row that says no weight leaves the shop's usual label.
  const usual = (await tambah({ kategori_harga: 'GRAM' })).body.data as { berat_label: number };
  expect((await tambah({ kode_bandrol: 'B900' })).body.data).toMatchObject({
    berat_label: usual.berat_label,
  });
  await shop.param('kategori_harga', 'GRAM');
});

test('priced by the piece, a piece without its price is not taken in, not changed to, and not sold by weight', async () => {
  const dulu = (await tambah({})).body.data as { kode_barcode: string };
  const perlu = async () => {
    const { perlu_dilihat } = await shop.as('OWN').call(dashboardTokoEndpoint);
    return perlu_dilihat.find(({ jenis }) => jenis === 'TANPA_HARGA')?.jumlah ?? 0;
  };
  expect(await perlu()).toBe(0);
  await shop.param('kategori_harga', 'POTONG');
  expect(await salah({})).toEqual([harga]);
  const { body } = await tambah({ harga_jual: 9_000_000, ongkos: 0 });
  expect(body.data).toMatchObject({ harga_hari_ini: 9_000_000 });
  const kosong = { harga_jual: 0 };
  const path = `barang/${(body.data as { kode_barcode: string }).kode_barcode}`;
  const diubah = await shop.as('OWN').raw('PUT', path, kosong, kunci());
  expect([diubah.status, diubah.body.errors?.[0]?.message]).toEqual([
    422,
    'Harga Jual Tetap Tidak Boleh Kosong',
  ]);
  // What lay in stock before has no price, and the home says so; its own way is the old one.
  const { kode_barcode } = dulu;
  const lihat = await shop.as('SPV').raw('GET', `barang/${kode_barcode}`);
  expect(lihat.body.data).toMatchObject({ harga_hari_ini: null });
  expect(await perlu()).toBeGreaterThan(0);
  const sold = await jual(kode_barcode, 1_000);
  expect([sold.status, sold.body.errors?.[0]?.message]).toEqual([
    422,
    `Harga Tetap Atau Bandrol ${kode_barcode} Belum Diisi`,
  ]);
  await shop.param('kategori_harga', 'GRAM');
  expect(await perlu()).toBe(0);
});
