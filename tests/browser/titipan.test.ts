import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { kasirAt } from '#tests/browser/kasir.ts';
import { axe, openKilau, scan, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

let kilau: Kilau;
let counter: Counter;
let page: Page;
beforeAll(async () => {
  kilau = await openKilau();
  counter = await kilau.open('KASIR', 'transaksi-penjualan');
  ({ page } = counter);
});
afterAll(async () => {
  await counter.context.close();
  await kilau.close();
  expect(counter.errors).toEqual([]);
});

test('less is paid than is due: the piece is held, paid further, and fetched by scanning it', async () => {
  const [code] = (await tambahPotong(kilau.shop, ['P4'])) as [string];
  const kasir = kasirAt(page);
  await page.waitForSelector('[data-scan-field]');
  await kasir.scanAll([code]);
  await kasir.whoSells();
  await page.getByPlaceholder('Uang diterima').fill('470000');
  await page.getByRole('button', { name: 'Titip dengan uang muka Rp 470,000' }).click();

  const dialog = page.getByRole('dialog', { name: /^TT/ });
  await dialog.getByText('Rp 1,000,000').waitFor();
  expect(await dialog.innerText()).toContain('AKTIF');
  expect(await axe(page)).toEqual([]);
  await expect.poll(async () => (await counter.printed()).join('\n')).toContain('NOTA TITIPAN');

  await dialog.getByRole('button', { name: 'Setor', exact: true }).click();
  const setor = page.getByRole('dialog', { name: /^Tambah uang titipan/ });
  await setor.getByPlaceholder('Uang diterima').fill('200000');
  await setor.getByRole('button', { name: 'Terima setoran' }).click();
  await dialog.getByText('Rp 800,000').waitFor();
  // The dialog of the money is gone before the next key: Escape would close it, and not the deposit.
  await setor.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await scan(page, code);
  await dialog.getByRole('button', { name: 'Ambil', exact: true }).click();
  const ambil = page.getByRole('dialog', { name: /^Ambil titipan/ });
  await ambil.getByText('Harga Rp 1,470,000, sisa yang dibayar').waitFor();
  await ambil.getByPlaceholder('Uang diterima').fill('1000000');
  await ambil.getByRole('button', { name: 'Terima dan serahkan barang' }).click();
  await page.getByText('Titipan diambil, kembali Rp 200,000').waitFor();
  const [row] = await kilau.shop.rows(
    `select t.status, p.status as jual, p.dp_rp, p.grand_total from titipan t
       join penjualan p on p.kode_toko = t.kode_toko and p.no_faktur_jual = t.no_faktur_jual`,
  );
  expect(row).toEqual({ status: 'DIAMBIL', jual: 'DONE', dp_rp: 670_000, grand_total: 1_470_000 });
});
