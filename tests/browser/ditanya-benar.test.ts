import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { addDays } from '#kit/rules/hari.ts';
import { hutangPokokMaster } from '#areas/hutang/contract/hutang-pokok.master.ts';
import { openKilau, type as typed, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import type { Who } from '#tests/kit/people.ts';
import { pinjamkan } from '#tests/kit/hutang.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { PASSWORD } from '#tests/kit/shop.ts';
import { send, titipan } from '#tests/kit/titipan.ts';

let kilau: Kilau;
let counter: Counter;
let page: Page;
/** A loan of today, and the switch of the shop's own amounts. */
let hutang: Awaited<ReturnType<typeof pinjamkan>>;
const TABEL = 'PARAMETER_JUMLAH_HUTANG_POKOK_MODULE';

beforeAll(async () => {
  kilau = await openKilau();
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 50_000_000, keterangan: 'Modal pagi' };
  await send(kilau.shop.as('OWN'), 'cash/masuk', modal);
  hutang = await pinjamkan(kilau.shop);
  await kilau.shop.modulOn(TABEL);
  for (const jumlah_hutang of [1_000_000, 2_500_000, 4_000_000]) {
    const { path } = hutangPokokMaster.endpoints.create;
    const made = await send(kilau.shop.as('OWN'), path, { jumlah_hutang });
    expect(made.status).toBe(201);
  }
  await kilau.shop.modulOff(TABEL);
});
afterEach(async () => {
  await counter.context.close();
  expect(counter.errors).toEqual([]);
});
afterAll(() => kilau.close());

async function buka(who: Who, path: string): Promise<void> {
  counter = await kilau.open(who, path);
  ({ page } = counter);
}
const focused = (): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-field'));
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const field = (name: string) => page.locator(`[data-field="${name}"]:visible`).last();

test('KASIR typed into the level is KASIR; the rights of SPV are given once they were read again', async () => {
  await buka('OWN', 'data-users');
  await page.getByText('spv.kj1').first().waitFor();
  await page.getByRole('button', { name: 'Tambah pengguna' }).click();
  await expect.poll(focused).toBe('user_id');
  await typed(page, 'sari.kj1');
  await press('Enter');
  await typed(page, 'Sari');
  await press('Enter');
  await expect.poll(focused).toBe('level');
  await typed(page, 'KASIR');
  await press('Enter');
  expect(await field('level').inputValue()).toBe('KASIR');
  await field('level').focus();
  await typed(page, 'spv');
  await press('Enter');
  expect(await field('level').inputValue()).toBe('SPV');
  await field('password').fill(PASSWORD);
  await press('Control+Enter');
  const tanya = page.getByRole('dialog', { name: 'Beri Sari hak SPV?' });
  await tanya.getByText('SPV memberi otorisasi').waitFor();
  await tanya.getByRole('button', { name: 'Batal' }).click();
  const users = () =>
    kilau.shop.rows<{ level: string }>(`select level from users where user_id = 'sari.kj1'`);
  expect(await users()).toEqual([]);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('button', { name: 'Beri hak SPV' }).click();
  await expect.poll(users).toEqual([{ level: 'SPV' }]);
});

test('in a short list letters make a word: KASIR stays, and the S in it is no SPV', async () => {
  await buka('OWN', 'data-users');
  const level = page.getByRole('combobox', { name: 'Level' });
  for (const word of ['KASIR', 'SU', 'SPV']) {
    await level.focus();
    await typed(page, word);
    await press('Enter');
    expect(await level.inputValue()).toBe(word);
  }
});

test('a sum that the table does not have stays to be read, with those that are lent and the nearest below', async () => {
  await kilau.shop.modulOn(TABEL);
  await buka('KASIR', 'transaksi-hutang');
  await expect.poll(focused).toBe('nama_barang-1');
  await typed(page, 'Gelang');
  await press('Enter');
  await typed(page, 'CC');
  await press('Enter');
  await field('kadar-1').fill('70');
  await field('berat-1').fill('5');
  const sum = page.locator('[data-field="jumlah_hutang"]');
  await page.getByText('panah bawah dan atas memilih').waitFor();
  await sum.focus();
  await typed(page, '3000000');
  await press('Enter');
  expect(await sum.inputValue()).toBe('Rp. 3,000,000,-');
  await page.getByText(/^Yang dipinjamkan: 1,000,000, 2,500,000, 4,000,000$/).waitFor();
  await press('F9');
  await expect.poll(focused).toBe('jumlah_hutang');
  expect(await kilau.shop.rows('select 1 from hutang')).toHaveLength(1);
  await page.getByRole('button', { name: 'Pakai 2,500,000' }).click();
  expect(await sum.inputValue()).toBe('Rp. 2,500,000,-');
  await press('ArrowUp');
  expect(await sum.inputValue()).toBe('Rp. 4,000,000,-');
  await press('ArrowDown', 'ArrowDown');
  expect(await sum.inputValue()).toBe('Rp. 1,000,000,-');
  expect(await page.getByText(/^Yang dipinjamkan/).count()).toBe(0);
  await kilau.shop.modulOff(TABEL);
});

test('interest on the day of the loan: 30 days are proposed, and taken', async () => {
  const { no_faktur_hutang: no, tgl_system } = hutang;
  await buka('KASIR', 'transaksi-hutang?tab=Bayar bunga');
  await page.locator('[data-scan-field]').waitFor();
  await typed(page, no);
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: `Bayar bunga ${no}` });
  await dialog.getByText('Bunga 30 hari').waitFor();
  await dialog.getByText('105,000').first().waitFor();
  expect(await dialog.getByText('Pilih Tanggal Sesudahnya').count()).toBe(0);
  await press('F9');
  await page.getByText('Bunga dibayar', { exact: true }).waitFor();
  const [row] = await kilau.shop.rows<{ sampai: string }>(
    'select bunga_dibayar_sampai as sampai from hutang where no_faktur_hutang = $1',
    [no],
  );
  expect(row!.sampai).toBe(addDays(tgl_system, 30));
});

test('waiting notas by keys alone: arrows choose, F7 and a sum, F9 takes; Enter brings the oldest', async () => {
  const { shop } = kilau;
  await shop.param('VALIDASI_PENJUALAN', true);
  const codes = (await tambahPotong(shop, ['P2', 'P4'])) as [string, string];
  const nos: string[] = [];
  for (const code of codes) {
    const { body } = await send(shop.as('KASIR2'), 'penjualan', titipan([code]));
    nos.push((body.data as { no_faktur_jual: string }).no_faktur_jual);
  }
  await buka('KASIR', 'validasi-penjualan');
  await page.getByRole('row', { name: new RegExp(nos[1]!) }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-scan-field')))
    .toBe(true);
  const active = () => page.locator('tr[data-active]').innerText();
  await press('Enter');
  await expect.poll(active).toContain(nos[0]!);
  await press('ArrowDown');
  await expect.poll(active).toContain(nos[1]!);
  await page.getByRole('button', { name: /^Terima tunai/ }).waitFor();
  await press('F7');
  await typed(page, '5000000');
  await press('F9');
  await page.getByText(`${nos[1]!} dibayar`).waitFor();
  const status = await shop.rows<{ no: string; status: string; bayar: number }>(
    'select no_faktur_jual as no, status from penjualan where no_faktur_jual = any($1) order by 1',
    [nos],
  );
  expect(status.map((one) => one.status)).toEqual(['OPEN', 'DONE']);
  await shop.param('VALIDASI_PENJUALAN', false);
});
