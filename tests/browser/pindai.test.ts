import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { tambahCustomerEndpoint } from '#areas/customer/contract/customer.api.ts';
import { pasangTagEndpoint } from '#areas/stock/contract/rfid.api.ts';
import { openKilau, scan, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { send } from '#tests/kit/titipan.ts';

const TAG = 'E2801160600002091A2B3C4D';
let kilau: Kilau;
let counter: Counter;
let page: Page;
let kode: { p1: string; p2: string; kartu: string; kas: string };

beforeAll(async () => {
  kilau = await openKilau();
  const { shop } = kilau;
  const [p1, p2] = (await tambahPotong(shop, ['P1', 'P2'])) as [string, string];
  await shop.modulOn('RFID_MODULE');
  await shop
    .as('SPV')
    .call(pasangTagEndpoint, { body: { kode_barcode: p1, tag_id: TAG, ganti: null } });
  const { kode_customer } = await shop
    .as('SPV')
    .call(tambahCustomerEndpoint, { body: { nama: 'Ibu Kartika', alamat: 'Jl. Mawar 3' } });
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 11_000, keterangan: 'Modal pagi' };
  const { body } = await send(shop.as('OWN'), 'cash/masuk', modal);
  kode = { p1, p2, kartu: kode_customer, kas: (body.data as { no_kas: string }).no_kas };
});
afterEach(() => expect(counter.errors).toEqual([]));
afterAll(() => kilau.close());

const dialog = (name: string) => page.getByRole('dialog', { name });
const inField = () =>
  page.evaluate(() => document.activeElement?.hasAttribute('data-scan-field') ?? false);
const lines = () => page.locator('tbody tr th').count();

/** Opens the card of what is scanned, and is closed again. */
async function opens(code: string, name = code): Promise<void> {
  await scan(page, code);
  await dialog(name).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(name).count()).toBe(0);
}

test('the sale counter, the keys in its field: a tag sells, a card names the buyer, papers and trays open', async () => {
  counter = await kilau.open('SPV', 'transaksi-penjualan');
  ({ page } = counter);
  await page.waitForSelector('[data-scan-field]');
  await expect.poll(inField).toBe(true);
  await scan(page, TAG);
  await page.getByText(`${kode.p1} masuk nota`).waitFor();
  expect(await lines()).toBe(1);
  await scan(page, TAG);
  await page.getByText('Barcode Sudah Ada Di Tabel').first().waitFor();
  expect(await lines()).toBe(1);

  await expect.poll(inField).toBe(true);
  await scan(page, kode.kartu);
  await page.getByText('Ibu Kartika dikenali').waitFor();
  await page.getByText('Ibu Kartika', { exact: true }).first().waitFor();
  await scan(page, 'KJ1999999');
  await page.getByText('Ibu Kartika dikenali').waitFor({ state: 'detached' });

  await opens(kode.kas);
  await page.getByText('Ibu Kartika', { exact: true }).first().waitFor();
  expect(await lines()).toBe(1);
  await expect.poll(inField).toBe(true);
  await scan(page, 'A-01');
  await page.waitForURL(/data-barang\?.*kode_baki=A-01/);
});

test('a scan that begins while no field has the focus is whole, however fast its keys come', async () => {
  await page.goto(`${kilau.url}/transaksi-penjualan`);
  await page.locator('[data-scan-field]:focus').waitFor();
  const before = await lines();
  for (const delay of [0, 12, 90]) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    // A scanner lets each key go before it strikes the next.
    await page.keyboard.type(kode.p2, { delay });
    await page.keyboard.press('Enter');
    await page
      .getByText(delay === 0 ? `${kode.p2} masuk nota` : 'Barcode Sudah Ada Di Tabel')
      .waitFor();
    expect(await page.locator('[data-scan-field]').inputValue()).toBe('');
    await page.waitForTimeout(250);
  }
  expect(await lines()).toBe(before + 1);
});

test('a field that waits for a paper opens the piece, the card and the paper that are not for it', async () => {
  for (const path of ['validasi-penjualan', 'batal-penjualan', 'batal-pembelian']) {
    await page.goto(`${kilau.url}/${path}`);
    await page.waitForSelector('[data-scan-field]');
    await opens(kode.p2);
    await opens(kode.kartu, 'Ibu Kartika');
  }
  await page.goto(`${kilau.url}/pindah-barang`);
  await page.waitForSelector('[data-scan-field]');
  await scan(page, kode.p2);
  await page.getByText(`${kode.p2} masuk daftar`).waitFor();
  await opens(kode.kartu, 'Ibu Kartika');
  // A tray is refused where leaving would throw away what was gathered.
  await scan(page, 'A-01');
  await page.getByText('Tidak Ditemukan').first().waitFor();
  await page.getByText(kode.p2, { exact: true }).first().waitFor();
});

test('the search for screens takes a scan before its field has the focus', async () => {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Cari menu' });
  await box.waitFor();
  await box.evaluate((one) => one.blur());
  await opens(kode.p2);
  expect(await box.count()).toBe(0);
});
