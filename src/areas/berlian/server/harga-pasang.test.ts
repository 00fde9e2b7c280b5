import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shop } from '#tests/kit/shop.ts';
import { batu, cincinBerlian, terimaBatu, tokoBerlian } from '#tests/kit/uji/berlian.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await tokoBerlian();
});
afterAll(() => shop.close());

test('a stone that takes 3.000 g of zirconia out of the price is an owner’s to agree to', async () => {
  const barang = await cincinBerlian(shop, {
    berat: 10,
    berat_atribut: 3,
    atribut: 'Zirkon',
    ongkos: 0,
  });
  const polos = await cincinBerlian(shop);
  const { kode } = await terimaBatu(shop, [batu(), batu()]);
  const pasang = async (kode_barcode: string, kode_berlian: string, berat: number) =>
    (
      await shop
        .as('SPV')
        .raw(
          'POST',
          'berlian/pasang',
          { kode_barcode, kode_berlian: [kode_berlian], berat },
          { 'idempotency-key': `pasang-harga-${kode_berlian}` },
        )
    ).body;
  const murah = await pasang(barang, kode[0]!, 10.104);
  expect(murah.events).toEqual(['UBAH_BARANG', 'UBAH_HARGA_EMAS']);
  // 3.250 g of gold before and after.
  expect((await pasang(polos, kode[1]!, 3.354)).events).toEqual(['UBAH_BARANG']);
});
