import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

let kilau: Kilau;
let no: string;
beforeAll(async () => {
  kilau = await openKilau({ dasar: true });
  for (const key of ['WHATSAPP_MODULE', 'NOTA_WA_MODULE', 'NOTIF_WABLAS_PROMO'] as const)
    await kilau.shop.modulOn(key);
  const [kode_barcode] = await tambahPotong(kilau.shop, ['P1']);
  const customer = { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' };
  const body = {
    kode_sales: 'S01',
    customer,
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: 90_000_000 }],
  };
  const key = { 'idempotency-key': 'jual-whatsapp-1' };
  const sold = await kilau.shop.as('KASIR').raw('POST', 'penjualan', body, key);
  no = sold.body.data.no_faktur_jual as string;
}, 180_000);
afterAll(() => kilau.close());

test('a sale is sent from its own page; the queue shows the message as it reads, and it can be held back', async () => {
  const { page, errors } = await kilau.open('SPV', `lihat-penjualan?no=${no}`);
  await page.getByText(no).first().click();
  await page.getByRole('button', { name: 'Kirim WhatsApp' }).click();
  await page.getByText('Pesan disimpan, belum terkirim').waitFor();
  await page.goto(`${kilau.url}/whatsapp`);
  await page.getByRole('row', { name: new RegExp(no) }).click();
  await page.getByText('Simulasi WhatsApp').waitFor();
  await page.getByText('Terima kasih, Ibu Sari.').waitFor();
  await page.getByRole('button', { name: 'Jangan kirim' }).click();
  await page.getByText('Pesan tidak akan dikirim').waitFor();
  expect(await kilau.shop.rows('select status, penerima from pesan')).toEqual([
    { status: 'BATAL', penerima: '+6281234567890' },
  ]);
  expect(errors).toEqual([]);
});

test('a template is tried out beside its preview; a promo is planned with a place behind a colon', async () => {
  const { page, errors } = await kilau.open('SPV', 'whatsapp?tab=Templat');
  const isi = page.getByLabel('Isi Pesan');
  await isi.fill('Nota {no_nota} *lunas*');
  expect(await page.getByLabel('Contoh pesan').locator('b').innerText()).toBe('lunas');
  await page.getByRole('button', { name: /Simpan/ }).click();
  await page.getByText('Data Berhasil Dirubah').waitFor();
  await page.goto(`${kilau.url}/jadwal-notifikasi-promo`);
  const promo = page.getByLabel('Pesan Promo');
  await promo.fill('Halo :nama');
  await page.getByRole('button', { name: '{nama_customer}' }).click();
  expect(await promo.inputValue()).toBe('Halo {nama_customer}');
  await page.getByText('Halo Ibu Ratna').waitFor();
  expect(errors).toEqual([]);
});
