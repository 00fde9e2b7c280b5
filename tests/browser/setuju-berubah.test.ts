import { beforeEach, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { ubahHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import { bukaKasir, lastSale } from '#tests/browser/di-kasir.ts';
import { axe, type } from '#tests/browser/kilau.ts';

const here = bukaKasir();
let { kilau, page, codes, kasir } = here;
beforeEach(() => {
  ({ kilau, page, codes, kasir } = here);
});

test('gold goes up while a discount is asked for: what was agreed to is asked again, old beside new', async () => {
  await kasir.scanAll(codes.slice(0, 1));
  await kasir.whoSells();
  await kasir.press('F2', 'Enter');
  await expect.poll(kasir.focused).toBe('diskon-baris');
  await type(page, '200000');
  await kasir.press('F9');
  await page.getByText('Jual di bawah harga').waitFor();
  await type(page, 'Pelanggan lama');
  await kasir.press('Control+Enter');
  await page.locator('[data-field="user_id"]').waitFor();
  const kartu = page.getByRole('region', { name: 'Permintaan' });
  const lama = await kartu.locator('dd').allInnerTexts();
  expect(await kartu.locator('del').count()).toBe(0);

  await kilau.shop.as('OWN').call(ubahHargaEmasEndpoint, {
    body: { kode_kadar: '750', harga_per_gram: rp(2_270_000) } as never,
  });
  await kasir.approve();
  // The money no longer suffices: nothing is saved, and the line says what it was.
  await page.getByText('Pembayaran Kurang').waitFor();
  await kasir.press('F9');
  await page.getByText('Jual di bawah harga').waitFor();
  await type(page, 'Pelanggan lama');
  await kasir.press('Control+Enter');
  await page.locator('[data-field="user_id"]').waitFor();
  await page.getByText('Berubah setelah disetujui, mohon dilihat lagi').waitFor();
  expect(await kartu.locator('del').allInnerTexts()).toEqual(lama.slice(1));
  expect((await kartu.locator('dd').allInnerTexts())[1]).toContain('Rp\u00a07,427,500');
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  const lebar = await kartu.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(lebar).toBe(0);
  expect(await axe(page)).toEqual([]);

  await kasir.approve();
  await page.getByText('Penjualan tersimpan').waitFor();
  expect((await lastSale(here)).grand_total).toBe(7_227_500);
});

test('the next customer’s discount is nobody’s change', async () => {
  await kasir.scanAll(codes.slice(0, 1));
  await kasir.whoSells();
  await kasir.press('F2', 'Enter');
  await expect.poll(kasir.focused).toBe('diskon-baris');
  await type(page, '300000');
  await kasir.press('F9');
  await page.getByText('Jual di bawah harga').waitFor();
  expect(await page.getByText('Berubah setelah disetujui, mohon dilihat lagi').count()).toBe(0);
  expect(await page.locator('del').count()).toBe(0);
});
