import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKilau, type Kilau } from '#tests/browser/kilau.ts';

let kilau: Kilau;
beforeAll(async () => {
  kilau = await openKilau();
});
afterAll(() => kilau.close());

/** Two rings, as a sheet that was typed before. */
const LEMBAR = ['3.25', '3.4'].map((berat) => ({
  kode_supplier: 'UBS',
  nama_barang: 'Cincin Polos',
  kode_kategori: 'PHS',
  kode_dept: 'CC',
  kode_group: 'T',
  kode_kadar: '750',
  berat,
  kode_gudang: 'TK',
  kode_baki: 'A-01',
}));

test('a sheet that is being saved is followed again after a reload, and saved once', async () => {
  const { page, context, errors } = await kilau.open('SPV', 'blank');
  await page.evaluate(
    (rows) =>
      localStorage.setItem('kilau.draft.spv.kj1.tambah-barang-banyak', JSON.stringify(rows)),
    LEMBAR,
  );
  const held = /\/api\/v1\/progress\//;
  await page.route(held, (route) =>
    route.fulfill({
      json: {
        data: {
          id: 'x',
          judul: 'Menyimpan barang',
          selesai: 1,
          total: 4,
          keadaan: 'JALAN',
        },
      },
    }),
  );
  await page.goto(`${kilau.url}/tambah-barang-banyak`);
  await page.getByRole('button', { name: /Simpan 2 barang/ }).click();
  const dialog = page.getByRole('dialog', { name: /Mohon Menunggu/ });
  await dialog.getByText('1 / 4').waitFor();
  await page.reload();
  await dialog.getByText('1 / 4').waitFor();
  await page.unroute(held);
  await page.getByText('2 barang masuk stock').first().waitFor();
  await expect.poll(() => dialog.count()).toBe(0);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1000);
  expect(await dialog.count()).toBe(0);
  expect(await kilau.shop.rows('select kode_barcode from barang')).toHaveLength(2);
  expect(errors).toEqual([]);
  await context.close();
});
