import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { ketuk } from '#tests/browser/layar-pindai.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

let kilau: Kilau;
let kode: string;
beforeAll(async () => {
  kilau = await openKilau();
  [kode = ''] = await tambahPotong(kilau.shop, ['P1']);
});
afterAll(() => kilau.close());

test('a scanner of 180 ms that ends with CR LF is tried, its pause is taken, and then its codes open what they name', async () => {
  const { page, context, errors } = await kilau.open('SPV', 'home');
  const lambat = { jeda: 180, akhir: 'CRLF', besar: true } as const;
  const barang = page.getByRole('dialog', { name: kode });
  const pindaiDiBeranda = async () => {
    await page.goto(`${kilau.url}/home`);
    await page.getByText(/^Selamat bekerja/).waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await ketuk(page, kode, lambat);
  };
  // Slower than the pauses that a scanner has: keys of a person.
  await pindaiDiBeranda();
  expect(await barang.count()).toBe(0);

  await page.goto(`${kilau.url}/perangkat`);
  const coba = page.getByRole('region', { name: 'Pemindai komputer ini' });
  await coba.getByLabel('Pindai untuk mencoba').focus();
  await ketuk(page, kode, lambat);
  await coba.getByText(`${kode} dikenali, jeda 180 ms, akhir Enter + Enter`).waitFor();
  expect(await axe(page)).toEqual([]);
  await coba.getByRole('button', { name: 'Pakai jeda 270 ms' }).click();
  expect(await coba.locator('[data-field="jeda"]').inputValue()).toBe('270');

  await pindaiDiBeranda();
  await barang.waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
