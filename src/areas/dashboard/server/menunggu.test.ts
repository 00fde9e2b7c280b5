import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { beliManual, bukaManual, jualManual, masukkan } from '#tests/kit/uji/manual.ts';

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

test('manual trade that waits for its second person is counted by the kind of its call, and card money by its payments', async () => {
  await shop.param('VALIDASI_PENJUALAN', false);
  await shop.modulOn('VALIDASI_NON_CASH_MODULE');
  const [kode_barcode] = await tambahPotong(shop, ['P1']);
  const kartu = await shop.as('KASIR').raw(
    'POST',
    'penjualan',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari' },
      barang: [{ kode_barcode }],
      pembayaran: [
        { jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 7_102_500 },
      ],
    },
    { 'idempotency-key': 'menunggu-uji-3' },
  );
  expect(kartu.status, kartu.text).toBe(201);
  await bukaManual(shop);
  await done(shop, 'OWN', 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 50_000_000,
    keterangan: 'Modal pagi',
  });
  await done(shop, 'OWN', 'parameter-harga-emas', {
    jenis: 'BELI',
    kode_kadar: '375',
    harga_per_gram: 1_150_000,
  });
  await masukkan(shop);
  await jualManual(shop);
  await beliManual(shop);
  expect(await menunggu()).toEqual([
    { jenis: 'pembelian-manual', jumlah: 1 },
    { jenis: 'penjualan-manual', jumlah: 1 },
    { jenis: 'non-cash', jumlah: 1 },
  ]);
});
