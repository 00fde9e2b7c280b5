import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { titipan } from '#tests/kit/titipan.ts';

let kilau: Kilau;
beforeAll(async () => {
  kilau = await openKilau();
  await kilau.shop.modulOn('KUPON_PENJUALAN_MODULE');
  await done(kilau.shop, 'OWN', 'para-kupon', {
    jenis_kupon: 'SERATUS',
    nama: 'Seratus ribu',
    cara: 'RUPIAH',
    nilai: 100_000,
    minimal_belanja: 5_000_000,
    masa_hari: 30,
    kali_pakai: 1,
    terbit_dari: 10_000_000,
  });
});
afterAll(() => kilau.close());

test('the numbers of minted coupons are shown once; the list has their last letters and cancels by its row', async () => {
  const { page, context, errors, printed } = await kilau.open('OWN', 'kupon-penjualan');
  await page.getByRole('button', { name: 'Terbitkan kupon' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[data-field="jenis_kupon"]').click();
  await page.getByRole('option', { name: /^SERATUS/ }).click();
  await dialog.locator('[data-field="banyak"]').fill('3');
  await dialog.getByRole('button', { name: /Terbitkan/ }).click();
  const numbers = page.getByRole('list', { name: 'No Kupon' }).getByRole('listitem');
  await expect.poll(() => numbers.count()).toBe(3);
  const told = await numbers.allInnerTexts();
  const kept = await kilau.shop.rows<{ no_kupon: string }>('select no_kupon from kupon');
  expect(told.toSorted()).toEqual(kept.map(({ no_kupon }) => no_kupon).toSorted());
  expect(await axe(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Cetak' }).click();
  await expect.poll(async () => (await printed()).length).toBe(1);
  const [slips = ''] = await printed();
  for (const no of told) expect(slips).toContain(no);
  expect(slips).toContain('Rp 100,000');
  expect(slips).toContain('Belanja mulai Rp 5,000,000');
  await page.getByRole('button', { name: 'Selesai' }).click();
  const [first = ''] = told;
  await page
    .getByRole('button', { name: new RegExp(`^Batalkan kupon \\*+${first.slice(-3)}$`) })
    .first()
    .click();
  await page.locator('[data-field="alasan"]').fill('Salah cetak');
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan kupon' }).click();
  await expect
    .poll(() => kilau.shop.rows('select from kupon where batal').then((rows) => rows.length))
    .toBe(1);
  await context.close();
  expect(errors).toEqual([]);
});

test('the cashier who takes the money of a waiting sale reads the coupon that it issued; so do its paper and the document', async () => {
  await kilau.shop.param('VALIDASI_PENJUALAN', true);
  const body = titipan(await tambahPotong(kilau.shop, ['P1', 'P2']));
  const { no_faktur_jual: no } = await done(kilau.shop, 'KASIR2', 'penjualan', body);
  const { page, context, errors, printed } = await kilau.open('SPV', 'validasi-penjualan');
  await page.getByRole('row', { name: new RegExp(String(no)) }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Terima tunai/ }).waitFor();
  await page.keyboard.press('F9');
  await page.getByText('Kupon untuk pelanggan').waitFor();
  const [kupon] = await kilau.shop.rows<{ no_kupon: string }>(
    'select no_kupon from kupon where faktur_terbit = $1',
    [no],
  );
  await page.getByText(kupon!.no_kupon).waitFor();
  expect(await axe(page)).toEqual([]);
  await expect.poll(async () => (await printed()).length).toBe(1);
  expect((await printed())[0]).toContain(kupon!.no_kupon);
  await kilau.shop.param('VALIDASI_PENJUALAN', false);
  await context.close();
  expect(errors).toEqual([]);
});
