import type { Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe, openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';

/** Head office chooses the shop that its tab works on (D-43.1). */
let kilau: Kilau;
let counter: Counter | undefined;
beforeAll(async () => {
  kilau = await openKilau();
});
afterEach(async () => {
  const said = counter?.errors ?? [];
  await counter?.context.close();
  counter = undefined;
  expect(said).toEqual([]);
});
afterAll(() => kilau.close());

const KJ1 = 'KJ1 · Toko Emas Kilau Jaya 1';
const lain = (page: Page) => page.getByRole('status').filter({ hasText: 'bekerja di' });

async function pilih(page: Page): Promise<void> {
  await page.getByLabel('Pilih Toko').selectOption('KJ1');
  await lain(page).waitFor();
}

test('a chosen branch is named above every screen, sent with every call and kept over a reload, for this tab', async () => {
  counter = await kilau.open('own.pst', 'home');
  const { page, context } = counter;
  await page.getByLabel('Pilih Toko').waitFor();
  expect(await lain(page).count()).toBe(0);
  await pilih(page);
  expect(await lain(page).innerText()).toContain(KJ1);
  expect(await page.title()).toMatch(/^Toko Emas Kilau Jaya 1/);
  expect(await page.locator('[data-toko="KJ1"]').count()).toBe(1);
  expect(await axe(page)).toEqual([]);

  const asked: Request[] = [];
  page.on('request', (one) => void (one.url().includes('/api/v1/') && asked.push(one)));
  await page.goto(`${kilau.url}/master-kondisi-barang`);
  await lain(page).waitFor();
  await page.getByRole('heading', { name: 'Master Kondisi Barang', level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((one) => one.headers()['x-toko'] !== 'KJ1').map((one) => one.url())).toEqual(
    [],
  );

  const beside = await context.newPage();
  await beside.goto(`${kilau.url}/home`);
  await beside.getByLabel('Pilih Toko').waitFor();
  expect(await lain(beside).count()).toBe(0);
  await beside.close();

  await page.keyboard.press('Alt+p');
  await lain(page).waitFor({ state: 'detached' });
  await page.getByLabel('Pilih Toko').waitFor();
  expect(await page.title()).toMatch(/^Kilau Pusat/);
});

test('what head office adds lands in the branch; what it has typed is asked about before the shop changes', async () => {
  counter = await kilau.open('own.pst', 'home');
  const { page } = counter;
  await page.getByLabel('Pilih Toko').waitFor();
  await pilih(page);
  await page.goto(`${kilau.url}/supplier-barang`);
  await page.getByRole('heading', { name: 'Supplier Barang', level: 1 }).waitFor();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kode Supplier').fill('PUSAT1');
  await dialog.getByLabel('Nama Supplier').fill('Emas Pusat');
  await page.keyboard.press('Alt+p');
  await page.getByText('Yang diketik di halaman ini belum disimpan. Pindah toko?').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('row', { name: /PUSAT1/ }).waitFor();
  const rows = await kilau.shop.rows(
    "select kode_toko, user_id from audit where kunci = 'PUSAT1' and tindakan = 'TAMBAH'",
  );
  expect(rows).toEqual([{ kode_toko: 'KJ1', user_id: 'own.pst' }]);
});

test('a person of a branch chooses nothing, and a shop that was left in his tab is let go', async () => {
  counter = await kilau.open('KASIR', 'home');
  const { page } = counter;
  await page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
  expect(await page.getByLabel('Pilih Toko').count()).toBe(0);
  await page.evaluate(() => sessionStorage.setItem('kilau.toko', 'PST'));
  await page.reload();
  await page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('kilau.toko'))).toBeNull();
});
