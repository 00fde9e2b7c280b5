import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { done } from '#tests/kit/done.ts';
import { mg } from '#kit/rules/quantity.ts';
import { tambahTukang } from '#tests/kit/document/kerja-service.ts';
import { bukaLot, bukaSepuhan, liontin } from '#tests/kit/document/kerja-sepuhan.ts';

/** Gold is taken in by weighing it, and a lot is melted, on the screens of refining. */
let kilau: Kilau;
let beli = '';
let lot = '';
let dicuci = '';
beforeAll(async () => {
  kilau = await openKilau();
  const { shop } = kilau;
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 30_000_000, keterangan: 'Modal pagi' };
  await done(shop, 'OWN', 'cash/masuk', modal);
  await bukaSepuhan(shop);
  beli = (await liontin(shop)).no_dokumen;
  lot = `${(await bukaLot(shop)).no_sepuhan}-01`;
  await tambahTukang(shop);
  dicuci = `${(await bukaLot(shop, { berat: mg(10_000) })).no_sepuhan}-01`;
});
afterAll(() => kilau.close());

test('a piece that is weighed is taken in, what is not weighed stays; it is sold again; a lot is washed, another melted into a bar', async () => {
  const { page, context, errors } = await kilau.open('SPV', 'terima-sepuhan');
  await page.getByLabel(`Berat terima ${beli}/1`).fill('1.195');
  await page.getByText('1 barang, 1.195 g').waitFor();
  await page.getByLabel('Gudang', { exact: true }).click();
  await page.getByRole('option', { name: /Rosok/ }).click();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  await page.getByText('Emas diterima untuk disepuh').first().waitFor();
  await page.getByLabel(`Berat terima ${beli}/1`).waitFor({ state: 'detached' });
  await page.goto(`${kilau.url}/sortir-sepuhan`);
  await page.getByLabel('Lot', { exact: true }).click();
  await page.getByRole('option', { name: /1\.195 g/ }).click();
  await page.getByRole('button', { name: 'Semua jual lagi' }).click();
  await page.getByLabel(`Berat ${beli}/1`).fill('1.194');
  for (const [label, option] of [
    ['Kategori', /Perhiasan/],
    ['Gudang', /Toko/],
    ['Baki', /A-01/],
  ] as const) {
    await page.getByLabel(label, { exact: true }).click();
    await page.getByRole('option', { name: option }).first().click();
  }
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  await page.getByText('Lot disortir').first().waitFor();
  await page.goto(`${kilau.url}/sortir-sepuhan`);
  await page.getByLabel('Lot', { exact: true }).click();
  await page.getByRole('option', { name: new RegExp(`^${dicuci} `) }).click();
  await page.getByRole('button', { name: 'Semua cuci' }).click();
  await page.getByLabel('Berat 1').fill('10');
  for (const [label, option] of [
    ['Tukang', /Karto/],
    ['Proses', /Poles/],
  ] as const) {
    await page.getByLabel(label, { exact: true }).click();
    await page.getByRole('option', { name: option }).first().click();
  }
  await page.keyboard.press('F9');
  await page.getByText('Lot disortir').first().waitFor();
  await page.goto(`${kilau.url}/terima-barang-cuci`);
  await page.getByLabel(/^Berat kembali/).fill('9.96');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  await page.getByText('Barang cuci diterima').first().waitFor();
  await page.goto(`${kilau.url}/pindah-sortir`);
  await page.getByLabel(/^Semua dari/).click();
  await page.getByLabel(/^Kelas /).click();
  await page.getByRole('option', { name: 'Lebur' }).click();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  await page.getByText('Sortir dipindah').first().waitFor();
  await page.goto(`${kilau.url}/susut-sepuhan`);
  await page.getByLabel(`Semua dari ${lot}`).click();
  await page.getByLabel('Berat Hasil').fill('40');
  await page.getByLabel('Kadar Hasil').fill('87.4');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  await page.getByText('Susut sepuhan disimpan').first().waitFor();
  await page.getByLabel(`Semua dari ${lot}`).waitFor({ state: 'detached' });
  await context.close();
  expect(errors).toEqual([]);
});
