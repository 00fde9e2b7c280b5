import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { rp } from '#kit/rules/quantity.ts';
import { axe, openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { done } from '#tests/kit/done.ts';
import { lewatkan, pinjamkan } from '#tests/kit/hutang.ts';
import { PASSWORD } from '#tests/kit/shop.ts';

let kilau: Kilau;
let counter: Counter;
let page: Page;
let no = '';
let lain = '';
beforeAll(async () => {
  kilau = await openKilau();
  await done(kilau.shop, 'OWN', 'cash/masuk', {
    ...{ kode_transaksi: 'MODAL_KAS', jumlah: 90_000_000, keterangan: 'Modal pagi' },
  });
  await kilau.shop.param('HARGA_ROSOK', rp(2_000_000));
  await kilau.shop.modulOn('OPNAME_HUTANG');
  no = (await pinjamkan(kilau.shop)).no_faktur_hutang;
  lain = (await pinjamkan(kilau.shop)).no_faktur_hutang;
  await lewatkan(kilau.shop, no);
  counter = await kilau.open('SPV', 'lelang-hutang');
  ({ page } = counter);
});
afterAll(async () => {
  await counter.context.close();
  await kilau.close();
  expect(counter.errors).toEqual([]);
});

/** Why, and the owner answers at this screen. */
const agree = async () => {
  await page.getByLabel('Alasan, dengan kata Anda sendiri').fill('Sudah lewat, sudah ditegur');
  await page.keyboard.press('Enter');
  await page.locator('[data-field="user_id"]').waitFor();
  await page.locator('[data-field="user_id"]').fill('own.kj1');
  await page.locator('[data-field="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
};
const statusOf = async (of: string) =>
  (
    await kilau.shop.rows<{ status: string }>(
      'select status from hutang where no_faktur_hutang = $1',
      [of],
    )
  )[0]!.status;

test('an overdue loan is scanned, its goods given a group, and auctioned by keys with the owner’s word', async () => {
  await page.getByText(no).first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.locator('[data-scan-field]').fill(no);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Lelang ${no}` });
  for (const at of [0, 1]) {
    const group = dialog.getByLabel('Group').nth(at);
    await group.click();
    await group.fill('T');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
  }
  await dialog.getByText('Kelebihan, hak customer').waitFor();
  await dialog.getByText('Rp 6,450,000').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  await agree();
  await expect.poll(() => statusOf(no)).toBe('LELANG');
});

test('the surplus is paid out by keys: the ticket scanned, the money, the owner’s word', async () => {
  await page.getByRole('tab', { name: 'Sudah dilelang' }).click();
  await page.getByText('BELUM DIAMBIL').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Bayar kelebihan' }).click();
  await page.getByText('Belum ada kelebihan yang dibayar').waitFor();
  await page.locator('[data-scan-field]').fill(no);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Kelebihan lelang ${no}` });
  await dialog.getByLabel('Penerima', { exact: true }).waitFor();
  await expect
    .poll(() =>
      dialog
        .getByText(/2,565,000/)
        .first()
        .innerText(),
    )
    .toMatch(/[1-9]/);
  await page.keyboard.press('F9');
  await agree();
  await page
    .getByText(/^KLKJ1/)
    .first()
    .waitFor();
  const [left] = await kilau.shop.rows(
    `select coalesce(sum(rupiah), 0)::int as owed from saldo where akun = 'kelebihan_lelang'`,
  );
  expect(left).toEqual({ owed: 0 });
});

test('the tickets that run are counted: one scanned, found, and the count finished', async () => {
  await kilau.shop.rows('select 1');
  const other = await kilau.open('SPV', 'stock-opname-hutang');
  const { page: opname } = other;
  await opname.getByText('Belum ada opname hutang').waitFor();
  // Nothing was counted yet: neither is offered (3§2).
  for (const name of ['Print Opname', 'Selesai Opname'])
    expect(await opname.getByRole('button', { name }).count()).toBe(0);
  await opname.getByRole('button', { name: 'Mulai opname' }).click();
  const dialog = opname.getByRole('dialog', { name: 'Lanjut Opname' });
  await dialog.locator('[data-scan-field]').fill('HT1');
  await opname.keyboard.press('Enter');
  await dialog.getByText('No Hutang Harus 14 Karakter').waitFor();
  await dialog.locator('[data-scan-field]').fill(lain);
  await opname.keyboard.press('Enter');
  await dialog.getByText('Rp 3,500,000').waitFor();
  await dialog.getByText('Data Berhasil Di Scan').waitFor();
  expect(await axe(opname)).toEqual([]);
  await opname.keyboard.press('Escape');
  await opname.getByText('Semua hutang ditemukan.').waitFor();
  expect(await axe(opname)).toEqual([]);
  await opname.getByRole('button', { name: 'Print Opname' }).waitFor();
  await opname.getByRole('button', { name: 'Selesai Opname' }).click();
  await opname.getByText('Selesai Opname Hutang').first().waitFor();
  await opname.getByText('Belum ada opname hutang').waitFor();
  await other.context.close();
  expect(other.errors).toEqual([]);
});
