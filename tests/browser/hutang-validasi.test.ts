import { afterAll, beforeAll, expect, test } from 'vitest';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { done } from '#tests/kit/done.ts';
import { pinjamkan } from '#tests/kit/hutang.ts';

let kilau: Kilau;
let no = '';
/** Loans that run; none of them waits yet. */
const others: string[] = [];
const redeem = (induk: string) =>
  kilau.shop.as('KASIR').call(lunasDocument.makes.lunas, {
    params: { induk },
    body: { kode_sales: null, bunga_rp: null, pembayaran: null },
  });
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
  await redeem(no);
  for (const _ of [1, 2, 3]) others.push((await pinjamkan(shop)).no_faktur_hutang);
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
  // Keys alone: an arrow in the scan field takes the oldest, its money is told, F9 validates it.
  await page.keyboard.press('ArrowDown');
  await page.getByText('Total Bayar').last().waitFor();
  await expect.poll(() => validate.isEnabled()).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  await page.getByText('Data Berhasil Divalidasi').waitFor();
  await page.getByText('Data Tidak Ada').waitFor();
  const rows = await kilau.shop.rows('select status from hutang where no_faktur_hutang = $1', [no]);
  expect(rows).toEqual([{ status: 'LUNAS' }]);
  await context.close();
  expect(errors).toEqual([]);
});

test('slips that are scanned are ticked and validated together; one that waits no more says so', async () => {
  const { shop } = kilau;
  const [running, ...nos] = others;
  for (const induk of nos) await redeem(induk);
  const { page, context, errors } = await kilau.open('SPV', 'validasi-pelunasan-hutang');
  await page.getByRole('cell', { name: nos[0]! }).first().waitFor();
  const scan = page.getByLabel('Pindai atau ketik nomor hutang, 14 karakter');
  // As keys: an end mark without a key since the last one is the scanner's second, and is not taken.
  for (const one of nos) {
    await scan.pressSequentially(one);
    await scan.press('Enter');
  }
  await page.getByText('2 pelunasan').waitFor();
  await scan.pressSequentially(running!);
  await scan.press('Enter');
  await page.getByText('Hutang ini tidak menunggu lagi').waitFor();
  await page.keyboard.press('F9');
  await page.getByText('Data Berhasil Divalidasi').waitFor();
  const rows = await shop.rows(
    'select distinct status from hutang where no_faktur_hutang = any($1)',
    [nos],
  );
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
        (
          await kilau.shop.rows(`select status from hutang where no_faktur_hutang <> all($1)`, [
            [no, ...others],
          ])
        )[0],
    )
    .toEqual({ status: 'AKTIF' });
  await context.close();
  expect(errors).toEqual([]);
});
