import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { liontin } from '#tests/kit/document/kerja-sepuhan.ts';
import { rosokkan } from '#tests/kit/document/kerja-service.ts';
import { bukaKirimBarang } from '#tests/kit/uji/kirim-barang.ts';
import { bukaSepuhTerpusat } from '#tests/kit/uji/kirim-sepuhan.ts';

/** Gold of the branch to head office, which weighs it: a bought pendant and a lot (D-44.9). */
let kilau: Kilau;
let beli = '';
beforeAll(async () => {
  kilau = await openKilau();
  const { shop } = kilau;
  await shop.dasar('PST');
  await bukaKirimBarang(shop, ['PST', 'KJ1']);
  await bukaSepuhTerpusat(shop);
  beli = (await liontin(shop)).no_dokumen;
  await rosokkan(shop);
});
afterAll(() => kilau.close());

test('bought gold and a lot are picked and sent; head office weighs one and says that the other did not come', async () => {
  const { page, context, errors } = await kilau.open('SPV', 'kirim-sepuhan');
  await page.getByRole('button', { name: `Kirim ${beli}/1` }).click();
  await page.getByRole('button', { name: /^Kirim HB/ }).click();
  await page.getByText('2 barang, 4.450 g').waitFor();
  await page.getByRole('combobox', { name: 'Tujuan' }).click();
  await page.getByRole('option', { name: /PST/ }).click();
  await page.getByLabel('Pembawa').fill('Pak Budi');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  await page.getByText('Emas dikirim ke pusat').first().waitFor();
  await page.getByRole('tab', { name: 'Daftar kiriman' }).click();
  await page.getByRole('row', { name: /KBKJ1261120001/ }).click();
  await page.getByText('DI JALAN').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await context.close();
  expect(errors).toEqual([]);

  const pusat = await kilau.open('spv.pst', 'terima-sepuhan');
  const at = pusat.page;
  await at.getByRole('button', { name: 'Terima KBKJ1261120001' }).click();
  await at.getByLabel(`Berat terima ${beli}.1`).fill('1.195');
  await at.getByText('1 barang, 1.195 g').waitFor();
  await at.getByLabel('Gudang', { exact: true }).click();
  await at.getByRole('option', { name: /Rosok/ }).click();
  expect(await axe(at)).toEqual([]);
  await at.keyboard.press('F9');
  await at.getByText('RBPST261120001 disimpan').first().waitFor();
  await at.getByRole('button', { name: '1 barang tidak datang' }).click();
  await at.getByText('Yang belum ditimbang dinyatakan kurang.').waitFor();
  expect(await axe(at)).toEqual([]);
  await at.getByRole('button', { name: 'Kembali' }).click();
  await at.getByRole('button', { name: 'Kiriman lain' }).click();
  await at.getByText('1 dari 2 barang belum diterima').waitFor();
  await pusat.context.close();
  expect(pusat.errors).toEqual([]);
});
