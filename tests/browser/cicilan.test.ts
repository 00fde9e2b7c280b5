import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { axe, openKilau, scan, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { bukaCicilan, MIRA } from '#tests/kit/uji/cicilan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

let kilau: Kilau;
let counter: Counter;
let page: Page;
let piece = '';
beforeAll(async () => {
  kilau = await openKilau();
  await bukaCicilan(kilau.shop);
  [piece = ''] = await tambahPotong(kilau.shop, ['P1']);
  counter = await kilau.open('KASIR', 'transaksi-cicilan');
  ({ page } = counter);
});
afterAll(async () => {
  await counter.context.close();
  await kilau.close();
  expect(counter.errors).toEqual([]);
});

const kontrak = async () =>
  (
    await kilau.shop.rows<{ no: string; status: string; terbayar: number; jual: string | null }>(
      `select no_cicilan as no, status, terbayar::int as terbayar, no_faktur_jual as jual from cicilan`,
    )
  )[0];

test('a contract from its scan to the nota of its hand-over: first payment, an instalment, the whole rest, and a card that offers no act', async () => {
  await page.getByText('Pindai barang yang dicicil, lalu pilih berapa bulan.').waitFor();
  await scan(page, piece);
  await page.getByText(`${piece} masuk cicilan`).waitFor();
  await page.keyboard.press('F4');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: /^10 bulan/ }).click();
  await page.getByRole('table', { name: 'Jadwal angsuran' }).waitFor();
  await page.getByText('Rp 7,813,000').first().waitFor();
  await page.getByLabel('DP', { exact: true }).fill('2000000');
  await page.getByText('Rp 581,500').first().waitFor();
  await page.getByLabel('Nama, No HP, atau kode').fill(MIRA.nama);
  await page.getByLabel('No HP', { exact: true }).fill(MIRA.no_hp);
  await page.getByLabel('No KTP').fill(MIRA.no_ktp);
  await page.getByLabel('Alamat').fill(MIRA.alamat);
  await page.getByLabel('Sales').fill('S01');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Terima DP Rp 2,000,000' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  await expect.poll(async () => (await kontrak())?.status).toBe('AKTIF');

  // The customer's slip opens in a tab of its own.
  await expect.poll(() => page.context().pages().length).toBe(2);

  const { no } = (await kontrak())!;
  await page.getByRole('tab', { name: 'Bayar cicilan' }).click();
  await page.getByText('Belum ada cicilan yang dibayar').waitFor();
  await scan(page, no);
  const pay = page.getByRole('dialog', { name: `Bayar cicilan ${no}` });
  await pay.getByText('Angsuran Berikut').waitFor();
  await pay.locator('[data-field="tunai"]').fill('581500');
  await page.keyboard.press('F9');
  await expect.poll(async () => (await kontrak())?.terbayar).toBe(581_500);
  await pay.waitFor({ state: 'hidden' });
  await scan(page, no);
  await pay.locator('[data-field="tunai"]').fill('5231500');
  await page.keyboard.press('F9');
  await expect.poll(async () => (await kontrak())?.status).toBe('LUNAS');
  expect((await kontrak())?.jual).toMatch(/^PJ/);

  const owner = await kilau.open('OWN', 'lihat-cicilan');
  await owner.page.getByLabel('Status').click();
  await owner.page.getByRole('option', { name: 'LUNAS' }).click();
  await owner.page.getByRole('cell', { name: no }).first().click();
  const card = owner.page.getByRole('complementary', { name: no });
  await card.getByText('Jadwal angsuran').waitFor();
  expect(await card.getByRole('button', { name: /^Bayar/ }).count()).toBe(0);
  await owner.context.close();
  expect(owner.errors).toEqual([]);
});
