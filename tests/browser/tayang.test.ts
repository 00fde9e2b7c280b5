import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { nowMs } from '#kit/server/clock.ts';
import { sendTayang } from '#areas/penjualan/server/tayang/kirim-tayang.ts';
import { axe, openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openTokoOnline, tandai, type TokoOnline } from '#tools/toko-online/toko.ts';

const RAHASIA = 'rahasia-toko-web-yang-panjang';
let kilau: Kilau;
let counter: Counter;
let page: Page;
let toko: TokoOnline;
let piece = '';
beforeAll(async () => {
  kilau = await openKilau();
  toko = await openTokoOnline({ rahasia: RAHASIA });
  process.env['KILAU_ADAPTOR'] = toko.alamat;
  const { shop } = kilau;
  await shop.modulOn('MARKETPLACE_INTEGRATION_MODULE');
  await shop.modulOn('BARANG_WEB_EXTERNAL_MODULE');
  await shop.as('OWN').raw('POST', 'marketplace', {
    kode_marketplace: 'SHP',
    nama: 'Shopee',
    no_rekening: '1234567890',
    fee_persen: 6,
  });
  [piece = ''] = await tambahPotong(shop, ['P4']);
  const { saveFoto } = await import('#areas/stock/server/foto/foto-simpan.ts');
  const gambar = JSON.stringify([await saveFoto('KJ1', Buffer.from('foto'))]);
  await shop.rows(
    `update barang set gambar = $2::jsonb, deskripsi = 'Liontin hati emas kuning' where kode_barcode = $1`,
    [piece, gambar],
  );
  counter = await kilau.open('OWN', 'integrasi-marketplace?tab=Sambungan');
  ({ page } = counter);
});
afterAll(async () => {
  delete process.env['KILAU_ADAPTOR'];
  await counter.context.close();
  await toko.close();
  await kilau.close();
  expect(counter.errors).toEqual([]);
});

/** Pictures are taken where a folder for them is named (docs/development.md). */
const shot = async (name: string) => {
  const folder = process.env['KILAU_GAMBAR'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};
const detak = () => sendTayang(kilau.shop.db, { tunggu: 2000 }, 'uji');

async function pesan(more: object = {}): Promise<number> {
  const isi = JSON.stringify({
    no_order: 'ORD-7',
    ekspedisi: 'JNE REG',
    pembeli: { nama: 'Ibu Jauh', no_hp: '081322224444', alamat: 'Jl. Seberang 9, Medan' },
    barang: [{ kode_barcode: piece, harga: 1_450_000 }],
    ...more,
  });
  const panggilan = 'POST adaptor/KJ1-SHP/pesanan';
  const { statusCode } = await kilau.shop.app.inject({
    method: 'POST',
    url: '/api/v1/adaptor/KJ1-SHP/pesanan',
    headers: {
      ...tandai(RAHASIA, panggilan, isi, Math.floor(nowMs() / 1000)),
      'content-type': 'application/json',
    },
    payload: isi,
  });
  return statusCode;
}

test('an owner connects the web shop, a piece is offered there, its order is sold as a filled sale', async () => {
  await page.getByLabel('Adaptor', { exact: true }).click();
  await page.getByRole('option', { name: 'Adaptor HTTP' }).click();
  await page.getByLabel('Alamat', { exact: true }).fill(toko.alamat);
  await page.getByLabel('Rahasia', { exact: true }).fill(RAHASIA);
  expect(await axe(page)).toEqual([]);
  await shot('tayang-sambungan');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByText('Rahasia sudah tersimpan. Kosongkan bila tidak diganti.').waitFor();

  await page.getByRole('tab', { name: 'Tayangkan barang' }).click();
  await page.getByText(piece).first().waitFor();
  await page.getByRole('checkbox').last().click();
  await page.getByRole('button', { name: 'Kirim 1 barang' }).click();
  await page.getByText('1 barang dikirim ke marketplace').first().waitFor();
  await detak();
  expect(toko.tampil()).toEqual([piece]);
  await page.getByRole('tab', { name: 'Barang tayang' }).click();
  await page.getByText('TERKIRIM').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await shot('tayang-daftar');

  expect(await pesan()).toBe(201);
  await page.getByRole('tab', { name: 'Pesanan online' }).click();
  await page.getByText('ORD-7').first().waitFor();
  await shot('tayang-pesanan');
  await page.getByRole('button', { name: 'Jual ORD-7' }).click();
  await page.getByText('1,450,000').first().waitFor();
  await page.getByLabel('Sales').fill('S01');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await shot('tayang-jual');
  await page.keyboard.press('F9');
  await expect
    .poll(() =>
      kilau.shop.rows('select status, nama from pesanan_online where no_faktur_jual is not null'),
    )
    .toEqual([{ status: 'DIJUAL', nama: 'Ibu Jauh' }]);
  await page.getByText('DIJUAL').first().waitFor();
});

test('an owner refuses what waits together with the connection', async () => {
  const diminta = [{ deskripsi: 'Gelang nama 5 gram', qty: 1, harga: 6_000_000 }];
  expect(await pesan({ no_order: 'ORD-8', barang: [], diminta })).toBe(201);
  await page.reload();
  await page.getByRole('tab', { name: 'Sambungan' }).click();
  await page.getByLabel('Pesanan yang menunggu').click();
  await page.getByRole('option', { name: 'Tolak semua' }).click();
  expect(await axe(page)).toEqual([]);
  await shot('tayang-lepas');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect
    .poll(() =>
      kilau.shop.rows(`select status, sebab from pesanan_online where no_order = 'ORD-8'`),
    )
    .toEqual([{ status: 'DITOLAK', sebab: 'Sambungan diubah' }]);
  await page.getByLabel('Pesanan yang menunggu').waitFor({ state: 'hidden' });
});
