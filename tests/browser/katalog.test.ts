import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { axe, openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { gambarPolos } from '#tests/kit/kirim-gambar.ts';

let kilau: Kilau;
let counter: Counter | undefined;

beforeAll(async () => {
  kilau = await openKilau();
});
afterEach(async () => {
  const said = counter?.errors ?? [];
  await counter?.context.close();
  counter = undefined;
  if (said.length > 0) throw new Error(said.join('\n'));
});
afterAll(() => kilau.close());

async function open(path: string, heading: string): Promise<Page> {
  counter = await kilau.open('OWN', path);
  await counter.page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  return counter.page;
}
const dialog = (page: Page) => page.getByRole('dialog');
const gambar = async () => ({
  name: 'gambar.jpg',
  mimeType: 'image/jpeg',
  buffer: await gambarPolos(300, 200),
});

test('a category is added with colour and picture, changed, and removed after the question of the requirement', async () => {
  const page = await open('kategori-katalog', 'Kategori Katalog');
  await page.keyboard.press('n');
  await dialog(page).getByLabel('Kode Kategori').fill('cincin');
  await dialog(page).getByLabel('Nama Kategori').fill('Cincin');
  await page.keyboard.press('Control+Enter');
  await dialog(page).getByText('Warna wajib dipilih, Mohon pilih warna dan coba lagi').waitFor();
  await dialog(page)
    .getByText('Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi')
    .waitFor();
  expect(await axe(page)).toEqual([]);
  await dialog(page).getByLabel('Warna', { exact: true }).fill('#c9962e');
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(await gambar());
  await dialog(page).getByRole('img', { name: 'Gambar 1' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('Data Berhasil Ditambahkan').waitFor();
  const row = page.getByRole('row', { name: /CINCIN/ });
  await row.getByText('#C9962E').waitFor();

  await page.getByRole('button', { name: 'Ubah CINCIN' }).click();
  expect(await dialog(page).getByLabel('Kode Kategori').isEditable()).toBe(false);
  await dialog(page).getByLabel('Nama Kategori').fill('Cincin dan tunangan');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Data Berhasil Dirubah').waitFor();

  await page.getByRole('button', { name: 'Hapus CINCIN' }).click();
  await page.getByText('Apakah Anda Yakin Ingin Menghapus Kode CINCIN?').waitFor();
  expect(await page.getByRole('button', { name: 'Tidak' }).count()).toBe(1);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.getByText('Data Berhasil Di Hapus').waitFor();
  await row.waitFor({ state: 'detached' });
});

test('splash screens are four, and are only edited', async () => {
  const page = await open('splashscreen-katalog', 'Splashscreen Katalog');
  await page.getByRole('button', { name: 'Ubah GUEST-1' }).waitFor();
  expect(await page.getByRole('button', { name: /^Ubah / }).count()).toBe(4);
  expect(await page.getByRole('button', { name: /^(Hapus|Tambah)/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Ubah GUEST-1' }).click();
  await dialog(page).getByLabel('Text').fill('');
  await page.keyboard.press('Control+Enter');
  await dialog(page).getByText('Text Tidak Boleh Kosong').waitFor();
});
