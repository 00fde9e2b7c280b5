import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { axe, openKilau, scan, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { cash, send, titipan } from '#tests/kit/titipan.ts';
import type { Tiket } from '#tests/kit/tukar.ts';

let kilau: Kilau;
let counter: Counter;
let page: Page;
let jual: string;
let beli: string;
/** Pieces that Ibu Sari owns, by the invoice that she bought each with. */
let owned: { readonly no_faktur_jual: string; readonly kode_barcode: string }[] = [];
let liontin: string;

const { kode_sales, customer } = titipan([]);
/** One of her pieces comes back, as the counter types it. */
const bought = (at: number, berat: number) => ({
  kode_sales,
  customer,
  barang: [{ asal_nota: 'NOTA_SENDIRI', ...owned[at], berat }],
});
/** It is bought back by the second cashier, and waits for its money. */
async function buyBack(at: number): Promise<string> {
  const { body } = await send(kilau.shop.as('KASIR2'), 'pembelian', bought(at, 2.34));
  expect(body).toMatchObject({ data: { status: 'OPEN' } });
  return (body.data as { no_faktur_beli: string }).no_faktur_beli;
}

beforeAll(async () => {
  kilau = await openKilau();
  const { shop } = kilau;
  await done(shop, 'OWN', 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 20_000_000,
    keterangan: 'Modal pagi',
  });
  const codes = await tambahPotong(shop, ['P4', 'P4', 'P2', 'P2', 'P2']);
  const [first, other, ...sold] = codes as [string, string, ...string[]];
  liontin = other;
  const sari = shop.as('KASIR2');
  for (const kode_barcode of sold) {
    const { body } = await send(sari, 'penjualan', {
      ...titipan([kode_barcode]),
      ...cash(3_119_000),
    });
    const { no_faktur_jual } = body.data as { no_faktur_jual: string };
    owned = [...owned, { no_faktur_jual, kode_barcode }];
  }
  await shop.param('VALIDASI_PENJUALAN', true);
  await shop.param('PECAHAN_TERKECIL', 1_000 as never);
  const waits = await send(sari, 'penjualan', titipan([first]));
  jual = (waits.body.data as { no_faktur_jual: string }).no_faktur_jual;
  beli = await buyBack(0);
  counter = await kilau.open('KASIR', 'validasi-jual-beli');
  ({ page } = counter);
});
afterAll(async () => {
  await counter?.context.close();
  await kilau.close();
  expect(counter.errors).toEqual([]);
});

test('a sale and a buy-back wait in one list: the one is paid, the other pays out', async () => {
  await page.getByRole('row', { name: new RegExp(jual) }).waitFor();
  await page.getByRole('row', { name: new RegExp(beli) }).click();
  await page.getByText('Dibayar kepada penjual').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: /^Bayar tunai/ }).waitFor();
  await page.keyboard.press('F9');
  await page.getByText('Pembelian dibayar').waitFor();
  await page.getByRole('row', { name: new RegExp(beli) }).waitFor({ state: 'detached' });

  await page.getByRole('row', { name: new RegExp(jual) }).click();
  await page.getByPlaceholder('Uang diterima').fill('1500000');
  await page.getByRole('button', { name: /^Terima tunai/ }).click();
  await page.getByText(`${jual} dibayar, kembali Rp 30,000`).waitFor();
  await page.getByText('Tidak ada yang menunggu').waitFor();
  const status = await kilau.shop.rows(
    `select status from penjualan where no_faktur_jual = $1
      union all select status from pembelian where no_faktur_beli = $2`,
    [jual, beli],
  );
  expect(status).toEqual([{ status: 'DONE' }, { status: 'DONE' }]);
});

test('a buy-back of another day does not wait here; one that another person pays closes by itself', async () => {
  const no = await buyBack(1);
  const read = new RegExp(`/api/v1/pembelian/${no}$`);
  await page.route(read, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: object };
    const data = { ...json.data, tgl_system: '2026-01-02' };
    await route.fulfill({ response, json: { ...json, data } });
  });
  await scan(page, no);
  await page.getByText('Nota ini tidak menunggu lagi').waitFor();
  expect(await page.getByText('Dibayar kepada penjual').count()).toBe(0);

  await page.unroute(read);
  await page.reload();
  await page.getByRole('row', { name: new RegExp(no) }).click();
  await page.getByText('Dibayar kepada penjual').waitFor();
  await done(kilau.shop, 'SPV', `pembelian/${no}/validasi`, { pembayaran: null });
  await page.getByText('Nota ini tidak menunggu lagi').waitFor();
  expect(await page.getByText('Dibayar kepada penjual').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Bayar tunai/ }).count()).toBe(0);
});

test('half of an exchange says where it is paid; what its whole was paid out is shown as coins make it', async () => {
  const { body } = await send(kilau.shop.as('KASIR2'), 'tukar-tambah', {
    penjualan: titipan([liontin]),
    pembelian: bought(2, 2.345),
  });
  expect(body).toMatchObject({ data: { status: 'OPEN', selisih: -1_472_500 } });
  const { no_tukar, no_faktur_beli, no_faktur_jual } = body.data as Tiket;
  await scan(page, no_faktur_beli);
  await page.getByText('Pembelian Ini Bagian Tukar, Validasi Tiketnya').waitFor();
  expect(await page.getByText('Dibayar kepada penjual').count()).toBe(0);
  await scan(page, no_faktur_jual);
  await page.getByText('Penjualan Ini Bagian Tukar, Validasi Tiketnya').waitFor();

  await scan(page, no_tukar);
  await page.getByRole('button', { name: 'Bayar tunai Rp 1,473,000' }).waitFor();
  await page.keyboard.press('F9');
  await page.getByText(`${no_tukar} dibayar`).waitFor();
  const side = page.getByRole('complementary', { name: 'Pembayaran' });
  await expect.poll(() => side.locator('output').innerText()).toContain('1,473,000');
});
