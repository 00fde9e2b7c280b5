import { mkdirSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe, openKilau, scan, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

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

/** Pictures are taken where a folder for them is named (docs/development.md). */
const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['KILAU_GAMBAR'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
};

/** The shop that this tab keeps. */
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('kilau.toko'));

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
  await picture(page, 'pilih-toko-terang');

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
  await page.goto(`${kilau.url}/master-kondisi-barang`);
  await page.getByRole('heading', { name: 'Master Kondisi Barang', level: 1 }).waitFor();
  await lain(page).waitFor();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kode Kondisi').fill('PUSAT1');
  await dialog.getByLabel('Keterangan').fill('Dari pusat');
  await page.keyboard.press('Alt+p');
  const tanya = page.getByText('Yang diketik di halaman ini belum disimpan. Pindah toko?');
  await tanya.waitFor();
  await page.keyboard.press('Escape');
  await tanya.waitFor({ state: 'detached' });
  await dialog.getByLabel('Keterangan').focus();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('row', { name: /PUSAT1/ }).waitFor();
  const rows = await kilau.shop.rows(
    "select kode_toko, user_id from audit where kunci = 'PUSAT1' and tindakan = 'TAMBAH'",
  );
  expect(rows).toEqual([{ kode_toko: 'KJ1', user_id: 'own.pst' }]);
});

test.each([
  ['dark', { dark: true }],
  ['on a phone', { width: 390, height: 844 }],
] as const)('%s the frame is read, and nothing runs out of the window', async (name, look) => {
  counter = await kilau.open('own.pst', 'home', look);
  const { page } = counter;
  await page.getByLabel('Pilih Toko').waitFor();
  await pilih(page);
  await page.waitForLoadState('networkidle');
  expect(await axe(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await picture(page, `pilih-toko-${name.replace(/\W+/g, '-')}`);
});

test('what lies on the counter of KJ1 is not on that of head office, and waits in KJ1', async () => {
  const [code] = await tambahPotong(kilau.shop, ['P1']);
  counter = await kilau.open('own.pst', 'home');
  const { page } = counter;
  await page.getByLabel('Pilih Toko').waitFor();
  await pilih(page);
  const lines = page.getByText(code!);
  await page.goto(`${kilau.url}/transaksi-penjualan`);
  await lain(page).waitFor();
  await page.waitForLoadState('networkidle');
  await scan(page, code!);
  await lines.first().waitFor();
  await picture(page, 'pilih-toko-kasir');
  await page.keyboard.press('Alt+p');
  await lain(page).waitFor({ state: 'detached' });
  await page.getByLabel('Pilih Toko').waitFor();
  await pilih(page);
  await page.goto(`${kilau.url}/transaksi-penjualan`);
  await lines.first().waitFor();
});

test('a shop that another person chose in this tab is let go, and so it is with the session', async () => {
  counter = await kilau.open('own.pst', 'home');
  const { page } = counter;
  await page.getByLabel('Pilih Toko').waitFor();
  await page.evaluate(() => sessionStorage.setItem('kilau.toko', 'KJ1 spv.pst'));
  await page.reload();
  await page.getByLabel('Pilih Toko').waitFor();
  expect([await lain(page).count(), await kept(page)]).toEqual([0, null]);
  await pilih(page);
  expect(await kept(page)).toBe('KJ1 own.pst');
  // An answer still under way would reload the page into the navigation below.
  await page.waitForLoadState('networkidle');
  await counter.context.clearCookies();
  await page.goto(`${kilau.url}/master-sales`);
  await page.getByLabel('User id').waitFor();
  expect(await kept(page)).toBeNull();
});

test('a person of a branch chooses nothing, and a shop that was left in his tab is let go', async () => {
  counter = await kilau.open('KASIR', 'home');
  const { page } = counter;
  await page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
  expect(await page.getByLabel('Pilih Toko').count()).toBe(0);
  await page.evaluate(() => sessionStorage.setItem('kilau.toko', 'PST own.pst'));
  await page.reload();
  await page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
  expect(await kept(page)).toBeNull();
});
