import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { sql } from '#kit/server/sql.ts';
import { openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';

let kilau: Kilau;
let counter: Counter;
let page: Page;

beforeAll(async () => {
  kilau = await openKilau();
  await kilau.shop.db.begin((tx) => tx.run(sql`update toko set demo = true`));
});
afterEach(async () => {
  expect(counter.errors).toEqual([]);
  await counter.context.close();
});
afterAll(() => kilau.close());

async function open(part: string): Promise<void> {
  counter = await kilau.open('OWN', `galeri?bagian=${part}`);
  ({ page } = counter);
  await page.locator('main input').first().waitFor();
}

test('a choice by keys alone: arrows walk, a letter jumps, Enter takes, Escape leaves it as it was', async () => {
  await open('input');
  const field = page.getByRole('combobox', { name: 'Pembayaran' }).first();
  await field.focus();
  await page.keyboard.press('ArrowDown');
  const all = await page.getByRole('option').allInnerTexts();
  expect(all.length).toBeGreaterThan(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await field.inputValue()).toBe(all[1]);
  await expect.poll(() => page.getByRole('option').count()).toBe(0);
  // One Enter takes it and goes on.
  expect(await field.evaluate((box) => box === document.activeElement)).toBe(false);
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(all[0]!.charAt(0));
  await page.keyboard.press('Escape');
  expect(await field.inputValue()).toBe(all[1]);
  await page.keyboard.press(all[0]!.charAt(0));
  await page.keyboard.press('Enter');
  expect(await field.inputValue()).toBe(all[0]);
});

test('a figure keeps its mask and its caret: 1,234,567 typed, changed in the middle, pasted', async () => {
  await open('input');
  const field = page.getByLabel('Harga per Gram').first();
  await field.focus();
  await page.keyboard.type('1234567');
  expect(await field.inputValue()).toBe('Rp. 1,234,567,-');
  await page.keyboard.press('Backspace');
  expect(await field.inputValue()).toBe('Rp. 123,456,-');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('9');
  expect(await field.inputValue()).toBe('Rp. 129,456,-');
  await page.keyboard.press('Control+a');
  await field.evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '1.250.000,00');
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  expect(await field.inputValue()).toBe('Rp. 1,250,000,-');
  const gram = page.getByLabel('Berat').first();
  await gram.fill('');
  await gram.focus();
  await page.keyboard.type('3,2505');
  expect(await gram.inputValue()).toBe('3.250');
});

test('several of a list: typed, taken with Enter, and Backspace gives the last one back', async () => {
  await open('input');
  // The empty column's own: the fields of the columns come one by one, and the filled one offers S01 no more.
  const field = page
    .getByRole('form', { name: 'Kosong dan salah' })
    .getByRole('combobox', { name: 'Sales' });
  await field.focus();
  await page.keyboard.type('s01');
  await page.getByRole('option', { name: /S01/ }).waitFor();
  await page.keyboard.press('Enter');
  const pill = page.getByRole('button', { name: 'Keluarkan S01' });
  await expect.poll(() => pill.count()).toBe(2);
  await page.keyboard.press('Backspace');
  await expect.poll(() => pill.count()).toBe(1);
});

test('a field takes the signs it is made of and no others; a count below one, a percentage above 100 is empty', async () => {
  await open('input');
  const typed = async (label: string, keys: string): Promise<string> => {
    const field = page.getByLabel(label, { exact: true }).first();
    await field.fill('');
    await field.focus();
    await page.keyboard.type(keys);
    return field.inputValue();
  };
  expect(await typed('No HP', '0812-3456 7890')).toBe('0812-3456 7890');
  expect(await typed('Nomor Akun', 'a1-100.x')).toBe('1-100');
  expect(await typed('Label Nota', '18k / 75.0%')).toBe('18K/75.0');
  expect(await typed('Qty', '0')).toBe('');
  expect(await typed('Qty', '12')).toBe('12');
  expect(await typed('Berat', 'a3.5g')).toBe('3.5');
  expect(await typed('Bunga', '12.345')).toBe('12.34');
  expect(await typed('Bunga', '101')).toBe('');
  await page.getByText('Tidak Boleh Melebihi 100 !').waitFor();
  expect(await typed('Kadar', '501')).toBe('');
  await page.getByText('Kadar Tidak Boleh Lebih Dari 500').waitFor();
});

