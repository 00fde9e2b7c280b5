import { afterAll, beforeAll, expect, test } from 'vitest';
import { MODULS, type ModulKey } from '#app/contract/moduls.ts';
import { MENU } from '#app/contract/menu.ts';
import { ke } from '#tests/browser/layar.ts';
import { openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';

/** Every screen that begins with a scan: the first key that is struck when it is opened is one of a code. */
const LAYAR = [
  'ambil-barang-contoh',
  'batal-hutang-lunas',
  'batal-pembelian',
  'batal-penjualan',
  'cetak-barcode',
  'hancur-data-barang',
  'kirim-barang',
  'lelang-cicilan',
  'lelang-hutang',
  'pindah-barang',
  'redirect-to-grosir',
  'retur-supplier',
  'rfid',
  'terima-barang',
  'transaksi-cicilan',
  'transaksi-pembelian',
  'transaksi-penjualan',
  'update-kadar',
  'update-profit-barang',
  'validasi-hutang',
  'validasi-jual-beli',
  'validasi-penjualan',
  'validasi-titipan',
];
/** They scan, too, but begin with what must be filled in; F2 is the scan. */
const ISIAN = ['transaksi-hutang', 'transaksi-pesanan', 'transaksi-services'];
/** Modules that take screens away. */
const MENUTUP: readonly ModulKey[] = ['SEPUHAN_TERPUSAT_MODULE'];

let kilau: Kilau;
let counter: Counter;
beforeAll(async () => {
  kilau = await openKilau();
  for (const key of Object.keys(MODULS) as ModulKey[])
    if (!MENUTUP.includes(key)) await kilau.shop.modulOn(key);
  await kilau.shop.param('TOKO_UPDATE_KADAR', ['KJ1']);
  counter = await kilau.open('OWN', 'home');
  await counter.page.getByRole('heading').first().waitFor();
});
afterAll(() => kilau.close());

const judul = (path: string) => MENU.find((row) => row.path === path)!.title;
/** Whether the field that has the focus is one that scans; undefined where the screen has none. */
const diPindai = () =>
  counter.page.evaluate(() => {
    const field = document.querySelector('main [data-scan-field]:enabled');
    return field ? document.activeElement === field : undefined;
  });
const buka = async (path: string) => {
  await ke(counter.page, 'home', 'Beranda');
  await counter.page
    .getByText(/^Selamat bekerja|Toko hari ini/)
    .first()
    .waitFor();
  await ke(counter.page, path, judul(path));
};

test(
  `the first key goes into the scan field of ${LAYAR.length} screens when they are opened`,
  { timeout: 120_000 },
  async () => {
    const tidak: string[] = [];
    for (const path of LAYAR) {
      await buka(path);
      const mulai = await expect
        .poll(diPindai, { timeout: 4000 })
        .toBe(true)
        .then(() => true)
        .catch(() => false);
      if (!mulai) tidak.push(path);
    }
    expect(tidak).toEqual([]);
    const { page } = counter;
    await page.keyboard.type('kj9', { delay: 90 });
    expect(await page.locator('main [data-scan-field]').inputValue()).toBe('kj9');
  },
);

test('what begins with a field of its own keeps it, and a screen of a list has no field that was forgotten here', async () => {
  for (const path of ISIAN) {
    await buka(path);
    await counter.page.locator('main [data-field]:focus').waitFor();
    expect(await diPindai(), path).toBe(false);
  }
});

test('a key of the menu opens the screen in its scan field, and "?" still shows the keys there', async () => {
  const { page } = counter;
  await ke(page, 'home', 'Beranda');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Cari menu' }).fill('Cetak Barcode');
  await page.keyboard.press('Enter');
  await page.locator('main [data-scan-field]:focus').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  expect(await page.locator('main [data-scan-field]').inputValue()).toBe('');
});

test('Enter walks the fields of a piece that is bought, also at the counter where it is exchanged', async () => {
  const { page } = counter;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-field'));
  await buka('transaksi-pembelian');
  await page.locator('main [data-scan-field]:focus').waitFor();
  await page.keyboard.press('F4');
  await expect.poll(focused).toBe('nama_barang-1');
  await page.keyboard.type('Cincin patah', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('kode_dept-1');
  await buka('transaksi-penjualan');
  await page.locator('main [data-scan-field]:focus').waitFor();
  await page.keyboard.press('F6');
  await page.getByRole('heading', { name: 'Emas masuk' }).waitFor();
  await page.keyboard.press('F4');
  await expect.poll(focused).toBe('nama_barang-1');
  await page.keyboard.type('Kalung putus', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('kode_dept-1');
});

test('under a finger no field takes the focus, which would bring its keyboard', async () => {
  const { page, context } = counter;
  const jari = await context.newPage();
  await jari.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query === '(pointer: coarse)' ? { ...real('all'), matches: true } : real(query);
  });
  await jari.goto(`${kilau.url}/cetak-barcode`);
  await jari.locator('main [data-scan-field]').waitFor();
  await jari.waitForTimeout(300);
  expect(await jari.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await jari.close();
  await page.bringToFront();
});
