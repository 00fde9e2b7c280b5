import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import type { Look } from '#tests/browser/machine.ts';
import { send } from '#tests/kit/titipan.ts';
import { isi } from '#tests/kit/uji/buka/terima.ts';
import { bukaManual, masukkan } from '#tests/kit/uji/manual.ts';

/** Goods go back to their supplier: a piece and some of a lot together, and goods without a barcode from their row. */
let kilau: Kilau;
let kode = '';
beforeAll(async () => {
  kilau = await openKilau();
  await bukaManual(kilau.shop);
});
afterAll(() => kilau.close());

/** Pictures are taken where a folder for them is named (docs/development.md). */
const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['KILAU_GAMBAR'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
};
const LOOKS: readonly (Look & { name: string })[] = [
  { name: 'terang', width: 1366, height: 768 },
  { name: 'gelap', width: 1366, height: 768, dark: true },
  { name: 'hp', width: 390, height: 844 },
  { name: 'hp-gelap', width: 390, height: 844, dark: true },
];

test.each(LOOKS)('nothing is owed and nothing lies there: $name', async ({ name, ...look }) => {
  const { page, context } = await kilau.open('OWN', 'laporan-hutang-supplier', look);
  await page.getByRole('heading', { name: 'Laporan Hutang Supplier' }).waitFor();
  await page.waitForLoadState('networkidle');
  await picture(page, `hutang-kosong-${name}`);
  await page.goto(`${kilau.url}/retur-supplier`);
  await page.getByText('Belum ada barang').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await picture(page, `retur-kosong-${name}`);
  await context.close();
});

async function isiToko(): Promise<void> {
  const { shop } = kilau;
  const besar = { qty: 10, berat_bruto: mg(66_000), berat_nota: mg(65_000), berat: mg(65_000) };
  await shop.as('MU').call(terimaDocument.makes.terima, isi({ ...besar, modal: rp(130_000_000) }));
  const made = await send(shop.as('SPV'), 'barang', {
    nama_barang: 'Cincin Polos',
    kode_kategori: 'PHS',
    kode_dept: 'CC',
    kode_group: 'T',
    kode_kadar: '750',
    berat: 3.25,
    kode_gudang: 'TK',
    kode_baki: 'A-01',
    kode_supplier: 'UBS',
    harga_modal: 6_400_000,
  });
  kode = made.body.data.kode_barcode;
  await masukkan(shop);
}

test.each(LOOKS)('a ring and three of a lot, weighed: $name', async ({ name, ...look }) => {
  if (kode === '') await isiToko();
  const { page, context, errors } = await kilau.open('SPV', 'retur-supplier', look);
  await page.getByRole('combobox', { name: 'Barang terima yang belum dilabel' }).click();
  await page.getByRole('option', { name: /UBS/ }).click();
  await page.getByLabel(/^Jumlah barang TB/).fill('3');
  await page.getByLabel(/^Berat timbang TB/).fill('19');
  await page.getByLabel('Pindai atau ketik barcode').fill(kode);
  await page.keyboard.press('Enter');
  await page.getByLabel(`Berat timbang ${kode}`).fill('3.25');
  await page.getByLabel('Alasan').fill('Tidak sesuai pesanan');
  await page.getByText('4 barang, 22.250 g').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await picture(page, `retur-isi-${name}`);
  await page.getByRole('button', { name: 'Kembalikan 4 barang' }).click();
  await page.getByText('Retur 4 barang ke UBS').first().waitFor();
  await picture(page, `retur-minta-${name}`);
  expect(errors).toEqual([]);
  await context.close();
});

test.each(LOOKS)('what is owed, line by line: $name', async ({ name, ...look }) => {
  if (kode === '') await isiToko();
  const { page, context } = await kilau.open('OWN', 'laporan-hutang-supplier', look);
  await page.getByText('UBS').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await axe(page)).toEqual([]);
  await picture(page, `hutang-isi-${name}`);
  await context.close();
});

test('goods without a barcode go back from their row', async () => {
  if (kode === '') await isiToko();
  const { page, context, errors } = await kilau.open('SPV', 'barang-manual');
  await page.getByRole('button', { name: /^Retur / }).click();
  await page.getByLabel('Supplier', { exact: true }).fill('UBS');
  await page.getByLabel('Qty', { exact: true }).fill('4');
  await page.getByLabel('Berat', { exact: true }).fill('10');
  await page.getByLabel('Alasan', { exact: true }).fill('Tidak laku');
  expect(await axe(page)).toEqual([]);
  await picture(page, 'retur-manual');
  await page.keyboard.press('F9');
  await page.getByText('Retur 4 barang ke UBS').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
