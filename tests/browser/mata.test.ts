import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { sql } from '#kit/server/sql.ts';
import { mulaiOpnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { cash, send, titipan } from '#tests/kit/titipan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

/** What was seen on pictures of the screens and no shop would accept, each held by a measure. */
let kilau: Kilau;
let kode: string;
let lain: string;
let nota: string;
const TELEPON = { width: 390, height: 844 };

beforeAll(async () => {
  kilau = await openKilau();
  const { shop } = kilau;
  const codes = await tambahPotong(shop, ['P1', 'P2', 'P3']);
  [, kode, lain] = codes as [string, string, string];
  await shop.as('OWN').call(mulaiOpnameEndpoint, {
    body: { kode_gudang: 'TK', kode_baki: null, kode_dept: null },
  });
  const dijual = { ...titipan([codes[0]!]), ...cash(7_102_500) };
  const { body } = await send(shop.as('KASIR'), 'penjualan', dijual);
  nota = (body.data as { no_faktur_jual: string }).no_faktur_jual;
});
afterAll(() => kilau.close());

const kotak = async (at: Locator) => (await at.boundingBox())!;
/** The texts of these cells that do not stand there whole. */
const terpotong = (at: Locator): Promise<string[]> =>
  at.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent ?? ''),
  );

test('a stock opname on a phone begins with its scan field; its trays and pieces follow', async () => {
  const { page, context } = await kilau.open('OWN', 'stock-opname', TELEPON);
  const pindai = page.locator('[data-scan-field]');
  const baki = page.getByRole('table', { name: 'Baki yang dihitung' });
  await baki.waitFor();
  const field = await kotak(pindai);
  expect(field.width).toBeGreaterThan(240);
  expect(field.y + field.height).toBeLessThan((await kotak(baki)).y);
  const barang = page.getByRole('region', { name: 'Barang', exact: true });
  expect((await kotak(barang)).height).toBeGreaterThan(300);
  await context.close();
});

test('what is missing at a stock opname says its name whole, and nothing that nobody knows of it', async () => {
  const { page, context } = await kilau.open('OWN', 'stock-opname');
  const barang = page.getByRole('region', { name: 'Barang', exact: true });
  await barang.getByText('Kalung Rantai').waitFor();
  expect(await terpotong(barang.locator('tbody td'))).toEqual([]);
  expect(await barang.getByRole('columnheader').allInnerTexts()).not.toContain('Baki Fisik');
  await context.close();
});

test('on a phone the filters of a list wait behind one button, and the rows come first', async () => {
  const { page, context } = await kilau.open('OWN', 'lihat-penjualan', TELEPON);
  await page.getByRole('row', { name: /^PJ/ }).waitFor();
  expect(await page.getByText('Status', { exact: true }).first().isVisible()).toBe(false);
  expect((await kotak(page.getByRole('row', { name: /^PJ/ }))).y).toBeLessThan(420);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByText('Status', { exact: true }).first().waitFor();
  await page.goto(`${kilau.url}/data-barang?status=READY`);
  await page.getByRole('button', { name: 'Filter · 1' }).waitFor();
  await context.close();
});

test('the shop is saved, and whoever went on meanwhile keeps what is typed there', async () => {
  const { page, context } = await kilau.open('OWN', 'settingtoko');
  await page.getByLabel('Alamat Toko').fill('Jl. Merdeka 46');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Data Berhasil Dirubah').waitFor();
  await page.getByRole('link', { name: 'Beranda' }).first().click();
  await page.evaluate(() => Object.assign(window, { masih: true }));
  await page.waitForTimeout(1600);
  expect(await page.evaluate(() => 'masih' in window)).toBe(true);
  await context.close();
});

test('a save that is refused gives the scan field its focus back: the next code is typed at once', async () => {
  const { page, context } = await kilau.open('SPV', 'pindah-barang');
  const pindai = page.locator('[data-scan-field]');
  await pindai.fill(kode);
  await page.keyboard.press('Enter');
  await page.getByText(`${kode} masuk daftar`).waitFor();
  await page.getByRole('combobox', { name: 'Gudang' }).click();
  await page.getByRole('option', { name: /TK/ }).click();
  await page.getByRole('combobox', { name: 'Baki Tujuan' }).click();
  await page.getByRole('option', { name: /B-02/ }).click();
  await page.route(/pindah-barang/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { code: 'BARANG_BERUBAH', message: 'Barang berubah' } })
      : route.continue(),
  );
  await pindai.focus();
  await page.keyboard.press('F9');
  await page.getByRole('alert').getByText('Barang berubah').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-scan-field]:focus').waitFor();
  await context.close();
});