test('what is typed into a weight stays there when the button of the scale comes late', async () => {
  counter = await kilau.open('MU', 'home');
  ({ page } = counter);
  let datang = () => {};
  const nanti = new Promise<void>((resolve) => (datang = resolve));
  await page.route(/\/(scale-button|weight-input)[^/]*\.js$/, async (route) => {
    await nanti;
    await route.continue();
  });
  await page.goto(new URL('/tambah-data-barang', page.url()).href);
  const berat = page.locator('[data-field="berat"]');
  await berat.click();
  await page.keyboard.type('3.2');
  expect(await page.getByRole('button', { name: 'Ambil dari timbangan' }).count()).toBe(0);
  datang();
  await page.getByRole('button', { name: 'Ambil dari timbangan' }).first().waitFor();
  await page.keyboard.type('35');
  expect(await berat.inputValue()).toBe('3.235');
});

test('a code that is typed before its list is there is taken when it comes; one that nobody knows is said', async () => {
  counter = await kilau.open('MU', 'home');
  ({ page } = counter);
  const ketik = async (kode: string) => {
    let datang = () => {};
    const nanti = new Promise<void>((resolve) => (datang = resolve));
    await page.route(/\/kategori\/get\/all/, async (route) => {
      await nanti;
      await route.continue();
    });
    await page.goto(new URL('/tambah-data-barang', page.url()).href);
    const field = page.locator('[data-field="kode_kategori"]');
    await field.click();
    await page.keyboard.type(kode);
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe(kode);
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(false);
    datang();
    await page.unrouteAll({ behavior: 'wait' });
    return field;
  };
  const dikenal = await ketik('phs');
  await expect.poll(() => dikenal.inputValue()).toMatch(/^PHS · /);
  const asing = await ketik('xyz');
  await page.getByText('xyz tidak ada di daftar').waitFor();
  expect(await asing.inputValue()).not.toBe('xyz');
});

test('a code waits as well for a list that does not come at first, and nobody says that the list does not know it', async () => {
  counter = await kilau.open('MU', 'home');
  ({ page } = counter);
  await page.route(/\/kategori\/get\/all/, (route) => route.abort());
  await page.goto(new URL('/tambah-data-barang', page.url()).href);
  const field = page.locator('[data-field="kode_kategori"]');
  await field.click();
  await page.keyboard.type('phs');
  await page.keyboard.press('Enter');
  await page.getByText('Koneksi bermasalah').waitFor();
  expect(await field.inputValue()).toBe('phs');
  expect(await page.getByText('tidak ada di daftar').count()).toBe(0);
  await page.unrouteAll({ behavior: 'wait' });
  await expect.poll(() => field.inputValue()).toMatch(/^PHS · /);
});

test('after a piece was saved the next one is typed at once: its name is in the first field', async () => {
  counter = await kilau.open('MU', 'tambah-data-barang');
  ({ page } = counter);
  await page.locator('[data-field="nama_barang"]').waitFor();
  for (const [name, value] of [
    ['nama_barang', 'Cincin satu'],
    ['berat', '3.235'],
  ] as const)
    await page.locator(`[data-field="${name}"]`).fill(value);
  for (const [name, code] of [
    ['kode_kategori', 'PHS'],
    ['kode_dept', 'CC'],
    ['kode_group', 'T'],
    ['kode_kadar', '700'],
    ['kode_gudang', 'TK'],
    ['kode_baki', 'A-01'],
  ] as const) {
    const box = page.locator(`[data-field="${name}"]`);
    await box.click();
    // Slower than a scanner: A-01 is the code of a tray.
    await page.keyboard.type(code, { delay: 70 });
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('Gelang dua', { delay: 30 });
  await page.getByText(/masuk stock/).waitFor();
  await expect
    .poll(() => page.locator('[data-field="nama_barang"]').inputValue())
    .toBe('Gelang dua');
});
