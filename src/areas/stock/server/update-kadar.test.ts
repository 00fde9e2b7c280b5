import { afterAll, beforeAll, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

test('pieces in the trays are listed, the one in a basket is not', async () => {
  const [p1, p2] = await tambahPotong(shop, ['P1', 'P2']);
  const list = async (query = '') =>
    (await shop.as('OWN').raw('GET', `barang/get/ready-update-kadar${query}`)).body;
  expect(await list()).toMatchObject({
    count: 2,
    data: [
      { kode_barcode: p1, kode_kadar: '750', kadar: 75, berat: 3.25, murni: 2.438 },
      { kode_barcode: p2 },
    ],
  });
  await shop.as('KASIR').raw('POST', 'keranjang', { kode_barcode: p1 });
  expect(await list()).toMatchObject({ count: 1, data: [{ kode_barcode: p2 }] });
  expect((await list(`?q=${String(p1).toLowerCase()}`)).count).toBe(0);
});
