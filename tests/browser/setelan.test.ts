import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parameterEndpoint } from '#areas/toko/contract/setelan.api.ts';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { done } from '#tests/kit/done.ts';
import { PASSWORD } from '#tests/kit/shop.ts';

let kilau: Kilau;
beforeAll(async () => {
  kilau = await openKilau();
});
afterAll(() => kilau.close());

/** Waits until a page that `muat` loads hears the bells of its shop. */
const terhubung = async (page: Page, muat: () => Promise<unknown>) => {
  const [bel] = await Promise.all([page.waitForEvent('websocket'), muat()]);
  await bel.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'));
};

test('the owner finds a parameter by a word, changes it, and the other counter is asked to load again', async () => {
  const own = await kilau.open('OWN', 'settingsystem');
  const ksr = await kilau.open('KASIR', 'home');
  await terhubung(ksr.page, () => ksr.page.reload());
  await ksr.page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
  await own.page.getByLabel('Cari parameter').fill('keranjang');
  const row = own.page.getByRole('listitem').filter({ hasText: 'BASKET_LOCK_MINUTES' });
  await row.getByText('bawaan: 10').waitFor();
  expect(await axe(own.page)).toEqual([]);
  const box = row.getByRole('textbox');
  await box.fill('0');
  expect(await box.inputValue(), 'a count from one on is empty below it').toBe('');
  await box.fill('241');
  await row.getByRole('button', { name: 'Simpan' }).click();
  await row.getByText(/Terlalu Besar/).waitFor();
  await box.fill('20');
  await row.getByRole('button', { name: 'Simpan' }).click();
  await row.getByRole('button', { name: 'Kembali ke bawaan' }).waitFor();
  const params = { key: 'BASKET_LOCK_MINUTES' };
  expect((await kilau.shop.as('SPV').call(parameterEndpoint, { params })).value).toBe(20);
  await ksr.page
    .getByText('Terjadi perubahan pada setting system, Apakah anda ingin refresh halaman ??')
    .waitFor();
  expect(await own.page.getByText('Terjadi perubahan pada setting system').count()).toBe(0);
  await Promise.all([
    ksr.page.waitForEvent('load'),
    ksr.page.getByRole('button', { name: 'Ya', exact: true }).click(),
  ]);
  expect([...own.errors, ...ksr.errors]).toEqual([]);
  await Promise.all([own.context.close(), ksr.context.close()]);
});

test('a module and the language of the shop reach an open counter once it agrees, not before', async () => {
  const { page, context, errors } = await kilau.open('KASIR', 'home');
  const own = kilau.shop.as('OWN');
  const tile = page.getByRole('link', { name: 'Opname Global Harian' });
  const ubah = async (path: string, body: object) => {
    expect((await own.raw('PUT', path, body)).status).toBe(200);
    await page.getByText('Terjadi perubahan pada setting system').waitFor();
  };
  const setuju = () => page.getByRole('button', { name: 'Ya', exact: true }).click();
  await terhubung(page, () => page.goto(`${kilau.url}/subMenuBarang`));
  await ubah('modul/OPNAME_GLOBAL_DAILY_MODULE', { aktif: true });
  expect(await tile.count()).toBe(0);
  await terhubung(page, setuju);
  await tile.first().waitFor();
  await ubah('para-system/key/MULTI_LANGUAGE_FEATURE', { value: 'en' });
  expect(await page.getAttribute('html', 'lang')).toBe('id');
  await setuju();
  await page.getByRole('heading', { name: 'Items' }).waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  await own.raw('PUT', 'para-system/key/MULTI_LANGUAGE_FEATURE', { value: 'id' });
  expect(errors).toEqual([]);
  await context.close();
});

