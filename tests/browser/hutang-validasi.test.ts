import { afterAll, beforeAll, expect, test } from 'vitest';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { done } from '#tests/kit/done.ts';
import { pinjamkan } from '#tests/kit/hutang.ts';

let kilau: Kilau;
let no = '';
beforeAll(async () => {
  kilau = await openKilau();
  const { shop } = kilau;
  await done(shop, 'OWN', 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 90_000_000,
    keterangan: 'Modal pagi',
  });
  await shop.modulOn('VALIDASI_PELUNASAN_HUTANG_MODULE');
  no = (await pinjamkan(shop)).no_faktur_hutang;
  await shop.as('KASIR').call(lunasDocument.makes.lunas, {
    params: { induk: no },
    body: { kode_sales: null, bunga_rp: null, pembayaran: null },
  });
  await shop.param('VALIDASI_PEMBELIAN', 'ON');
  await pinjamkan(shop);
});
afterAll(() => kilau.close());

test('a redemption that waits: nothing is validated before one is chosen, then it is, once', async () => {
  const { page, context, errors } = await kilau.open('SPV', 'validasi-pelunasan-hutang');
  const validate = page.getByRole('button', { name: /^Validasi/ });
  await page.getByRole('cell', { name: no }).first().waitFor();
  await page.getByText('Data Tersedia').waitFor();
  expect(await validate.isDisabled()).toBe(true);
  expect(await axe(page)).toEqual([]);
  // Keys alone: an arrow takes the list, Enter opens its first row, Space ticks it.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('Space');
  await expect.poll(() => validate.isEnabled()).toBe(true);
  await page.keyboard.press('F9');
  await page.getByText('Data Berhasil Divalidasi').waitFor();
  await page.getByText('Data Tidak Ada').waitFor();
  const rows = await kilau.shop.rows('select status from hutang where no_faktur_hutang = $1', [no]);
  expect(rows).toEqual([{ status: 'LUNAS' }]);
  await context.close();
  expect(errors).toEqual([]);
});

test('a new loan that waits is paid out by F9 at the screen of validation', async () => {
  const { page, context, errors } = await kilau.open('SPV', 'validasi-hutang');
  await page.getByText('Ibu Reini').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByText('Ibu Reini').first().click();
  await page
    .getByRole('button', { name: /^Bayar/ })
    .first()
    .waitFor();
  await page.keyboard.press('F9');
  await expect
    .poll(
      async () =>
        (await kilau.shop.rows(`select status from hutang where no_faktur_hutang <> $1`, [no]))[0],
    )
    .toEqual({ status: 'AKTIF' });
  await context.close();
  expect(errors).toEqual([]);
});
