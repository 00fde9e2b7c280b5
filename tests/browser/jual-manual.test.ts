import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { bukaManual, jualManual, masukkan } from '#tests/kit/uji/manual.ts';

/** Goods without a barcode at the counter: which line, how heavy, the money; then a second person validates. */
let kilau: Kilau;
beforeAll(async () => {
  kilau = await openKilau();
  await bukaManual(kilau.shop);
  await masukkan(kilau.shop);
});
afterAll(() => kilau.close());

test('three rings of a line are sold by keys, their sum is the server’s, and the nota is printed', async () => {
  const { page, context, errors } = await kilau.open('KASIR', 'transaksi-penjualan-manual');
  await page.getByLabel('Barang', { exact: true }).click();
  await page.getByRole('option', { name: /Manual 375/ }).click();
  await page.getByLabel('Qty').fill('3');
  await page.getByLabel('Berat').fill('7.45');
  await page.getByText('9,126,500').first().waitFor();
  await page.getByText('Tersedia 20 barang, 50.000 g').waitFor();
  await page
    .getByLabel('Nama, No HP, atau kode')
    .pressSequentially('Ratna Wulandari', { delay: 20 });
  await page.getByLabel('No HP', { exact: true }).fill('081355550123');
  await page.getByLabel('Alamat').fill('Jl. Melati 4');
  await page.getByLabel('Sales').fill('S01');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  await page.getByText('Penjualan manual disimpan, menunggu validasi').first().waitFor();
  await page.getByText('Menunggu validasi', { exact: true }).waitFor();
  await context.close();
  expect(errors).toEqual([]);
});

test('№ 12 marks the sale that waits, and leads who may validate it to where it waits', async () => {
  const { page, context, errors } = await kilau.open('SPV', 'laporan-jual-beli-manual');
  await page.getByText('JMKJ1261120001').first().waitFor();
  await page.getByRole('link', { name: 'BELUM VALIDASI' }).first().click();
  await page.waitForURL(/validasi-jual-beli-manual/);
  await page.getByText('JMKJ1261120001').first().waitFor();
  await context.close();
  expect(errors).toEqual([]);
});

test('a supervisor ticks what waits, validates it in one press, and the list is empty', async () => {
  await jualManual(kilau.shop);
  const { page, context, errors } = await kilau.open('SPV', 'validasi-jual-beli-manual');
  await page.getByText('JMKJ1261120001').first().waitFor();
  for (const box of await page.getByRole('checkbox').all())
    if (!(await box.isChecked())) await box.check();
  await page.getByText('2 transaksi').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Validasi', exact: true }).click();
  await page.getByText('Data Berhasil Divalidasi').first().waitFor();
  await page.getByText('Jual beli manual yang disimpan kasir menunggu di sini.').waitFor();
  await context.close();
  expect(errors).toEqual([]);
});
