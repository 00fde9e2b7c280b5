import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { axe, openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { cash, send, titipan } from '#tests/kit/titipan.ts';

let kilau: Kilau;
let counter: Counter;
let page: Page;
let jual: string;
let beli: string;
beforeAll(async () => {
  kilau = await openKilau();
  const { shop } = kilau;
  const codes = (await tambahPotong(shop, ['P2', 'P4'])) as [string, string];
  const sari = shop.as('KASIR2');
  const sold = await send(sari, 'penjualan', { ...titipan([codes[0]]), ...cash(3_119_000) });
  const { no_faktur_jual } = sold.body.data as { no_faktur_jual: string };
  await shop.param('VALIDASI_PENJUALAN', true);
  const waits = await send(sari, 'penjualan', titipan([codes[1]]));
  jual = (waits.body.data as { no_faktur_jual: string }).no_faktur_jual;
  const { kode_sales, customer } = titipan([]);
  const bought = await send(sari, 'pembelian', {
    kode_sales,
    customer,
    barang: [{ asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode: codes[0], berat: 2.34 }],
  });
  expect(bought.body).toMatchObject({ data: { status: 'OPEN' } });
  beli = (bought.body.data as { no_faktur_beli: string }).no_faktur_beli;
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
