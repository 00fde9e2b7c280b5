import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { axe, openKilau, scan, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

let kilau: Kilau;
let counter: Counter;
let page: Page;
let codes: string[] = [];
beforeAll(async () => {
  kilau = await openKilau();
  await kilau.shop.modulOn('SEMI_GROSIR_MODULE');
  await kilau.shop.param('PLATFORM_NOTA', 'DESKTOP_DEPAN');
  await kilau.shop.as('OWN').raw(
    'POST',
    'parameter-harga-emas/banyak',
    {
      harga: [
        { jenis: 'GROSIR', kode_kadar: '375', harga_per_gram: 1_195_000 },
        { jenis: 'GROSIR', kode_kadar: '750', harga_per_gram: 2_100_000 },
      ],
    },
    { 'idempotency-key': 'harga-grosir' },
  );
  codes = await tambahPotong(kilau.shop, ['P4', 'P4']);
  counter = await kilau.open('SPV', 'redirect-to-grosir');
  ({ page } = counter);
});
afterAll(async () => {
  await counter.context.close();
  await kilau.close();
  expect(counter.errors).toEqual([]);
});

const nota = () =>
  kilau.shop.rows(
    `select status, grand_total::int as total, berat::int, (grosir -> 0 ->> 'berat_timbang')::int as timbang
       from penjualan where grosir is not null`,
  );

test('two pieces of a group are scanned, weighed as 2.395 g, paid in cash and on one nota', async () => {
  await page.getByText('Pindai semua barang, lalu isi berat atau jumlah tiap group.').waitFor();
  for (const kode of codes) {
    await scan(page, kode);
    await page.getByText(`${kode} masuk nota grosir`).waitFor();
  }
  await page.getByText('Berat Group T Belum Diisi').waitFor();
  await page.keyboard.press('F4');
  await page.keyboard.type('2.395');
  // 2.395 g x 1,195,000 = 2,862,025, up to 2,862,500.
  await page.getByText('2,862,500').first().waitFor();
  await page.getByLabel('Nama, No HP, atau kode').fill('Toko Emas Murni');
  await page.getByLabel('No HP', { exact: true }).fill('081322224444');
  await page.getByLabel('Alamat').fill('Pasar Baru 7');
  await page.getByLabel('Sales').fill('S01');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  await expect
    .poll(nota)
    .toEqual([{ status: 'DONE', total: 2_862_500, berat: 2395, timbang: 2395 }]);
  await page.getByText('Pindai semua barang, lalu isi berat atau jumlah tiap group.').waitFor();
});

test('a piece in another weight than the scans, or a buyer without telephone, is said at its field', async () => {
  const [kode = ''] = await tambahPotong(kilau.shop, ['P1']);
  await scan(page, kode);
  await page.getByText(`${kode} masuk nota grosir`).waitFor();
  await page.getByText('Berat Group T Belum Diisi').waitFor();
  await page.keyboard.press('F4');
  await page.keyboard.type('3.25');
  await page.getByText('6,825,000').first().waitFor();
  await page.getByLabel('Nama, No HP, atau kode').fill('Tanpa Nomor');
  await page.keyboard.press('F9');
  await page.getByText('No HP Customer Tidak Boleh Kosong').first().waitFor();
  expect(await nota()).toHaveLength(1);
});

test('without the module the wholesale of another server is opened, or none is set', async () => {
  await kilau.shop.modulOff('SEMI_GROSIR_MODULE');
  const other = await kilau.open('SPV', 'redirect-to-grosir');
  await other.page.getByText('Server Bacnkend grosir belum di setting').waitFor();
  await other.context.close();
});
