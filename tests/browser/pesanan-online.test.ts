import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { nowMs } from '#kit/server/clock.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { axe, openKilau, scan, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { kunci } from '#tests/kit/titipan.ts';
import { openTokoOnline, tandai, type TokoOnline } from '#tools/toko-online/toko.ts';

const RAHASIA = 'rahasia-toko-web-yang-panjang';
const TOTAL = 7_500_000;
let kilau: Kilau;
let counter: Counter;
let page: Page;
let toko: TokoOnline;
let no_po = '';
beforeAll(async () => {
  kilau = await openKilau();
  toko = await openTokoOnline({ rahasia: RAHASIA });
  process.env['KILAU_ADAPTOR'] = toko.alamat;
  const { shop } = kilau;
  await shop.modulOn('MARKETPLACE_INTEGRATION_MODULE');
  await shop.modulOn('PRE_ORDER_MODULE');
  const marketplace = {
    kode_marketplace: 'SHP',
    nama: 'Shopee',
    no_rekening: '1234567890',
    fee_persen: 6,
  };
  await shop.as('OWN').raw('POST', 'marketplace', marketplace);
  await shop.as('OWN').raw('PUT', 'marketplace-sambungan/SHP', {
    adapter: 'HTTP',
    alamat: toko.alamat,
    rahasia: RAHASIA,
    lepas: false,
    lepas_pesanan: 'TETAP',
  });
  await pesanCincin();
  const [{ id } = { id: '' }] = await shop.rows<{ id: string }>(
    'select id::text from pesanan_online',
  );
  ({ no_po } = (
    await shop.as('OWN').raw('POST', `pesanan-online/${id}/po`, {}, kunci())
  ).body.data);
  counter = await kilau.open('OWN', 'integrasi-marketplace?tab=Pesanan%20online');
  ({ page } = counter);
});
afterAll(async () => {
  delete process.env['KILAU_ADAPTOR'];
  await counter.context.close();
  await toko.close();
  await kilau.close();
  expect(counter.errors).toEqual([]);
});

/** Pictures are taken where a folder for them is named (docs/development.md): light, dark, and of a telephone. */
async function shot(name: string): Promise<void> {
  const folder = process.env['KILAU_GAMBAR'];
  if (!folder) return;
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: `${folder}/${name}-dark.png` });
  await page.emulateMedia({ colorScheme: 'light' });
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: `${folder}/${name}-narrow.png`, fullPage: true });
  if (wide) await page.setViewportSize(wide);
}

/** A buyer of the web shop has paid for a ring that must still be made. */
async function pesanCincin(): Promise<void> {
  const isi = JSON.stringify({
    no_order: 'RING-7',
    ekspedisi: 'JNE REG',
    pembeli: { nama: 'Ibu Jauh', no_hp: '081322224444', alamat: 'Jl. Seberang 9, Medan' },
    barang: [],
    diminta: [{ deskripsi: 'Cincin nama Aisyah', qty: 1, harga: TOTAL }],
  });
  const { statusCode } = await kilau.shop.app.inject({
    method: 'POST',
    url: '/api/v1/adaptor/KJ1-SHP/pesanan',
    headers: {
      ...tandai(RAHASIA, 'POST adaptor/KJ1-SHP/pesanan', isi, Math.floor(nowMs() / 1000)),
      'content-type': 'application/json',
    },
    payload: isi,
  });
  expect(statusCode).toBe(201);
}

const field = (name: string) => page.locator(`[data-field="${name}"]`);
const choose = async (name: string, kode: string) => {
  await field(name).fill(kode);
  await page.keyboard.press('Enter');
};

test('the money of a marketplace is the DP of an order: it is saved without cash, its ring leaves as a parcel', async () => {
  const [barcode = ''] = await tambahPotong(kilau.shop, ['P1']);
  // The list of orders opens the form with what the buyer asked for.
  await page.getByRole('button', { name: 'Tulis pesanan RING-7' }).click();
  await field('deskripsi-1').waitFor();
  await expect.poll(() => field('deskripsi-1').inputValue()).toBe('Cincin nama Aisyah');
  expect(await field('no_po-1').inputValue()).toContain(no_po);
  await field('deskripsi-1').fill('Cincin nama Aisyah huruf sambung tipis');
  await choose('kode_dept-1', 'CC');
  await choose('kode_kadar-1', '750');
  await choose('kode_group-1', 'T');
  await field('berat-1').fill('3.25');
  await field('harga_per_gram-1').fill('2300000');
  await field('ongkos-1').fill('50000');
  await page.getByText('Order RING-7 sudah dibayar').waitFor();
  await page.getByText('DP tidak diterima di kasir, uangnya di marketplace.').waitFor();
  expect(await axe(page)).toEqual([]);
  await shot('pesanan-online-baru');
  await choose('kode_sales', 'S01');
  await page.keyboard.press('F9');
  await page.getByText('Pesanan disimpan').waitFor();
  const [row] = await kilau.shop.rows<{ no_pesanan: string }>(
    'select no_pesanan, dp_rp::int as dp, no_order, nama_customer from pesanan',
  );
  expect(row).toMatchObject({ dp: TOTAL, no_order: 'RING-7', nama_customer: 'Ibu Jauh' });
  const no = row?.no_pesanan ?? '';

  await scan(page, no);
  const order = page.getByRole('dialog', { name: no });
  await order.waitFor();
  await order.getByText('RING-7').first().waitFor();
  await order.getByText('0813 2222 4444').waitFor();
  await shot('pesanan-online-lihat');
  await order.getByRole('button', { name: /^Batal/ }).click();
  const batal = page.getByRole('dialog', { name: /^Batalkan pesanan/ });
  await batal.getByText('SHP RING-7').waitFor();
  expect(await batal.getByText('Dibayar dari rekening, kosong = kas').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await shot('pesanan-online-batal');
  await batal.getByRole('button', { name: 'Kembali', exact: true }).click();

  await order.getByRole('button', { name: /^Selesai/ }).click();
  const selesai = page.getByRole('dialog', { name: /selesai$/ });
  await selesai.locator('[data-field="barcode-1"]').fill(barcode);
  await selesai.getByRole('button', { name: /^Selesai dan cetak/ }).click();
  await page.getByText('Pesanan selesai', { exact: true }).waitFor();
  await order.getByRole('button', { name: /^Ambil/ }).click();
  const ambil = page.getByRole('dialog', { name: /^Ambil pesanan/ });
  await ambil.getByText(/^Order RING-7 sudah dibayar di marketplace/).waitFor();
  // The courier is the one that the buyer chose.
  const ekspedisi = ambil.locator('[data-field="ekspedisi"]');
  await expect.poll(() => ekspedisi.inputValue()).toBe('JNE REG');
  await ekspedisi.fill('');
  await ambil.getByRole('button', { name: 'Siapkan paket' }).click();
  await ambil.getByText('Ekspedisi Harus Dipilih').first().waitFor();
  await ekspedisi.fill('JNE REG');
  expect(await axe(page)).toEqual([]);
  await shot('pesanan-online-ambil');
  await ambil.getByRole('button', { name: 'Siapkan paket' }).click();
  await page.getByText(/^Pesanan diambil/).waitFor();
  expect(
    await kilau.shop.rows('select no_order, no_pesanan, status from penjualan_online'),
  ).toEqual([{ no_order: 'RING-7', no_pesanan: no, status: 'DIPROSES' }]);
  expect((await periksaBuku(kilau.shop.db)).filter(({ jumlah }) => jumlah > 0)).toEqual([]);
});
