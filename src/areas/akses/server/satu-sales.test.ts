import { afterAll, beforeAll, expect, test } from 'vitest';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';
import { rp } from '#kit/rules/quantity.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const sales = async () => (await shop.as('KASIR').call(meEndpoint)).user.kode_sales;
const tambah = (kode_sales: string) =>
  shop.as('OWN').call(salesMaster.endpoints.create, {
    body: { kode_sales, nama: `Sales ${kode_sales}`, hp: null, target: rp(0), id_fee: null },
  });

test('the only sales person of a shop is taken without being asked for; with a second one nobody is', async () => {
  expect(await sales()).toBeNull();
  await tambah('RINI');
  expect(await sales()).toBe('RINI');
  await tambah('DEWI');
  expect(await sales()).toBeNull();
  await shop
    .as('OWN')
    .call(salesMaster.endpoints.remove, { params: { kode_sales: 'DEWI' } as never });
  expect(await sales()).toBe('RINI');
});
