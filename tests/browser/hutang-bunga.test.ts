import { afterAll, beforeAll, expect, test } from 'vitest';
import { diHutang } from '#tests/browser/di-hutang.ts';
import { openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { done } from '#tests/kit/done.ts';
import { pinjamkan } from '#tests/kit/hutang.ts';

let kilau: Kilau;
let no: string;
beforeAll(async () => {
  kilau = await openKilau();
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 50_000_000, keterangan: 'Modal pagi' };
  await done(kilau.shop, 'OWN', 'cash/masuk', modal);
  no = (await pinjamkan(kilau.shop)).no_faktur_hutang;
});
afterAll(() => kilau.close());

const loans = () => kilau.shop.rows('select from hutang');
const KOSONG = 'Bunga Per Bulan Tidak Boleh Kosong';

test('the rate of a new loan stands in its field; emptied it is refused, not taken from the table (V042)', async () => {
  const { page, press, type, focused, end } = await diHutang(kilau, 'KASIR', 'transaksi-hutang');
  await expect.poll(focused).toBe('nama_barang-1');
  await type('Cincin polos');
  await press('Tab');
  await type('Cincin');
  await page.getByRole('option', { name: 'CC · Cincin', exact: true }).waitFor();
  await press('Enter');
  await page.getByLabel('Kadar uji %').fill('70');
  await page.getByLabel('Berat', { exact: true }).fill('3');
  const bunga = page.getByLabel('Bunga/bulan');
  await expect.poll(() => bunga.inputValue()).toMatch(/^\d/);
  await page.getByLabel('Jumlah Hutang').fill('1000000');
  await page.getByLabel('Nama, No HP, atau kode').fill('Ibu Reini');
  await bunga.fill('');
  await press('F9');
  await page.getByText(KOSONG).waitFor();
  expect(await focused()).toBe('bunga');
  expect(await loans()).toHaveLength(1);
  await end();
});

test('a renewal shows the table’s rate in its field; emptied it is refused', async () => {
  const { page, press, focused, scanTicket, end } = await diHutang(
    kilau,
    'KASIR',
    'transaksi-hutang',
  );
  await expect.poll(focused).toBe('nama_barang-1');
  await press('F6', 'F6', 'F6');
  await page.getByText('Belum ada peremajaan').waitFor();
  const remaja = await scanTicket(no, `Peremajaan ${no}`);
  const bunga = remaja.getByLabel('Bunga Per Bulan');
  await expect.poll(() => bunga.inputValue()).toMatch(/^\d/);
  await bunga.fill('');
  await press('F9');
  await remaja.getByText(KOSONG).waitFor();
  expect(await loans()).toHaveLength(1);
  await end();
});
