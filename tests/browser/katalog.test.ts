import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { axe, openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { saveFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { gambarAda, gambarPolos } from '#tests/kit/kirim-gambar.ts';

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

test('a piece of the stock becomes an item in two presses, and is seen as on a phone while it is changed', async () => {
  const [kode_barcode] = (await tambahPotong(kilau.shop, ['P1'])) as [string];
  await kilau.shop.rows('update barang set gambar = $2::jsonb where kode_barcode = $1', [
    kode_barcode,
    JSON.stringify([await saveFoto('KJ1', await gambarPolos(300, 300))]),
  ]);
  await kilau.shop.as('OWN').raw('POST', 'app/kategori-katalog', {
    kode_kategori: 'CC',
    nama_kategori: 'Cincin',
    warna: '#C9962E',
    gambar_path: await gambarAda(kilau.shop, 'KATEGORI_ICON'),
  });
  const page = await open('item-katalog', 'Item Katalog');
  await page.getByRole('button', { name: 'Dari stock' }).click();
  await dialog(page)
    .getByRole('button', { name: new RegExp(kode_barcode) })
    .click();
  await page.getByText('Data Berhasil Ditambahkan').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Ubah ${kode_barcode}` }).click();
  expect(await dialog(page).getByLabel('Harga Jual').isEditable()).toBe(false);
  const phone = dialog(page).getByRole('complementary');
  await phone.getByText('Cincin Polos').waitFor();
  await dialog(page).getByLabel('Nama Item').fill('Cincin Tunangan Sekar');
  await phone.getByText('Cincin Tunangan Sekar').waitFor();
  await dialog(page).getByLabel('Hashtag Jenis').fill('#cincin,#tunangan');
  await phone.getByText('#cincin #tunangan').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await page.getByText('Data Berhasil Dirubah').waitFor();
});

test('a prize of a gift of the shop shows the gift’s point and that none is left, and does not ask for it', async () => {
  await kilau.shop.rows(`insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, point, stock)
    values ('KJ1', 'PAYUNG', 'Payung', 40, 1)`);
  await kilau.shop.as('SPV').raw('POST', 'app/member/list-gift', {
    kode_hadiah: 'PAYUNG',
    nama_hadiah: 'Payung biru',
    info: 'Biru',
    sub_info: 'Lipat',
    point: 40,
    gambar_path: await gambarAda(kilau.shop, 'HADIAH', 'SPV'),
  });
  await kilau.shop.rows(`update hadiah set point = 55, stock = 0 where kode_hadiah = 'PAYUNG'`);
  const page = await open('hadiah-katalog', 'Hadiah Katalog');
  await page
    .getByRole('row', { name: /PAYUNG.*55/ })
    .getByText('Habis')
    .waitFor();
  await page.getByRole('button', { name: 'Ubah PAYUNG' }).click();
  expect(await dialog(page).getByLabel('Point').isEditable()).toBe(false);
  await dialog(page).getByText('Mengikuti Master Data Hadiah').waitFor();
  expect(await axe(page)).toEqual([]);
  const folder = process.env['KILAU_GAMBAR'];
  if (folder)
    for (const [width, colorScheme] of [
      [1366, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await page.screenshot({ path: `${folder}/hadiah-${width}.png` });
    }
  await dialog(page).getByLabel('Nama Hadiah').fill('Payung lipat');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Data Berhasil Dirubah').waitFor();
});

test('the public page is read by anybody, can be kept by a phone, and has nothing against it', async () => {
  counter = await kilau.visit('katalog/KJ1');
  const { page } = counter;
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
});

const LAYAR: readonly (readonly [string, string])[] = [
  ['kategori-katalog', 'Kategori Katalog'],
  ['harga-katalog', 'Harga Katalog'],
  ['banner-katalog', 'Banner Katalog'],
  ['info-katalog', 'Info Katalog'],
  ['item-katalog', 'Item Katalog'],
  ['kontak-admin-katalog', 'Kontak Admin Katalog'],
  ['hadiah-katalog', 'Hadiah Katalog'],
  ['group-description-katalog', 'Deskripsi Group Katalog'],
  ['splashscreen-katalog', 'Splashscreen Katalog'],
];

test('each of the nine screens stands at its path with its title, searches, and is taken away as CSV', async () => {
  counter = await kilau.open('OWN', LAYAR[0]![0]);
  const { page } = counter;
  for (const [path, title] of LAYAR) {
    await page.goto(`${kilau.url}/${path}`);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.getByLabel('Cari', { exact: true }).waitFor();
    await page.getByRole('button', { name: /CSV/ }).waitFor();
    const tambah = await page.getByRole('button', { name: /^Tambah/ }).count();
    expect([path, tambah > 0]).toEqual([path, path !== 'splashscreen-katalog']);
  }
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
