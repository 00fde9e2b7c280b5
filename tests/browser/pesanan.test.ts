import { afterAll, beforeAll, expect, test } from 'vitest';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { axe, openKilau, scan, type, type Kilau } from '#tests/browser/kilau.ts';
import { contohCincin, pesan, serahkanPesanan } from '#tests/kit/document/kerja-pesanan.ts';
import { rosokkan, tambahTukang } from '#tests/kit/document/kerja-service.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

let kilau: Kilau;
beforeAll(async () => {
  kilau = await openKilau();
  await tambahTukang(kilau.shop);
  await rosokkan(kilau.shop, 3);
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

test('by keys alone: ordered with a sample and a DP, made by a craftsman, the sample home, paid and fetched', async () => {
  const { shop } = kilau;
  const { page, context, errors } = await kilau.open('KASIR', 'transaksi-pesanan');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = () =>
    page.evaluate(() =>
      document.activeElement?.closest('[data-field]')?.getAttribute('data-field'),
    );
  /** What is typed into the field that must have the focus, and Enter, which goes on to the next one. */
  const fill = async (...fields: (readonly [field: string, what: string])[]) => {
    for (const [field, what] of fields) {
      await expect.poll(focused).toBe(field);
      if (what) await type(page, what);
      await press('Enter');
    }
  };

  // What is wanted, the sample that shows it, whose it is, and 1,000,000 that lock its gold.
  await fill(
    ['deskripsi-1', 'Cincin kawin polos lebar 4 mm'],
    ['kode_dept-1', 'CC'],
    ['kode_kadar-1', '750'],
    ['kode_group-1', 'T'],
    ['berat-1', '3.5'],
    ['harga_per_gram-1', ''],
    ['ongkos-1', '50000'],
  );
  await press('F6');
  await fill(['contoh-nama-1', 'Cincin lama'], ['contoh-kadar-1', '70'], ['contoh-berat-1', '2.1']);
  await press('F3');
  await fill(['nama', 'Bu Tini'], ['no_hp', '081298765432'], ['alamat', '']);
  // The field already holds the date two weeks from now; Tab skips the button of the calendar.
  await expect.poll(focused).toBe('tgl_janji');
  await press('Tab');
  // How the price is locked is the shop's rule; Enter passes it, as it passes every short list.
  await fill(['kode_tukang', ''], ['kode_sales', 'S01'], ['keterangan', '']);
  await expect.poll(focused).toBe('tunai');
  await type(page, '1000000');
  await page.getByText(/^DP ini mengunci/).waitFor();
  await press('F9');
  await page.getByText('Pesanan disimpan').waitFor();
  await expect.poll(focused).toBe('deskripsi-1');
  const [order] = await shop.rows<{ no_pesanan: string; dp: number }>(
    `select no_pesanan, dp_rp::int as dp from pesanan where nama_customer = 'Bu Tini'`,
  );
  expect(order?.dp).toBe(1_000_000);
  const no = order!.no_pesanan;

  // The number of the slip is typed; F8 hands 3.600 g to the craftsman, F9 finishes the ring with 0.090 g back.
  await press('F2');
  await type(page, no);
  await press('Enter');
  const look = page.getByRole('dialog', { name: no, exact: true });
  await look.getByRole('button', { name: /^Ke tukang/ }).waitFor();
  await press('F8');
  await fill(['kode_tukang', 'T01'], ['gudang-1', 'RS'], ['kadar-1', '75'], ['emas-1', '3.6']);
  await expect.poll(focused).toBe('keterangan');
  await press('F9');
  await look.getByText(/^Di tukang/).waitFor();
  await press('F9');
  await fill(['berat-1', '3.5'], ['kategori-1', 'PHS'], ['group-1', ''], ['nama-1', '']);
  await fill(['barcode-1', ''], ['gudang-1', 'RS'], ['kadar-1', '75'], ['emas-1', '0.09']);
  await expect.poll(focused).toBe('upah');
  await page.getByText(/^0\.010 g \(0\.28%/).waitFor();
  await press('F9');
  await look.getByText(/^Siap diambil, sisa menurut pesanan/).waitFor();

  // The rest is paid, the ring leaves with its sale.
  await press('F9');
  const fetch = page.getByRole('dialog', { name: `Ambil pesanan ${no}` });
  await fetch.locator('[name="cara-bayar"]:focus, [data-field="tunai"]:focus').waitFor();
  if ((await focused()) !== 'tunai') await press('Enter');
  await expect.poll(focused).toBe('tunai');
  await type(page, '10000000');
  await fetch.locator('output[data-kembali]').waitFor();
  await press('F9');
  await page.getByText(/^Pesanan diambil/).waitFor();
  await press('Escape');

  // The sample waits on its own screen: the slip is typed, it is weighed, it goes home.
  await page.goto(page.url().replace(/transaksi-pesanan.*/, 'ambil-barang-contoh'));
  await page.getByText('Cincin lama').first().waitFor();
  await press('F2');
  await type(page, no);
  await press('Enter');
  await fill(['berat', '2.1']);
  await press('F9');
  await page.getByText('Barang contoh dikembalikan').waitFor();

  const [end] = await shop.rows<{ status: string; contoh: number }>(
    `select status, (select count(no_ambil)::int from pesanan_contoh c where c.no_pesanan = p.no_pesanan) as contoh
       from pesanan p where no_pesanan = $1`,
    [no],
  );
  expect(end).toEqual({ status: 'DIAMBIL', contoh: 1 });
  expect((await periksaBuku(shop.db)).filter((one) => one.jumlah > 0)).toEqual([]);
  await context.close();
  expect(errors).toEqual([]);
});
