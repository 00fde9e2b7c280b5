import { afterAll, beforeAll, expect, test } from 'vitest';
import { kasirAt } from '#tests/browser/kasir.ts';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { send } from '#tests/kit/titipan.ts';
import { bukaGesek } from '#tests/kit/uji/gesek.ts';

/** Cash on a customer's card at the counter: the charge is seen, the slip comes, what is missing is said at its field. */
let kilau: Kilau;
beforeAll(async () => {
  kilau = await openKilau();
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 30_000_000, keterangan: 'Modal pagi' };
  await send(kilau.shop.as('OWN'), 'cash/masuk', modal);
  await kilau.shop.modulOn('VALIDASI_NON_CASH_MODULE');
  await bukaGesek(kilau.shop);
});
afterAll(() => kilau.close());

test('cash on a debit card: fee and charge are seen before it is saved, then it stands in the list', async () => {
  const { page, context, errors } = await kilau.open('KASIR', 'gesek-tunai');
  await page.getByLabel('Tunai Diberikan').fill('1000000');
  await page.getByText('Rp 1,025,000').waitFor();
  await page.getByLabel('Fee 2.50%').fill('20000');
  await page.getByText('Rp 1,020,000').waitFor();
  await page.getByLabel('Bank EDC').click();
  await page.getByRole('option', { name: /1234567890/ }).click();
  await page.getByLabel('No Kartu').fill('4321');
  await page
    .getByLabel('Nama, No HP, atau kode')
    .pressSequentially('Ratna Wulandari', { delay: 20 });
  await page.keyboard.press('Control+Enter');
  await page.getByText('No HP Customer Tidak Boleh Kosong').waitFor();
  await page.getByLabel('No HP', { exact: true }).fill('081355550123');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  // The approver reads the fee of the shop beside the one that is asked.
  const otorisasi = page.getByRole('dialog', { name: 'Otorisasi' });
  await otorisasi.getByText('Rp 25,000 (2.50%)').waitFor();
  await otorisasi.getByLabel('Alasan, dengan kata Anda sendiri').fill('Butuh tunai');
  await page.keyboard.press('Enter');
  await kasirAt(page).approve();
  await page.getByText('Gesek tunai disimpan').first().waitFor();
  await page.getByText('GTKJ1261120001').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await context.close();
  expect(errors).toEqual([]);
});
