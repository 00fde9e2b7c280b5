import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

let kilau: Kilau;
let no: string;
beforeAll(async () => {
  kilau = await openKilau();
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

test('a report is asked for, shows the sale, and comes as PDF and Excel', async () => {
  const { page, context } = await kilau.open('OWN', 'laporan-penjualan-faktur');
  await page.getByRole('button', { name: 'Cari Data' }).click();
  await page.getByText(no).first().waitFor();
  const answered = page.waitForResponse((one) => one.url().includes('.pdf'));
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Pdf' }).click(),
  ]);
  expect(paper.suggestedFilename()).toBe('LAPORAN PENJUALAN PER FAKTUR.pdf');
  const pdf = await answered;
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Excel' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/\.xlsx$/);
  await context.close();
});
