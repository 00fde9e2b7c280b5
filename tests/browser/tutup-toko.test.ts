import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { rp } from '#kit/rules/quantity.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { PASSWORD } from '#tests/kit/shop.ts';
import { send, titipan } from '#tests/kit/titipan.ts';

let kilau: Kilau;
const open: Counter[] = [];

beforeAll(async () => {
  kilau = await openKilau();
  for (const jumlah of [1_000_000, 250_000])
    await kilau.shop.as('SPV').call(kasDocument.makes.kasMasuk, {
      body: { kode_transaksi: 'MODAL_KAS', jumlah: rp(jumlah), keterangan: 'Modal laci pagi' },
    });
});
afterAll(async () => {
  for (const { context } of open) await context.close();
  await kilau.close();
});

async function at(who: 'KASIR' | 'MU' | 'OWN', path: string, dark = false): Promise<Page> {
  const counter = await kilau.open(who, path, { dark });
  open.push(counter);
  return counter.page;
}

/** Saves a picture for a person to look at, only where `KILAU_GAMBAR` names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.KILAU_GAMBAR;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

async function approve(page: Page): Promise<void> {
  await page.locator('[data-field="user_id"]').fill('spv.kj1');
  await page.locator('[data-field="password"]').fill(PASSWORD);
  await page.locator('[data-field="password"]').press('Enter');
}

test('a cashier pays 350,000 for electricity and sees no balance of the drawer', async () => {
  const page = await at('KASIR', 'uang-kas');
  await page.locator('[data-field="kode_transaksi"]').click();
  await page.getByRole('option', { name: /LISTRIK|Listrik/ }).click();
  await page.locator('[data-field="jumlah"]').fill('350000');
  await page.locator('[data-field="keterangan"]').fill('Token listrik November');
  await page.getByRole('button', { name: /Simpan Rp 350,000/ }).click();
  await page.getByText('KKKJ1261120001').first().waitFor();
  await picture(page, 'uang-kas');
  expect(await page.getByText('Saldo').count()).toBe(0);
});

test('what is wrong is red, what blocks is a way to where it is mended, and F9 says why it waits', async () => {
  const [kode_barcode] = await tambahPotong(kilau.shop, ['P4']);
  await kilau.shop.param('VALIDASI_PENJUALAN', true);
  const { status } = await send(kilau.shop.as('KASIR2'), 'penjualan', titipan([kode_barcode!]));
  expect(status).toBe(201);
  const page = await at('KASIR', 'tutup-toko');
  const langkah = (nama: string) =>
    page.getByRole('listitem').filter({ hasText: nama }).getAttribute('data-keadaan');
  await kilau.shop.param('TIMBANG_BAKI_TUTUP', 'SEMUA');
  await page.reload();
  await expect.poll(() => langkah('Timbang baki')).toBe('salah');
  await page.getByRole('link', { name: /^Baki .+ belum ditimbang$/ }).waitFor();
  await kilau.shop.param('TIMBANG_BAKI_TUTUP', 'TIDAK');
  await page.reload();
  await page.getByRole('button', { name: /^Bekukan 20/ }).waitFor();
  await expect.poll(() => langkah('Dokumen terbuka')).toBe('salah');
  expect(await langkah('Timbang baki')).toBe('bebas');
  await page.keyboard.press('F9');
  await page.getByText('Masih Ada 1 Penjualan Yang Menunggu Validasi').first().waitFor();
  const tombol = page.getByRole('button', { name: /^Bekukan 20/ });
  const dalamLayar = () =>
    tombol.evaluate((one) => {
      const { left, top, width, height, bottom } = one.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return bottom <= innerHeight && one.contains(at);
    });
  expect(await dalamLayar()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(dalamLayar).toBe(true);
  await picture(page, 'tutup-toko-telepon');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('link', { name: '1 Penjualan menunggu validasi' }).press('Enter');
  await page.waitForURL(/validasi-penjualan/);
  await kilau.shop.param('VALIDASI_PENJUALAN', false);
  const [waiting] = await kilau.shop.rows(
    `select no_faktur_jual from penjualan where status = 'OPEN'`,
  );
  const batal = `penjualan/${waiting!.no_faktur_jual}/batal`;
  expect((await send(kilau.shop.as('SPV'), batal, { alasan: 'Tidak jadi' })).status).toBe(200);
});

test('the drawer is counted with the keyboard, blind; then the day is frozen and shows its papers', async () => {
  const page = await at('KASIR', 'tutup-toko');
  const pertama = page.getByLabel('Lembar 100,000');
  await pertama.waitFor();
  expect(await page.getByText('900,000').count()).toBe(0);
  await pertama.fill('8');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1');
  await picture(page, 'tutup-toko-hitung');
  await page.getByRole('button', { name: 'Kunci hitungan' }).click();
  await page.getByText('Rp 900,000').waitFor();
  expect(await page.getByText('-Rp 50,000').count()).toBeGreaterThan(0);
  const kas = page.getByRole('listitem').filter({ hasText: 'selisih -Rp 50,000' });
  expect(await kas.getAttribute('data-keadaan')).toBe('salah');
  await page.getByText(/^(\d+) dari \1 benar$/).waitFor();
  await picture(page, 'tutup-toko');
  const gelap = await at('MU', 'tutup-toko', true);
  await gelap.getByText(/^(\d+) dari \1 benar$/).waitFor();
  await picture(gelap, 'tutup-toko-gelap');
  await page.getByLabel('Alasan selisih').fill('Kembalian lebih');
  await page.keyboard.press('F9');
  await page.getByRole('button', { name: 'Bekukan', exact: true }).click();
  await approve(page);
  await page.getByText('TPKJ1261120001').waitFor();
  await picture(page, 'sudah-tutup');
  expect(await page.getByRole('link', { name: /PDF/ }).count()).toBe(3);
  await page.getByText('Besok Sabtu, 21 November 2026').waitFor();
  const hitungan = page.getByRole('region', { name: 'Hitungan kas' });
  expect(await hitungan.innerText()).toMatch(/Terhitung\s+Rp 850,000\s+Selisih\s+-Rp 50,000/);
  expect(await page.getByText('Mata rantai').count()).toBe(0);
  expect(await page.getByRole('region', { name: /Laba|Bank dan kartu/ }).count()).toBe(0);
  for (const buka of [/Simpan lembar tutup/, 'Daftar penutupan']) {
    const tombol = page.getByRole('button', { name: buka });
    const simpan = page.waitForEvent('download');
    await tombol.click();
    if (buka === 'Daftar penutupan')
      await page.getByRole('dialog').getByRole('button', { name: 'PDF' }).click();
    expect((await simpan).suggestedFilename()).toMatch(/\.pdf$/);
  }
  expect(await page.getByRole('button', { name: 'Buka ulang hari ini' }).count()).toBe(0);
});

test('the owner sees the way back, and the book with its balances', async () => {
  const page = await at('OWN', 'tutup-toko', true);
  await page.getByRole('button', { name: 'Buka ulang hari ini' }).waitFor();
  const buku = await at('OWN', 'buku-besar');
  await buku.getByText('biaya:LISTRIK').waitFor();
  await picture(buku, 'buku-besar');
  await buku.getByRole('tab', { name: 'Saldo' }).click();
  await buku.getByText('selisih_kas').waitFor();
  await picture(buku, 'buku-besar-saldo');
  const kas = await at('OWN', 'uang-kas', true);
  await kas.getByText('KKKJ1261120001').first().waitFor();
  await picture(kas, 'uang-kas-gelap');
});

test('a day that nobody closed: the frame says which day is worked on, and one question is asked', async () => {
  kilau.shop.jam('2026-11-21T02:00:00.000Z');
  await (await at('KASIR', 'uang-kas')).getByText('Sabtu, 21 November 2026').first().waitFor();
  kilau.shop.jam('2026-11-22T02:00:00.000Z');
  const kasir = await at('KASIR', 'transaksi-penjualan');
  await kasir.getByText('Tutup toko dahulu sebelum bertransaksi').waitFor();
  const page = await at('MU', 'uang-kas');
  await page.getByText('Hari kerja Sabtu, 21 November 2026 belum ditutup. Yang Anda').waitFor();
  await page.locator('[data-field="kode_transaksi"]').click();
  await page.getByRole('option', { name: /LISTRIK|Listrik/ }).click();
  await page.locator('[data-field="jumlah"]').fill('50000');
  await page.locator('[data-field="keterangan"]').fill('Token listrik');
  await page.getByRole('button', { name: /Simpan Rp 50,000/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Tanggal mundur').waitFor();
  // The remark of the act does not say why it is saved on that day.
  await dialog.getByRole('button', { name: 'Minta otorisasi' }).click();
  await dialog.getByText('Alasan Tidak Boleh Kosong').waitFor();
  await dialog.locator('[data-field="catatan"]').fill('Bon kemarin baru ditemukan');
  await picture(page, 'tanggal-mundur');
  await page.keyboard.press('Enter');
  await page.locator('[data-field="user_id"]').fill('own.kj1');
  await page.locator('[data-field="password"]').fill(PASSWORD);
  await picture(page, 'tanggal-mundur-jawab');
  await page.locator('[data-field="password"]').press('Enter');
  await page.getByText('KKKJ1261121001').first().waitFor();
  const jual = await at('MU', 'transaksi-penjualan', true);
  await jual.getByLabel(/Pindai barcode/).waitFor();
  await picture(jual, 'tanggal-mundur-jual');
  expect(open.flatMap((one) => one.errors)).toEqual([]);
});