test('on a phone what a button opens is above the bar with the sum, also where another face was open', async () => {
  const { page, context } = await kilau.open('KASIR', 'transaksi-penjualan', TELEPON);
  await page.locator('[data-scan-field]').fill(kode);
  await page.keyboard.press('Enter');
  await page.getByText('Anting Bunga').first().waitFor();
  for (const [name, field] of [
    ['Pelanggan', 'nama'],
    ['Diskon', 'persen'],
    ['Pelanggan', 'nama'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    const isian = page.locator(`input[data-field="${field}"]:focus`);
    await isian.waitFor();
    const { y, height } = await kotak(isian);
    expect(y + height, name).toBeLessThanOrEqual((await kotak(page.locator('[data-lantai]'))).y);
  }
  await context.close();
});

test('on a phone the ways of an approval stand above its fields', async () => {
  const { page, context } = await kilau.open('KASIR', 'batal-penjualan', TELEPON);
  await page.locator('[data-scan-field]').fill(nota);
  await page.keyboard.press('Enter');
  await page.locator('textarea[data-field="alasan"]').fill('Salah barang');
  await page.keyboard.press('F9');
  const dialog = page.getByRole('dialog', { name: /Otorisasi/ });
  const cara = dialog.getByRole('tablist');
  await cara.waitFor();
  const { y, height } = await kotak(cara);
  expect(y + height).toBeLessThanOrEqual((await kotak(dialog.getByText(/^Diisi oleh/))).y);
  await context.close();
});

test('an act that is not ready looks so, also where it would be red', async () => {
  const { page, context } = await kilau.open('SPV', 'retur-supplier');
  const act = page.getByRole('button', { name: /^Kembalikan 0 barang/ });
  await act.waitFor();
  expect(await act.isDisabled()).toBe(true);
  const shown = await act.evaluate((one) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--delima)';
    const [red, mine] = [probe, one].map((each) => getComputedStyle(each).color);
    probe.remove();
    return red === mine;
  });
  expect(shown).toBe(false);
  // What it waits for is said, and its key leads there.
  await page.locator('[data-scan-field]').fill(lain);
  await page.keyboard.press('Enter');
  await page.getByText('1 barang belum ditimbang').waitFor();
  await page.keyboard.press('F9');
  await page.locator(`input[data-field="timbang-${lain}"]:focus`).waitFor();
  await context.close();
});

test('a screen that breaks while it is drawn says so, and does not blame the line', async () => {
  const { page, context } = await kilau.open('OWN', 'home', { fresh: true });
  await page.getByRole('heading', { name: /Selamat/ }).waitFor();
  const broken = 'export default () => { throw new Error("angka rusak"); };';
  await page.route(/\/assets\/faktor-kedua\.screen-[^/]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  await page.goto(`${kilau.url}/faktor-kedua`);
  await page.getByRole('heading', { name: 'Layar ini tidak dapat ditampilkan' }).waitFor();
  await page.getByText('Error: angka rusak').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await page.getByText('Koneksi Bermasalah').count()).toBe(0);
  await context.close();
});

test('all trays of a day on a phone keep their end in sight', async () => {
  await kilau.shop.modulOn('OPNAME_GLOBAL_DAILY_MODULE');
  const { page, context } = await kilau.open('OWN', 'opname-global-harian', TELEPON);
  const selesai = page.getByRole('button', { name: 'Selesai' });
  await selesai.waitFor();
  const { y, height } = await kotak(selesai);
  expect(y + height).toBeLessThan(TELEPON.height);
  await context.close();
});

test('the bars beside the figures are as broad as there is room, be they seven or thirty', async () => {
  await kilau.shop.db.begin((tx) => tx.run(sql`update toko set demo = true`));
  for (const look of [{ width: 1366, height: 768 }, TELEPON]) {
    const { page, context } = await kilau.open('OWN', 'galeri?bagian=tanda', look);
    const batang = page.locator('figure[aria-hidden] ol').first();
    await batang.waitFor();
    const lebar = () =>
      batang.evaluate((list) => ({
        bars: Math.min(...[...list.querySelectorAll('i')].map((one) => one.clientWidth)),
        right: list.getBoundingClientRect().right - innerWidth,
      }));
    expect((await lebar()).bars).toBeGreaterThan(20);
    await batang.evaluate((list) => {
      for (const name of list.querySelectorAll('span')) name.remove();
      while (list.children.length < 30) list.append(list.children[0]!.cloneNode(true));
    });
    const { bars, right } = await lebar();
    expect(bars).toBeGreaterThan(4);
    expect(right).toBeLessThanOrEqual(0);
    await context.close();
  }
});

test('a long list to choose from scrolls as a list, so that whoever hears it can walk it', async () => {
  const { page, context } = await kilau.open('OWN', 'penerimaan-barang');
  await page.getByRole('combobox', { name: 'Jenis' }).click();
  const daftar = page.getByRole('listbox', { name: 'Jenis' });
  await daftar.waitFor();
  await daftar.evaluate((list) => {
    while (list.children.length < 20) list.append(list.children[0]!.cloneNode(true));
    for (const [at, one] of [...list.children].entries()) one.id = `pilihan-${at}`;
  });
  expect(await axe(page)).toEqual([]);
  expect(await daftar.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
  await context.close();
});