test('a module with a legal notice opens only after it was read', async () => {
  await kilau.shop.modulOff('HUTANG_MODULE');
  const { page, context } = await kilau.open('OWN', 'settingsystem?tab=Modul', { dark: true });
  await page.getByRole('button', { name: 'Aktifkan Hutang dengan jaminan emas' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Usaha gadai memerlukan izin otoritas').waitFor();
  expect(await dialog.getByRole('button', { name: 'Aktifkan' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Saya sudah membaca dan paham').check();
  await dialog.getByRole('button', { name: 'Aktifkan' }).click();
  await page.getByRole('button', { name: 'Matikan Hutang dengan jaminan emas' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await context.close();
});

test('a new name of the shop stands on the paper while it is typed, and in the title once saved', async () => {
  const { page, context } = await kilau.open('OWN', 'settingtoko');
  await page.locator('[data-field="nama_toko"]').fill('Toko Emas Sinar');
  const paper = page.frameLocator('iframe');
  await paper.getByText('Toko Emas Sinar').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect.poll(() => page.title()).toContain('Toko Emas Sinar');
  await context.close();
});

test('a shop with labels of 50 x 25 mm says so once; the label of a piece is drawn in that size', async () => {
  const { page, context, errors } = await kilau.open('OWN', 'setting-nota');
  await page.getByRole('tab', { name: 'Label' }).click();
  const contoh = page.locator('svg[aria-label$="KJ100001"]');
  await expect.poll(() => contoh.getAttribute('viewBox')).toBe('0 0 38 14');
  for (const [field, value] of [
    ['lebar', '50'],
    ['tinggi', '25'],
    ['kolom', '4'],
    ['baris', '20'],
  ] as const)
    await page.locator(`[data-field="${field}"]`).fill(value);
  await expect.poll(() => contoh.getAttribute('viewBox')).toBe('0 0 50 25');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByText('Baris Label Melebihi Tinggi A4').waitFor();
  await page.locator('[data-field="baris"]').fill('11');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByText('Data Berhasil Dirubah').waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Label' }).click();
  await expect.poll(() => contoh.getAttribute('viewBox')).toBe('0 0 50 25');
  expect(await axe(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('a template follows every change on the paper beside it, is kept, and goes back to the product’s own', async () => {
  const { page, context, errors } = await kilau.open('OWN', 'setting-nota');
  const paper = page.frameLocator('iframe').locator('body');
  await paper.getByText('Cincin Polos').first().waitFor();
  const bawaan = await paper.innerText();
  const salam = page.locator('[data-field="salam"]');
  await salam.fill('Sampai jumpa lagi');
  await page.locator('[data-field="catatan"]').fill('Simpan nota ini baik-baik');
  await page.getByRole('checkbox', { name: 'Kepala toko' }).click();
  const kepala = bawaan.trim().split('\n')[0]!;
  const diubah = async () => {
    await paper.getByText('Sampai jumpa lagi').waitFor();
    await paper.getByText('Simpan nota ini baik-baik').waitFor();
    expect(await paper.innerText()).not.toContain(kepala);
  };
  await diubah();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('button', { name: 'Kembali ke bawaan' }).waitFor();
  await page.reload();
  await diubah();
  await page.getByRole('button', { name: 'Kembali ke bawaan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kembalikan' }).click();
  await expect.poll(() => paper.innerText(), { timeout: 10_000 }).toBe(bawaan);

  // Small print that is left empty is no reason to refuse the rest.
  await page.getByRole('tab', { name: 'Nota titipan' }).click();
  await page.getByRole('button', { name: 'Naikkan Barcode' }).click();
  await page.locator('[data-field="salam"]').fill('');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('button', { name: 'Kembali ke bawaan' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('the ticket of a loan has a template of its own beside the cash slip, and a form has a back', async () => {
  const { page, context, errors } = await kilau.open('OWN', 'setting-nota');
  const paper = page.frameLocator('iframe').locator('body');
  for (const [tab, kata] of [
    ['Surat hutang', 'dapat dilelang mulai'],
    ['Surat cicilan', '1. Minggu, 20 Desember 2026 Rp 2,000,000'],
    ['Surat pesanan', 'Cincin kawin ukir nama'],
    ['Tanda terima service', 'Patri dan cuci'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await paper.getByText(kata).first().waitFor();
  }
  await page.getByRole('tab', { name: 'Surat hutang' }).click();
  await paper.getByText('dapat dilelang mulai').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Yang disepakati' }).isDisabled()).toBe(true);
  await page.getByRole('combobox', { name: 'Kertas' }).click();
  await page.getByRole('option', { name: 'Nota cetak' }).click();
  await page.locator('[data-field="atas_belakang"]').fill('60');
  const tinggi = () =>
    page
      .frameLocator('iframe')
      .locator('section')
      .first()
      .evaluate((one) => getComputedStyle(one).paddingTop);
  const depan = await tinggi();
  await page.getByRole('tab', { name: 'Belakang' }).click();
  await expect.poll(tinggi).not.toBe(depan);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('button', { name: 'Kembali ke bawaan' }).waitFor();
  await page.goto(`${kilau.url}/setting-nota-slip`);
  await paper.getByText('BUKTI').first().waitFor();
  for (const [tab, kata] of [
    ['Bukti hutang', 'BHCTH261120001'],
    ['Bukti cicilan', 'ACCTH261120001'],
    ['Bukti pesanan', 'APCTH261120001'],
    ['Bukti service', 'AVCTH261120001'],
    ['Kupon', 'KP7F3A09C2D1'],
    ['Bukti kas dan lainnya', 'Listrik dan air'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await paper.getByText(kata).first().waitFor();
  }
  expect(errors).toEqual([]);
  await context.close();
});

test('the owner ticks a menu for a cashier, who opens it without a new login', async () => {
  const ksr = await kilau.open('KASIR', 'home');
  await ksr.page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
  const { page, context } = await kilau.open('OWN', 'hak-akses-users');
  await page.getByRole('button', { name: /ksr\.kj1/ }).click();
  const tree = page.getByRole('region', { name: 'ksr.kj1' });
  await tree.getByText('Mengikuti templat KASIR').waitFor();
  await tree.getByLabel('Master Sales').check();
  expect(await axe(page)).toEqual([]);
  await tree.getByRole('button', { name: 'Simpan' }).click();
  await tree.getByText('Menunya diatur sendiri').waitFor();
  await ksr.page.goto(`${kilau.url}/master-sales`);
  await ksr.page.getByRole('heading', { name: 'Master Sales' }).waitFor();
  await page.goto(`${kilau.url}/hak-akses-news`);
  await page.getByRole('tab', { name: 'SPV' }).click();
  await page.getByLabel('spv.kj1').waitFor();
  expect(await axe(page)).toEqual([]);
  await Promise.all([context.close(), ksr.context.close()]);
});

test('on a telephone the menu stands below in words, and the price of gold in the head', async () => {
  const { page, context } = await kilau.open('OWN', 'home', { width: 390, height: 800 });
  await page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  for (const name of ['Beranda', 'Jual', 'Beli', 'Barang'])
    expect(await menu.getByRole('link', { name, exact: true }).innerText()).toBe(name);
  await page
    .locator('header')
    .getByText(/Rp [\d,]+ \/ g/)
    .first()
    .waitFor();
  expect(await axe(page)).toEqual([]);
  await menu.getByRole('button', { name: 'Menu' }).click();
  await menu.getByText('Pengaturan', { exact: true }).click();
  await menu.getByRole('link', { name: 'Data Users' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Data Users' }).click();
  await page.waitForURL(/data-users/);
  await page.goto(`${kilau.url}/tambah-data-barang`);
  const field = page.getByRole('combobox', { name: 'Group' });
  await field.waitFor();
  expect((await field.boundingBox())!.width).toBeGreaterThan(300);
  const wide = await page.evaluate(() => document.querySelector('main')!.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  // The sum that is paid is in sight before anything was scrolled, and under no bar.
  for (const [path, nama] of [
    ['transaksi-penjualan', /^Simpan dan cetak/],
    ['transaksi-pembelian', /^Bayar/],
  ] as const) {
    await page.goto(`${kilau.url}/${path}`);
    const bayar = page.getByRole('button', { name: nama });
    await bayar.waitFor();
    const diAtas = async () => (await menu.boundingBox())!.y - (await bayar.boundingBox())!.y;
    await expect.poll(diAtas).toBeGreaterThan(40);
    expect(await diAtas()).toBeLessThan(120);
  }
  await context.close();
});

test('the drawer of loans is parted with its money: the switch asks what moves, a second person agrees (D-16.5)', async () => {
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 1_000_000, keterangan: 'Modal pagi' };
  await done(kilau.shop, 'KASIR', 'cash/masuk', modal);
  const { page, context, errors } = await kilau.open('OWN', 'settingsystem');
  await page.getByLabel('Cari parameter').fill('KAS_HUTANG_TERPISAH');
  const row = page.getByRole('listitem').filter({ hasText: 'KAS_HUTANG_TERPISAH' });
  await row.getByRole('switch').click();
  await row.getByRole('button', { name: 'Simpan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pisahkan kas hutang' });
  await dialog.getByText('1,000,000').waitFor();
  await dialog.locator('[data-field="jumlah"]').fill('400000');
  await dialog.locator('[data-field="kategori"]').click();
  await page.getByRole('option', { name: /^SETOR_BANK/ }).click();
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: /Alihkan Rp 400,000/ }).click();
  await page.locator('[data-field="user_id"]').fill('spv.kj1');
  await page.locator('[data-field="password"]').fill(PASSWORD);
  await page.locator('[data-field="password"]').press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() =>
      kilau.shop.rows(`select akun, rupiah::int from saldo where akun like 'kas%' order by 1`),
    )
    .toEqual([
      { akun: 'kas', rupiah: 600_000 },
      { akun: 'kas_hutang', rupiah: 400_000 },
    ]);
  await context.close();
  expect(errors).toEqual([]);
});
