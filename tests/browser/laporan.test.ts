import { afterAll, beforeAll, expect, test } from 'vitest';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

let kilau: Kilau;
let no: string;
beforeAll(async () => {
  kilau = await openKilau();
  await kilau.shop.modulOn('TANGGAL_MUNDUR_MODULE');
  const [kode_barcode] = await tambahPotong(kilau.shop, ['P4']);
  const { body } = await kilau.shop.as('KASIR').raw(
    'POST',
    'penjualan',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1' },
      barang: [{ kode_barcode }],
      pembayaran: [{ jenis: 'CASH', jumlah: 1_470_000 }],
    },
    { 'idempotency-key': 'laporan-di-layar' },
  );
  no = (body.data as { no_faktur_jual: string }).no_faktur_jual;
});
afterAll(() => kilau.close());

test('a report opens with its answer, shows the sale, and comes as PDF and Excel', async () => {
  const { page, context } = await kilau.open('OWN', 'laporan-penjualan-faktur');
  // A report opens with its answer; no person has to ask for it.
  await page.getByText(no).first().waitFor();
  const answered = page.waitForResponse((one) => one.url().includes('.pdf'));
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Pdf' }).click(),
  ]);
  expect(paper.suggestedFilename()).toMatch(
    /^LAPORAN PENJUALAN PER FAKTUR KJ1 \d{4}-\d\d-\d\d\.pdf$/,
  );
  const pdf = await answered;
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Excel' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/\.xlsx$/);
  await context.close();
});

test('the keyboard begins in the first filter, Enter asks, and no notice stands over the head', async () => {
  const { page, context } = await kilau.open('OWN', 'laporan-penjualan');
  const asked = () =>
    page.waitForResponse((one) => one.url().includes('report-detail') && one.ok());
  await page.getByText(no).first().waitFor();
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-dates-input'));
  const [again] = await Promise.all([asked(), page.keyboard.press('Enter')]);
  expect(again.status()).toBe(200);
  const [month] = await Promise.all([
    asked(),
    page.getByRole('button', { name: 'Bulan ini' }).click(),
  ]);
  expect(month.url()).toMatch(/tgl_from=\d{4}-\d{2}-01/);
  await page.getByText(no).first().waitFor();
  expect(await page.getByText('Laporan Tersedia').evaluate((one) => one.clientHeight)).toBeLessThan(
    2,
  );
  await page.reload();
  await page.getByText(no).first().waitFor();
  await context.close();
});

test('a band says the sales, the weight and the pieces, and the foot the same', async () => {
  const { page, context } = await kilau.open('OWN', 'laporan-penjualan');
  await page.getByText(no).first().waitFor();
  const band = page.locator('dl').first();
  expect((await band.locator('dt').allTextContents()).join()).toBe(
    'Penjualan,Berat,Barang terjual',
  );
  expect((await band.locator('dd').first().textContent())!.trim()).toBe('Rp 1,470,000');
  // The head says Rp, a discount of nothing is a dash.
  const tabel = page.getByRole('table').first();
  const baris = await tabel.getByRole('row').filter({ hasText: no }).allInnerTexts();
  expect(baris).toHaveLength(1);
  expect(baris[0]).toMatch(/(^|\s)1,470,000(\s|$)/);
  expect(baris[0]).toMatch(/(^|\s)-(\s|$)/);
  expect(baris[0]).not.toContain('Rp');
  expect((await tabel.getByRole('columnheader').allInnerTexts()).join()).toContain('Rp');
  const saring = page.getByRole('group', { name: 'Filter' });
  const tersembunyi = await saring.getByRole('combobox').count();
  await saring.getByRole('button', { name: 'Lainnya', exact: true }).click();
  await expect.poll(() => saring.getByRole('combobox').count()).toBeGreaterThan(tersembunyi);
  await context.close();
});

test('№ 92 by month asks for a year in place of dates, and for dates again by day', async () => {
  const { page, context } = await kilau.open('OWN', 'laporan-perbandingan-jual-beli');
  const saring = page.getByRole('group', { name: 'Filter' });
  const pilih = async (nama: string) => {
    await saring.getByLabel('Kelompokkan').click();
    await page.getByRole('option', { name: nama, exact: true }).click();
  };
  await saring.getByLabel('Dari Tanggal').waitFor();
  await pilih('BULAN');
  await saring.getByLabel('Tahun').waitFor();
  expect(await saring.getByLabel('Dari Tanggal').count()).toBe(0);
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().includes('report-jual-beli')),
    saring.getByRole('button', { name: 'Cari Data' }).click(),
  ]);
  expect(answer.status()).toBe(200);
  expect(answer.url()).toMatch(/tgl_from=(\d{4})-01-01&tgl_to=\1-12-31/);
  await pilih('HARI');
  await saring.getByLabel('Dari Tanggal').waitFor();
  await context.close();
});

test('the number of a paper of money opens its card, with why it was cancelled', async () => {
  const typed = { kode_transaksi: 'MODAL_KAS', jumlah: 50_000, keterangan: 'Salah laci' };
  const { body } = await kilau.shop
    .as('SPV')
    .raw('POST', 'cash/masuk', typed, { 'idempotency-key': 'kas-di-laporan' });
  const { no_kas } = body.data as { no_kas: string };
  const back = { params: { no: no_kas }, body: { alasan: 'Salah laci' } };
  await kilau.shop.approved('SPV', kasDocument.cancel, back, 'OWN');
  const { page, context } = await kilau.open('OWN', 'laporan-pembatalan');
  await page.getByRole('button', { name: no_kas }).first().click();
  await page.getByRole('dialog', { name: no_kas }).getByText('Salah laci').first().waitFor();
  await context.close();
});

test('bars with long names give way to the window, and keep their names on one line', async () => {
  const kode = await kilau.shop.rows<{ kode_transaksi: string; arah: string }>(
    `select kode_transaksi, arah from kode_transaksi where kode_toko = 'KJ1' and arah in ('MASUK', 'KELUAR')
      order by arah desc, kode_transaksi limit 15`,
  );
  for (const { kode_transaksi, arah } of kode) {
    const path = `cash/${arah.toLowerCase()}`;
    const body = { kode_transaksi, jumlah: 250_000, keterangan: 'Uang toko' };
    const key = { 'idempotency-key': `batang-${kode_transaksi}` };
    const { status, text } = await kilau.shop.as('MU').raw('POST', path, body, key);
    // Some codes are booked by acts of their own alone.
    expect([201, 422], text).toContain(status);
  }
  const { page, context } = await kilau.open('OWN', 'laporan-kas-kategori');
  await page.locator('figure li span').first().waitFor();
  for (const width of [1366, 820, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const lebar = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main, main > *, figure ol')].map((one) =>
          Math.max(0, one.scrollWidth - one.clientWidth - 1),
        ),
      );
    await expect.poll(lebar, { message: `${width} px` }).toEqual([0, 0, 0]);
  }
  await context.close();
});
