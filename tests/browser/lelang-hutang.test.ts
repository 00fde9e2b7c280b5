import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { rp } from '#kit/rules/quantity.ts';
import { afterScan, axe, openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';
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
    kode_transaksi: 'MODAL_KAS',
    jumlah: 90_000_000,
    keterangan: 'Modal pagi',
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

const dialogOf = () => page.getByRole('dialog', { name: `Lelang ${no}` });
const field = (name: string) => dialogOf().locator(`[data-field="${name}"]`);
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-field'));
const kosong = (kata: string) => dialogOf().getByText(kata, { exact: true });
/** A colour of ours as the page writes it where an element has it. */
const warna = (nama: string): Promise<string> =>
  page.evaluate((name) => {
    const one = document.body.appendChild(document.createElement('i'));
    one.style.color = `var(${name})`;
    const { color } = getComputedStyle(one);
    one.remove();
    return color;
  }, nama);

test('an overdue loan is scanned: its goods lie on the scale first, the ticket’s weights in grey', async () => {
  await page.getByText(no).first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.locator('[data-scan-field]').fill(no);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('berat-1');
  for (const [name, berat] of Object.entries({ 'berat-1': '3.000', 'berat-2': '1.500' }))
    expect([await field(name).inputValue(), await field(name).getAttribute('placeholder')]).toEqual(
      ['', berat],
    );
  await dialogOf().getByText('Rp 6,450,000').first().waitFor();
  await page.keyboard.press('F9');
  await expect.poll(() => kosong('Berat Tidak Boleh Kosong').count()).toBe(2);
  const ditulis = kosong('Berat Tidak Boleh Kosong').first();
  expect(await ditulis.evaluate((one) => getComputedStyle(one).color)).toBe(
    await warna('--delima'),
  );
  expect(await axe(page)).toEqual([]);
  await expect.poll(focused).toBe('berat-1');
  await page.keyboard.type('3', { delay: 70 });
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('berat-2');
  await field('berat-1').focus();
  await page.keyboard.press('F9');
  await expect.poll(focused).toBe('berat-2');
  await expect.poll(() => kosong('Berat Tidak Boleh Kosong').count()).toBe(1);
});

test('melted at once they are weighed too, and so is what came out of the pot', async () => {
  const goal = dialogOf().getByLabel('Tujuan', { exact: true });
  const aim = async (name: string) => {
    await goal.click();
    await page.getByRole('option', { name }).click();
  };
  await aim('Langsung dilebur');
  const pot = field('berat-hasil');
  expect([await pot.inputValue(), await pot.getAttribute('placeholder')]).toEqual(['', '4.500']);
  await pot.focus();
  await page.keyboard.press('F9');
  await expect.poll(focused).toBe('berat-2');
  await page.keyboard.type('1.3', { delay: 70 });
  await page.keyboard.press('F9');
  await expect.poll(focused).toBe('berat-hasil');
  await kosong('Berat Hasil Tidak Boleh Kosong').waitFor();
  await kosong('Kadar Hasil Tidak Boleh Kosong').waitFor();
  expect(await axe(page)).toEqual([]);
  await aim('Gudang pembelian');
  expect(await kilau.shop.rows('select from hutang_lelang')).toEqual([]);
  expect(await kilau.shop.rows('select from otorisasi')).toEqual([]);
});

test('a ring that is too light is refused; weighed right they are auctioned by keys with the owner’s word', async () => {
  const dialog = dialogOf();
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
  await kosong('Berat Cincin mata Harus 1.500 g, Selisih Paling Banyak 0.050 g').waitFor();
  // Marked and in focus until it is weighed otherwise.
  await expect.poll(focused).toBe('berat-2');
  const marked = () => dialog.locator('[aria-invalid]').count();
  expect([await field('berat-2').getAttribute('aria-invalid'), await marked()]).toEqual([
    'true',
    1,
  ]);
  await field('berat-2').fill('1.49');
  await expect.poll(marked).toBe(0);
  await page.keyboard.press('F9');
  await agree();
  await expect.poll(() => statusOf(no)).toBe('LELANG');
  expect(
    await kilau.shop.rows('select berat, ditimbang from hutang_lelang_barang order by urut'),
  ).toEqual([
    { berat: 3_000, ditimbang: 3_000 },
    { berat: 1_500, ditimbang: 1_490 },
  ]);
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
  await afterScan(opname);
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
