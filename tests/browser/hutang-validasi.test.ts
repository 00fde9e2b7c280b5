import { afterAll, beforeAll, expect, test } from 'vitest';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { afterScan, axe, openKilau, scan, type Kilau } from '#tests/browser/kilau.ts';
import { done } from '#tests/kit/done.ts';
import { pinjamkan } from '#tests/kit/hutang.ts';
import type { Who } from '#tests/kit/shop.ts';

let kilau: Kilau;
let no = '';
/** Loans that run; none of them waits yet. */
const others: string[] = [];
const redeem = (induk: string, who: Who = 'KASIR') =>
  kilau.shop.as(who).call(lunasDocument.makes.lunas, {
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
  for (const _ of [1, 2, 3, 4, 5, 6, 7]) others.push((await pinjamkan(shop)).no_faktur_hutang);
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
  // By keys alone: an arrow key in the scan field selects the oldest one, its amount is shown, F9 validates it.
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
  const [running, ...nos] = others.slice(0, 3);
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

test('a slip scanned behind a filter is ticked where it is seen; Enter goes from the till to the button', async () => {
  const { shop } = kilau;
  const [own, other] = others.slice(3, 5) as [string, string];
  await redeem(own);
  await redeem(other, 'KASIR2');
  const { page, context, errors } = await kilau.open('SPV', 'validasi-pelunasan-hutang');
  await page.getByRole('cell', { name: own }).first().waitFor();
  await page.getByLabel('User', { exact: true }).click();
  await page.getByRole('option', { name: 'ksr2.kj1' }).click();
  await page.getByRole('cell', { name: own }).first().waitFor({ state: 'detached' });
  const scan = page.getByLabel('Pindai atau ketik nomor hutang, 14 karakter');
  await scan.pressSequentially(own);
  await scan.press('Enter');
  await page.getByText('1 pelunasan').waitFor();
  await page.getByRole('cell', { name: other }).first().waitFor();
  expect(await page.getByLabel('User', { exact: true }).inputValue()).toBe('SEMUA');

  await afterScan(page);
  await page.locator('[data-field="user_id"]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'SPV' }).waitFor();
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toMatch(/^Validasi/);
  await page.keyboard.press('Enter');
  await page.getByText('Data Berhasil Divalidasi').waitFor();
  const rows = await shop.rows(
    'select status from hutang where no_faktur_hutang = any($1) order by no_faktur_hutang',
    [[own, other]],
  );
  expect(rows).toEqual([{ status: 'LUNAS' }, { status: 'TUNGGU' }]);
  await done(shop, 'OWN', `hutang/${other}/batal-lunas`, { alasan: 'Uang tidak datang' });
  await context.close();
  expect(errors).toEqual([]);
});

test('several are rejected one after the other: Esc leaves, one that is gone is skipped', async () => {
  const { shop } = kilau;
  const nos = others.slice(5);
  const lunas: string[] = [];
  for (const induk of nos) lunas.push((await redeem(induk)).no_lunas);
  const [first, second] = lunas.map((one) => `Batal validasi ${one}?`) as [string, string];
  const { page, context, errors } = await kilau.open('SPV', 'validasi-pelunasan-hutang');
  await page.getByRole('cell', { name: nos[1]! }).first().waitFor();
  const scan = page.getByLabel('Pindai atau ketik nomor hutang, 14 karakter');
  for (const one of nos) {
    await scan.pressSequentially(one);
    await scan.press('Enter');
  }
  await page.getByText('2 pelunasan').waitFor();
  const reject = page.getByRole('button', { name: 'Batal Validasi' });
  await reject.click();
  const one = page.getByRole('dialog', { name: first });
  await one.getByLabel('Alasan').waitFor();
  await page.keyboard.press('Escape');
  await one.waitFor({ state: 'detached' });

  await reject.click();
  await one.getByLabel('Alasan').fill('Uang tidak datang');
  await done(shop, 'OWN', `hutang/${nos[0]}/batal-lunas`, { alasan: 'Uang tidak datang' });
  await page.keyboard.press('Enter');
  const oops = page.getByRole('dialog', { name: 'Oopss!!' });
  await oops.waitFor();
  await page.keyboard.press('Enter');
  await oops.waitFor({ state: 'detached' });
  await one.getByRole('button', { name: 'Lewati' }).click();
  const two = page.getByRole('dialog', { name: second });
  await two.getByLabel('Alasan').fill('Uang tidak datang');
  expect(await two.getByRole('button', { name: 'Lewati' }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('Pelunasan ditolak').waitFor();
  await two.waitFor({ state: 'detached' });
  await page.getByText('Data Tidak Ada').waitFor();
  const rows = await shop.rows('select status from hutang_lunas where no_lunas = any($1)', [lunas]);
  expect(rows).toEqual([{ status: 'CANC' }, { status: 'CANC' }]);
  await context.close();
  expect(errors).toEqual([]);
});

test('the card of a loan whose redemption waits offers its step, in its head and in its history', async () => {
  const { shop } = kilau;
  const induk = others[5]!;
  const { no_lunas } = await redeem(induk);
  const { page, context, errors } = await kilau.open('SPV', 'home');
  await page.getByText(/^Selamat bekerja/).waitFor();
  await scan(page, induk);
  const card = page.getByRole('dialog', { name: induk, exact: true });
  const row = card.getByRole('listitem').filter({ hasText: no_lunas });
  await row.getByText('MENUNGGU VALIDASI').waitFor();
  await row.getByRole('button', { name: `Validasi ${no_lunas}` }).click();
  const dialog = page.getByRole('dialog', { name: `Validasi ${no_lunas}` });
  await dialog.getByText('Total Bayar').waitFor();
  expect(await axe(page)).toEqual([]);
  // Esc closes the dialog alone: the card under it stays.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await card.count()).toBe(1);
  await card.getByRole('button', { name: 'Batal Validasi' }).waitFor();

  // By key: the same step, in the head of the card.
  await page.keyboard.press('F9');
  await dialog.getByText('Total Bayar').waitFor();
  await page.keyboard.press('F9');
  await page.getByText('Data Berhasil Divalidasi').waitFor();
  await card.getByText('LUNAS', { exact: true }).first().waitFor();
  expect(await row.getByRole('button', { name: `Validasi ${no_lunas}` }).count()).toBe(0);
  await context.close();
  expect(errors).toEqual([]);
  const rows = await shop.rows('select status from hutang where no_faktur_hutang = $1', [induk]);
  expect(rows).toEqual([{ status: 'LUNAS' }]);
});

test('who made the redemption may reject it from the card, and does not validate it', async () => {
  const induk = others[6]!;
  const { no_lunas } = await redeem(induk, 'SPV');
  const { page, context, errors } = await kilau.open('SPV', 'home');
  await page.getByText(/^Selamat bekerja/).waitFor();
  await scan(page, induk);
  const card = page.getByRole('dialog', { name: induk, exact: true });
  await card.getByText('MENUNGGU VALIDASI').first().waitFor();
  await card.getByRole('button', { name: 'Batal Validasi' }).waitFor();
  expect(await card.getByRole('button', { name: /^Validasi/ }).count()).toBe(0);
  await card.getByRole('button', { name: 'Batal Validasi' }).click();
  const dialog = page.getByRole('dialog', { name: `Batal validasi ${no_lunas}?` });
  await dialog.getByLabel('Alasan').fill('Uang tidak datang');
  await page.keyboard.press('Enter');
  await page.getByText('Pelunasan ditolak').waitFor();
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
