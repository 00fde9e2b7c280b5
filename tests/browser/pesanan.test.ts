import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, openKilau, scan, type Kilau } from '#tests/browser/kilau.ts';
import { contohCincin, pesan, serahkanPesanan } from '#tests/kit/document/kerja-pesanan.ts';
import { rosokkan, tambahTukang } from '#tests/kit/document/kerja-service.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

let kilau: Kilau;
beforeAll(async () => {
  kilau = await openKilau();
  await tambahTukang(kilau.shop);
  await rosokkan(kilau.shop);
});
afterAll(() => kilau.close());

test('a ring is ordered with a DP that locks gold, found in the stock, fetched and paid', async () => {
  const [barcode = ''] = await tambahPotong(kilau.shop, ['P1']);
  const { page, context, errors } = await kilau.open('KASIR', 'transaksi-pesanan');
  const field = (name: string) => page.locator(`[data-field="${name}"]`);
  const choose = async (name: string, kode: string) => {
    await field(name).fill(kode);
    await page.keyboard.press('Enter');
  };
  await field('deskripsi-1').waitFor();
  expect(await axe(page)).toEqual([]);
  await field('deskripsi-1').fill('Cincin kawin polos lebar 4 mm ukuran 17');
  await choose('kode_dept-1', 'CC');
  await choose('kode_kadar-1', '750');
  await choose('kode_group-1', 'T');
  await field('berat-1').fill('3.5');
  await field('ongkos-1').fill('50000');
  await choose('kode_sales', 'S01');
  await field('nama').fill('Ibu Sari');
  await page.getByPlaceholder('Uang diterima').fill('1000000');
  await page.getByText(/^DP ini mengunci/).waitFor();
  const paper = context.waitForEvent('response', {
    predicate: (answer) => /pesanan\/PS\w+\/struk/.test(answer.url()),
  });
  await page.keyboard.press('F9');
  await page.getByText('Pesanan disimpan').waitFor();
  expect((await paper).status()).toBe(200);
  const [row] = await kilau.shop.rows<{ no_pesanan: string; status: string; dp_rp: string }>(
    `select no_pesanan, status, dp_rp::text from pesanan where nama_customer = 'Ibu Sari'`,
  );
  expect(row).toMatchObject({ status: 'VALID', dp_rp: '1000000' });

  await scan(page, row!.no_pesanan);
  const order = page.getByRole('dialog', { name: row!.no_pesanan });
  await order.waitFor();
  await order.getByRole('button', { name: /^Selesai/ }).click();
  const selesai = page.getByRole('dialog', { name: /selesai$/ });
  await selesai.locator('[data-field="barcode-1"]').fill(barcode);
  expect(await axe(page)).toEqual([]);
  await selesai.getByRole('button', { name: /^Selesai dan cetak/ }).click();
  await page.getByText('Pesanan selesai', { exact: true }).waitFor();

  await order.getByRole('button', { name: /^Ambil/ }).click();
  const ambil = page.getByRole('dialog', { name: /^Ambil pesanan/ });
  await ambil.getByPlaceholder('Uang diterima').fill('10000000');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  await page.getByText(/^Pesanan diambil/).waitFor();
  const [done] = await kilau.shop.rows('select status from pesanan where no_pesanan = $1', [
    row!.no_pesanan,
  ]);
  expect(done).toEqual({ status: 'DIAMBIL' });
  await context.close();
  expect(errors).toEqual([]);
});

test('list, board and samples show where orders are; a pre-order is written', async () => {
  const { no_pesanan } = await pesan(kilau.shop, { contoh: [contohCincin] });
  await serahkanPesanan(kilau.shop, no_pesanan, 200);
  await kilau.shop.modulOn('PRE_ORDER_MODULE');
  const { page, context, errors } = await kilau.open('SPV', 'lihat-pesanan');
  await page.getByText(no_pesanan).first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Papan' }).click();
  await page.getByRole('region', { name: 'Di tukang' }).getByText('Ibu Sari').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.goto(page.url().replace(/lihat-pesanan.*/, 'ambil-barang-contoh'));
  await page.getByText('Cincin contoh').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.goto(page.url().replace(/ambil-barang-contoh.*/, 'pre-order'));
  await page.getByRole('button', { name: /^Pre order baru/ }).click();
  const baru = page.getByRole('dialog', { name: 'Pre order baru' });
  await baru.locator('[data-field="nama"]').fill('Ibu Sari');
  await baru.locator('[data-field="deskripsi-1"]').fill('Gelang yang belum ada');
  await baru.locator('[data-field="kode_dept-1"]').fill('GL');
  await page.keyboard.press('Enter');
  expect(await axe(page)).toEqual([]);
  await baru.getByRole('button', { name: /^Simpan pre order/ }).click();
  await page.getByText(/^Pre order PO\w+ disimpan/).waitFor();
  await context.close();
  expect(errors).toEqual([]);
});
