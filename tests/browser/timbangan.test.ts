import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { mulaiOpnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { axe, openKilau, scan, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

let kilau: Kilau;
let counter: Counter;
let page: Page;

beforeAll(async () => {
  kilau = await openKilau();
});
afterEach(async () => {
  expect(counter.errors).toEqual([]);
  await counter.context.close();
});
afterAll(() => kilau.close());

/** A scale on the counter that swings before it is stable, line by line as an A&D sends them. */
async function open(path: string, lines: readonly string[]): Promise<void> {
  counter = await kilau.open('OWN', 'home');
  ({ page } = counter);
  await page.addInitScript((said) => {
    const port = {
      readable: null as ReadableStream<Uint8Array> | null,
      open: async () => {
        port.readable = new ReadableStream({
          async pull(to) {
            for (const line of said) {
              to.enqueue(new TextEncoder().encode(`${line}\r\n`));
              await new Promise((done) => setTimeout(done, 30));
            }
          },
        });
      },
      close: async () => {},
    };
    const serial = { getPorts: async () => [], requestPort: async () => port };
    Object.defineProperty(navigator, 'serial', { value: serial });
  }, lines);
  await page.goto(`${kilau.url}/${path}`);
}

const BERAT = ['US,GS,+   3.810 g', 'US,GS,+   3.262 g', 'ST,GS,+   3.250 g'];

/** The field of this name, and the button beside it. */
const field = (name: string) => page.locator(`[data-field="${name}"]`).first();
const ambil = (name: string) =>
  field(name)
    .locator('xpath=ancestor-or-self::*[descendant::button[@aria-label="Ambil dari timbangan"]][1]')
    .getByRole('button', { name: 'Ambil dari timbangan' })
    .first();

test('a new piece takes the weight that stands still, not the one that swings', async () => {
  await open('tambah-data-barang', BERAT);
  await ambil('berat').click();
  await expect.poll(() => field('berat').inputValue()).toBe('3.25');
});

test('a delivery takes each weight of a lot from the scale', async () => {
  await open('penerimaan-barang', BERAT);
  for (const name of ['berat_bruto', 'berat']) {
    await ambil(name).click();
    await expect.poll(() => field(name).inputValue()).toBe('3.25');
  }
});

test('a sheet of many pieces takes one weight after the other, line by line', async () => {
  await open('tambah-barang-banyak', BERAT);
  const timbang = page.getByRole('button', { name: 'Ambil dari timbangan' });
  const terisi = page.getByRole('gridcell', { name: '3.250' });
  for (const jumlah of [1, 2]) {
    await timbang.click();
    await expect.poll(() => terisi.count()).toBe(jumlah);
  }
});

/** What has the focus, as it is read aloud. */
const fokus = () =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

test('the morning round: the first tray has the focus, Enter saves and goes down, F9 ends it', async () => {
  await kilau.shop.modulOn('OPNAME_GLOBAL_DAILY_MODULE');
  await tambahPotong(kilau.shop, ['P1', 'P2', 'P4']);
  await open('opname-global-harian', BERAT);
  await expect.poll(fokus).toBe('Jumlah barang A-01');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  await page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ hasText: '2 baki belum dihitung' })
    .first()
    .waitFor();
  await expect.poll(fokus).toBe('Jumlah barang A-01');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  expect(await fokus()).toBe('Berat tanpa baki A-01');
  await page.getByRole('button', { name: 'Ambil dari timbangan' }).first().click();
  await expect.poll(fokus).toBe('Berat tanpa baki A-01');
  await page.keyboard.press('Enter');
  await expect.poll(fokus).toBe('Jumlah barang B-02');
  await page.getByText('1 dari 2 baki dihitung').waitFor();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('5.5');
  await page.keyboard.press('Enter');
  await page.getByText('2 dari 2 baki dihitung').waitFor();
  const saved = await kilau.shop.rows(
    'select kode_baki, qty_fisik, berat_fisik from opname_global order by 1',
  );
  expect(saved).toEqual([
    { kode_baki: 'A-01', qty_fisik: 2, berat_fisik: 3250 },
    { kode_baki: 'B-02', qty_fisik: 1, berat_fisik: 5500 },
  ]);
  await page.keyboard.press('F9');
  await page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
});

test('a tray is weighed where it lies: by Enter from tray to tray, or by its own label under the scanner', async () => {
  await open('timbang-baki', BERAT);
  await expect.poll(fokus).toMatch(/^Hasil timbang /);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('heading', { name: 'Timbang Baki' }).click();
  await scan(page, 'B-02');
  await expect.poll(fokus).toBe('Hasil timbang B-02');
  await page.keyboard.type('105.5');
  await page.keyboard.press('Enter');
  await expect.poll(fokus).not.toBe('Hasil timbang B-02');
  const row = page.locator('tr[data-kode="B-02"]');
  await row.getByText('105.500 g').waitFor();
  await page.getByRole('button', { name: 'Kosongkan daftar' }).click();
  await page.getByRole('dialog').getByText('hasil timbang tetap tercatat').waitFor();
  await page.keyboard.press('Escape');
});

test('a count of a warehouse goes from tray to tray by Enter, and ends by F9 after one question', async () => {
  const body = { kode_gudang: 'TK', kode_baki: null, kode_dept: null };
  await kilau.shop.as('SPV').call(mulaiOpnameEndpoint, { body });
  const [potong] = await kilau.shop.rows<{ kode_barcode: string }>(
    "select kode_barcode from barang where kode_baki = 'A-01' order by 1",
  );
  await open('stock-opname', BERAT);
  await expect.poll(fokus).toBe('Pindai barcode atau tag');
  await page.keyboard.press('Enter');
  const tray = page.getByRole('button', { name: 'A-01' });
  await expect.poll(() => tray.getAttribute('aria-pressed')).toBe('true');
  await scan(page, potong!.kode_barcode);
  await page.locator('tr[data-kode="A-01"]').getByText('1 dari 2').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => tray.getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('F9');
  await page.getByRole('dialog').getByText('2 hilang dan 0 lebih akan dibukukan').waitFor();
  await page.keyboard.press('Escape');
});
