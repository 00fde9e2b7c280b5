import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { openDatabase as connect, type Database } from '#kit/server/database.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { openServer, type Kilau } from '#app/server/server.ts';
import { buildWeb } from '#tools/web-build.ts';
import { openBrowser } from '#tests/browser/chromium.ts';
import { kasirAt } from '#tests/browser/kasir.ts';
import { axe, type } from '#tests/browser/kilau.ts';

const KODE = 'ABCD-EFGH-JKMN';
let own: TestDatabase;
let db: Database;
let kilau: Kilau;
let browser: Browser;
let page: Page;
let url: string;

beforeAll(async () => {
  if (!(await buildWeb())) throw new Error('The web application could not be built');
  own = await openDatabase();
  db = connect({ connection: own.connection, role: 'kilau_app', size: 4 });
  kilau = await openServer({ db, kodePasang: KODE, webFolder: `${process.cwd()}/.build/web` });
  await kilau.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://localhost:${(kilau.app.server.address() as AddressInfo).port}`;
  browser = await openBrowser();
  page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
});
afterAll(async () => {
  await browser.close();
  await kilau.close();
  const broken = (await periksaBuku(db)).filter((one) => one.jumlah > 0);
  await db.close();
  await own.drop();
  expect(broken).toEqual([]);
});

const fill = (name: string, text: string) => page.locator(`[data-field="${name}"]`).fill(text);

test('an empty shop greets with its set-up, whatever address is asked for', async () => {
  await page.goto(url);
  await page.getByRole('heading', { name: 'Siapkan toko Anda' }).waitFor();
  expect(page.url()).toBe(`${url}/setup`);
  expect(await axe(page)).toEqual([]);
});

test('a wrong code is told at its field, the right one makes the shop', async () => {
  for (const [name, text] of Object.entries({
    kode: 'ZZZZ-ZZZZ-ZZZZ',
    kode_toko: 'tk1',
    nama_toko: 'Toko Emas Baru',
    alamat_toko: 'Jl. Baru 1, Solo',
    usere_name: 'Ibu Lestari',
    user_id: 'lestari',
    password: 'rumah di tepi sawah',
    harga_emas: '2700000',
  }))
    await fill(name, text);
  await page.getByLabel('Owner dan supervisor masuk dengan faktor kedua').uncheck();
  await page.getByRole('button', { name: 'Buat toko' }).click();
  await page.getByText('Kode Pasang Salah').waitFor();
  await fill('kode', KODE);
  await page.getByRole('button', { name: 'Buat toko' }).click();
  await page.getByRole('heading', { name: 'Toko TK1 siap' }).waitFor();
});

test('the owner logs in, puts the first piece in stock and sells it', async () => {
  await page.getByRole('link', { name: 'Ke halaman masuk' }).click();
  await page.getByLabel('User id').fill('lestari');
  await page.locator('[data-field="password"]').fill('rumah di tepi sawah');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
  await page.getByRole('link', { name: 'Data Users Pengguna untuk kasir dan SPV' }).waitFor();

  await page.goto(`${url}/tambah-data-barang`);
  await page.locator('[data-field="nama_barang"]').waitFor();
  await fill('nama_barang', 'Cincin Polos Perdana');
  for (const [name, text] of [
    ['kode_kategori', 'PHS'],
    ['kode_dept', 'CC'],
    ['kode_group', 'M'],
    ['kode_kadar', '750'],
    ['kode_gudang', 'TK'],
    ['kode_baki', 'A-01'],
  ] as const) {
    const field = page.locator(`[data-field="${name}"]`);
    if ((await field.inputValue()).startsWith(text)) continue;
    await field.click();
    await type(page, text);
    await page.keyboard.press('Enter');
  }
  await fill('berat', '2.5');
  await fill('harga_modal', '4000000');
  await page.keyboard.press('Control+Enter');
  await page.getByText('TK100001').first().waitFor();

  await page.goto(`${url}/transaksi-penjualan`);
  await page.waitForSelector('[data-scan-field]');
  const kasir = kasirAt(page);
  await kasir.scanAll(['TK100001']);
  // The only sales person of the shop is taken without being asked for.
  const sales = page.locator('[data-field="kode_sales"]');
  await expect.poll(() => sales.inputValue()).toContain('S01');
  await kasir.press('F3');
  await expect.poll(kasir.focused).toBe('nama');
  await type(page, 'Ibu Ratna');
  await kasir.press('F3', 'F7', '1', 'F9');
  await page.getByRole('button', { name: 'Desktop, depan' }).click();
  await page.getByText('Penjualan tersimpan').waitFor();
});

test('the set-up is gone for ever', async () => {
  await page.goto(`${url}/setup`);
  await page.getByText('Halaman tidak ditemukan').first().waitFor();
});
