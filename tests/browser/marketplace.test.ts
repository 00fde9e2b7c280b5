import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { axe, openKilau, scan, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { kasirAt } from '#tests/browser/kasir.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { gambarBaru } from '#tests/kit/uji/foto-baru.ts';

let kilau: Kilau;
let counter: Counter;
let page: Page;
let piece = '';
beforeAll(async () => {
  kilau = await openKilau();
  const { shop } = kilau;
  await shop.modulOn('MARKETPLACE_INTEGRATION_MODULE');
  await shop.modulOn('SLIP_MARKETPLACE_MODULE');
  await shop.as('OWN').raw('POST', 'marketplace', {
    kode_marketplace: 'SHP',
    nama: 'Shopee',
    no_rekening: '1234567890',
    fee_persen: 6,
  });
  [piece = ''] = await tambahPotong(shop, ['P4']);
  counter = await kilau.open('KASIR', 'lihat-penjualan');
  ({ page } = counter);
});
afterAll(async () => {
  await counter.context.close();
  await kilau.close();
  expect(counter.errors).toEqual([]);
});

/** Pictures are taken where a folder for them is named (docs/development.md). */
const shot = async (name: string) => {
  const folder = process.env['KILAU_GAMBAR'];
  if (!folder) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
  }
};
const order = () =>
  kilau.shop.rows(
    `select o.no_order, o.ekspedisi, o.no_resi, o.status, p.grand_total::int as total
       from penjualan_online o join penjualan p using (kode_toko, no_faktur_jual)`,
  );

test('an order becomes a sale that the marketplace owes, is handed over with its slip, received and paid out', async () => {
  await page.getByRole('tab', { name: 'Pesanan marketplace' }).click();
  await page.getByText('Pindai barang pesanan, lalu isi no order dan ekspedisi.').waitFor();
  await scan(page, piece);
  await page.getByText(`${piece} masuk pesanan`).waitFor();
  await page.getByText('1,470,000').first().waitFor();
  await page.getByLabel('Marketplace', { exact: true }).fill('Sho');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel('No Order').fill('ORD-1');
  await page.getByLabel('Ekspedisi').fill('jne reg');
  await page.getByLabel('Nama, No HP, atau kode').fill('Ibu Jauh');
  await page.getByLabel('No HP', { exact: true }).fill('081322224444');
  await page.getByLabel('Alamat').fill('Jl. Seberang 9, Medan');
  await page.getByLabel('Sales').fill('S01');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  expect(await axe(page)).toEqual([]);
  await shot('marketplace-pesanan');
  await page.keyboard.press('F9');
  await expect.poll(order).toEqual([
    {
      no_order: 'ORD-1',
      ekspedisi: 'JNE REG',
      no_resi: null,
      status: 'DIPROSES',
      total: 1_470_000,
    },
  ]);

  await page.getByRole('tab', { name: 'Marketplace', exact: true }).click();
  await page.getByRole('button', { name: 'Kirim ORD-1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kirim pesanan ORD-1' });
  await dialog.locator('[data-submit]').click();
  await dialog.getByText('No Resi Tidak Boleh Kosong').waitFor();
  await dialog.getByLabel('No Resi').fill('JNE0001');
  await shot('marketplace-kirim');
  await dialog.locator('[data-submit]').click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Selesai ORD-1' }).click();
  await expect.poll(order).toMatchObject([{ no_resi: 'JNE0001', status: 'SELESAI' }]);
  await shot('marketplace-daftar');
  expect(await axe(page)).toEqual([]);

  // A supervisor reads the payout of the marketplace: fee and freight are together its 6 %.
  const spv = await kilau.open('SPV', 'validasi-non-cash');
  await spv.page.getByRole('checkbox').nth(1).click();
  await spv.page.getByLabel('Biaya Marketplace', { exact: true }).fill('73200');
  await spv.page.getByLabel('Ongkir').fill('15000');
  if (process.env['KILAU_GAMBAR'])
    await spv.page.screenshot({ path: `${process.env['KILAU_GAMBAR']}/marketplace-cair.png` });
  await spv.page.getByRole('button', { name: /Masuk Rp 1,381,800/ }).click();
  await expect
    .poll(() => kilau.shop.rows(`select dana_masuk::int from validasi_non_cash`))
    .toEqual([{ dana_masuk: 1_381_800 }]);
  await spv.context.close();
});

test('a day later the parcel comes back: its piece is scanned and weighed, a supervisor agrees, it lies in the buying warehouse', async () => {
  await counter.context.close();
  expect(counter.errors).toEqual([]);
  await kilau.shop.hari('2026-11-21');
  counter = await kilau.open('KASIR', 'lihat-penjualan');
  ({ page } = counter);
  await page.getByRole('tab', { name: 'Marketplace', exact: true }).click();
  await page.getByRole('button', { name: 'Retur ORD-1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Retur pesanan ORD-1' });
  await dialog.getByLabel('Alasan').fill('Pembeli salah ukuran');
  const retur = dialog.locator('[data-submit]');
  expect(await retur.isDisabled()).toBe(true);
  await scan(page, piece);
  await dialog.getByLabel(`Berat ${piece}`).fill('1.2');
  // What came out of the parcel is photographed: without a picture of each piece it is not saved.
  expect(await retur.isDisabled()).toBe(true);
  const foto = { name: 'retur.jpg', mimeType: 'image/jpeg', buffer: await gambarBaru() };
  await dialog.locator('input[type="file"]').first().setInputFiles(foto);
  await dialog.getByRole('button', { name: 'Buang foto 1' }).waitFor();
  await shot('marketplace-retur');
  expect(await axe(page)).toEqual([]);
  await retur.click();
  await kasirAt(page).approve();
  await expect.poll(order).toMatchObject([{ status: 'RETUR' }]);
  expect(
    await kilau.shop.rows(
      `select b.kode_barcode, b.kode_gudang, p.grand_total::int as total
         from pembelian p join pembelian_barang b using (kode_toko, no_faktur_beli)`,
    ),
  ).toEqual([{ kode_barcode: piece, kode_gudang: 'BL', total: 1_470_000 }]);
});
