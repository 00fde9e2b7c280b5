import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKilau, type Kilau } from '#tests/browser/kilau.ts';
import type { Page } from 'playwright-core';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { cash, send, titipkan } from '#tests/kit/titipan.ts';
import { bukaGesek, mejaGesek } from '#tests/kit/uji/gesek.ts';
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

/** Pictures are taken where a folder for them is named (docs/development.md). */
async function shots(page: Page, name: string): Promise<void> {
  const folder = process.env['KILAU_GAMBAR'];
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1366, height: 768 });
}

test('a further deposit is sent from the card of its deposit, cash on a card from the list and from its own card', async () => {
  const { shop } = kilau;
  await bukaGesek(shop);
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body: isiKas(50_000_000, 'MODAL_KAS') });
  const { no_titip } = await titipkan(shop, await tambahPotong(shop, ['P1']), cash(1_000_000));
  const paid = await send(shop.as('KASIR'), `titip/${no_titip}/bayar`, cash(500_000));
  const { no_bayar } = (paid.body.data as { setoran: { no_bayar: string }[] }).setoran[0]!;
  const { no_gesek } = await mejaGesek(() => shop).beri();
  const { page, errors } = await kilau.open('SPV', `lihat-titipan?no=${no_titip}`);
  await page.getByText(no_titip).first().click();
  const button = page.getByRole('button', { name: `Kirim WhatsApp ${no_bayar}` });
  await button.waitFor();
  await shots(page, 'titipan');
  await button.click();
  await page.getByText('Pesan disimpan, belum terkirim').waitFor();
  await page.goto(`${kilau.url}/gesek-tunai`);
  const row = page.getByRole('row', { name: new RegExp(no_gesek) });
  await row.getByRole('button', { name: 'Kirim WhatsApp' }).waitFor();
  await shots(page, 'gesek');
  await row.getByRole('button', { name: 'Kirim WhatsApp' }).click();
  await page.getByText('Pesan disimpan, belum terkirim').waitFor();
  expect(
    await shop.rows(
      `select jenis, no_dokumen from pesan where no_dokumen in ($1, $2) order by id`,
      [no_bayar, no_gesek],
    ),
  ).toEqual([
    { jenis: 'NOTA_BUKTI', no_dokumen: no_bayar },
    { jenis: 'NOTA_BUKTI', no_dokumen: no_gesek },
  ]);
  await page.goto(`${kilau.url}/whatsapp?tab=Templat`);
  await page.getByLabel('Jenis pesan').click();
  await page.getByRole('option', { name: /^Bukti lain/ }).click();
  await page.getByLabel('Contoh pesan').getByText('Ongkos: Rp 150,000').waitFor();
  await shots(page, 'templat');
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
