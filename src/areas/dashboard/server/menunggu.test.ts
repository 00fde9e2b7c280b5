import { afterAll, beforeAll, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

const menunggu = async () =>
  (await shop.as('KASIR').raw('GET', 'validasi/menunggu')).body.data as unknown[];

test('a sale that waits for its cashier is counted, and no longer once it is rejected', async () => {
  expect(await menunggu()).toEqual([]);
  await shop.param('VALIDASI_PENJUALAN', true);
  const [kode_barcode] = await tambahPotong(shop, ['P1']);
  const { body } = await shop
    .as('KASIR')
    .raw(
      'POST',
      'penjualan',
      { kode_sales: 'S01', customer: { nama: 'Ibu Sari' }, barang: [{ kode_barcode }] },
      { 'idempotency-key': 'menunggu-uji-1' },
    );
  expect(await menunggu()).toEqual([{ jenis: 'penjualan', jumlah: 1 }]);
  await shop
    .as('KASIR')
    .raw(
      'POST',
      `penjualan/${(body.data as { no_faktur_jual: string }).no_faktur_jual}/batal`,
      { alasan: 'Tidak jadi' },
      { 'idempotency-key': 'menunggu-uji-2' },
    );
  expect(await menunggu()).toEqual([]);
});
