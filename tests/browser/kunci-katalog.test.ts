import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { axe, openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';

let kilau: Kilau;
let counter: Counter;
let page: Page;
beforeAll(async () => {
  kilau = await openKilau();
  counter = await kilau.open('OWN', 'kunci-katalog');
  page = counter.page;
});
afterAll(() => kilau.close());

const dialog = (name: string) => page.getByRole('dialog', { name });
const sekali = () => dialog('Simpan kunci ini sekarang');
const row = (nama: string) => page.getByRole('row', { name: nama });

async function buat(nama: string) {
  await page.getByRole('button', { name: 'Buat kunci' }).click();
  await dialog('Buat kunci API katalog').getByLabel('Nama').fill(nama);
  await page.keyboard.press('Control+Enter');
}
const buka = '**/api/v1/kunci-katalog/*/buka';
const dibaca = async (kunci: string) =>
  (
    await kilau.shop.app.inject({
      url: '/api/katalog/v1/item',
      headers: { authorization: `Bearer ${kunci}` },
    })
  ).statusCode;
/** Closes the dialog: nothing of the key is left on the page. */
async function simpan(kunci: string) {
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await sekali().waitFor({ state: 'detached' });
  expect(await page.content()).not.toContain(kunci.slice(-48));
}

test('a key is made, copied, seen once, and revoked', async () => {
  await page.getByText('Belum ada kunci').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Buat kunci' }).click();
  await dialog('Buat kunci API katalog').getByLabel('Batas Per Menit').fill('5');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Nama Tidak Boleh Kosong').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await buat('Aplikasi toko');
  const kunci = await sekali().locator('code').innerText();
  expect(kunci).toMatch(/^kk_KJ1_[0-9a-f]{8}_[0-9a-f]{48}$/);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sekali().waitFor();
  await counter.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sekali().getByRole('button', { name: 'Salin' }).click();
  await page.getByText('Kunci disalin').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(kunci);
  expect(await dibaca(kunci)).toBe(200);
  await simpan(kunci);

  await row('Aplikasi toko').getByText('BERLAKU').waitFor();
  expect(
    await row('Aplikasi toko')
      .getByRole('button', { name: /^Tampilkan/ })
      .count(),
  ).toBe(0);
  expect(await axe(page)).toEqual([]);
  const cabut = page.getByRole('button', { name: 'Cabut kunci Aplikasi toko' });
  await cabut.click();
  await page.getByRole('button', { name: 'Tidak', exact: true }).click();
  expect(await dibaca(kunci)).toBe(200);
  await cabut.click();
  await page.getByRole('button', { name: 'Cabut', exact: true }).click();
  await page.getByText('Kunci berhasil dicabut').waitFor();
  await row('Aplikasi toko').getByText('DICABUT').waitFor();
  expect([await dibaca(kunci), await cabut.count()]).toEqual([401, 0]);
});

test('where the browser refuses to copy, the key stands marked for the hand', async () => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await buat('Web toko');
  const kunci = await sekali().locator('code').innerText();
  await sekali().getByRole('button', { name: 'Salin' }).click();
  await sekali().getByRole('alert').filter({ hasText: 'Peramban menolak menyalin' }).waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(kunci);
  await simpan(kunci);
});

test('a key that the line lost on its way is shown at the next press, there or in the list', async () => {
  await page.route(buka, (route) => route.abort());
  await buat('Satu');
  await dialog('Kunci Satu belum dilihat').waitFor();
  expect(await axe(page)).toEqual([]);
  const [made] = await kilau.shop.rows(
    "select count(*)::int n from katalog_kunci where nama = 'Satu'",
  );
  expect(made).toEqual({ n: 1 });
  await page.unroute(buka);
  await page.getByRole('button', { name: 'Tampilkan kunci', exact: true }).click();
  await simpan(await sekali().locator('code').innerText());

  await page.route(buka, (route) => route.abort());
  await buat('Dua');
  await dialog('Kunci Dua belum dilihat').getByRole('button', { name: 'Nanti' }).click();
  await page.unroute(buka);
  await row('Dua').getByText('BELUM DILIHAT').waitFor();
  await page.getByRole('button', { name: 'Tampilkan kunci Dua' }).click();
  const kunci = await sekali().locator('code').innerText();
  expect(await dibaca(kunci)).toBe(200);
  await simpan(kunci);
  await row('Dua').getByText('BERLAKU').waitFor();
});

test('one whose answer was lost says so, stands in the list as it is, and is revoked there', async () => {
  // The server shows it to a page that is gone.
  await page.route(buka, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await buat('Hilang');
  await dialog('Kunci Hilang belum dilihat').waitFor();
  await page.unroute(buka);
  await page.getByRole('button', { name: 'Tampilkan kunci', exact: true }).click();
  await page.getByText('Kunci Ini Sudah Ditampilkan Atau Terlalu Lama').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Nanti' }).click();
  await row('Hilang').getByText('BERLAKU').waitFor();
  await page.getByRole('button', { name: 'Cabut kunci Hilang' }).click();
  await page.getByRole('button', { name: 'Cabut', exact: true }).click();
  await row('Hilang').getByText('DICABUT').waitFor();
  expect(counter.errors).toEqual([]);
});
