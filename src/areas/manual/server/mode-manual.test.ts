import { afterAll, beforeAll, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { kunci, nota } from '#tests/proof/balapan/meja.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';
import {
  isiJual,
  jualManual,
  masukkan,
  tokoManual,
  validasiManual,
} from '#tests/kit/uji/manual.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await tokoManual();
  await shop.modulOff('MANUAL_ITEMS_TRANSACTION_MODULE');
});
afterAll(() => shop.close());

const send = async (who: Who, path: string, body: object) => {
  const { status, text, body: said } = await shop.as(who).raw('POST', path, body, kunci());
  return { status, text, data: said?.data as Record<string, string> };
};
const tunai = { pembayaran: [{ jenis: 'CASH', jumlah: 1_470_000 }] };

test('a shop of goods without a barcode sells them without the module, and no piece any more; what waited is finished', async () => {
  const [satu, dua, tiga] = await tambahPotong(shop, ['P4', 'P4', 'P4']);
  await shop.param('VALIDASI_PENJUALAN', true);
  const tunggu = await send('KASIR', 'penjualan', { ...nota(satu!), pembayaran: null });
  expect(tunggu.status, tunggu.text).toBe(201);
  await shop.param('VALIDASI_PENJUALAN', false);
  const customer = isiJual().customer;
  const titip = { kode_sales: 'S01', customer, barang: [{ kode_barcode: dua }] };
  const uang = { pembayaran: [{ jenis: 'CASH', jumlah: 600_000 }] };
  const dititip = await send('KASIR', 'titip', { ...titip, ...uang });
  expect(dititip.status, dititip.text).toBe(201);
  expect((await send('KASIR', 'barang-manual', {})).status).toBe(403);

  await shop.param('APP_MODE', 'STOCK_JUAL_MANUAL');
  for (const [path, body] of [
    ['penjualan', nota(tiga!)],
    ['penjualan-tunda', { nama: 'Ibu Sari', isi: {}, qty: 1, total: 1_470_000 }],
    ['titip', { ...titip, ...uang, barang: [{ kode_barcode: tiga }] }],
    ['tukar-tambah', { penjualan: nota(tiga!) }],
  ] as const)
    expect([path, (await send('KASIR', path, body)).status]).toEqual([path, 403]);
  for (const path of ['barang', 'barang/banyak'])
    expect([path, (await send('SPV', path, {})).status]).toEqual([path, 403]);
  await masukkan(shop);
  await validasiManual(shop, [await jualManual(shop)]);

  const jadi = await send('KASIR2', `penjualan/${tunggu.data['no_faktur_jual']}/validasi`, tunai);
  expect(jadi.status, jadi.text).toBe(200);
  const lagi = await send('KASIR', `titip/${dititip.data['no_titip']}/bayar`, {
    pembayaran: [{ jenis: 'CASH', jumlah: 100_000 }],
  });
  expect(lagi.status, lagi.text).toBeLessThan(300);
});
