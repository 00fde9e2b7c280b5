import { expect, test } from 'vitest';
import { bukaKasir } from '#tests/browser/di-kasir.ts';
import { kasirAt } from '#tests/browser/kasir.ts';
import { axe, scan, type } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { cash, send, titipan } from '#tests/kit/titipan.ts';
import type { Tiket } from '#tests/kit/tukar.ts';

const here = bukaKasir();

/** A piece that a customer of ours brings back: its nota and its label. */
async function punyaIbuRatna() {
  const { shop } = here.kilau;
  const [kode_barcode] = (await tambahPotong(shop, ['P2'])) as [string];
  const orang = { customer: { nama: 'Ibu Ratna', alamat: 'Jl. Kawi 1', no_hp: '0812 9876 5432' } };
  const jual = { ...titipan([kode_barcode]), ...orang, ...cash(3_119_000) };
  const { body } = await send(shop.as('KASIR2'), 'penjualan', jual);
  return { kode_barcode, no_faktur_jual: (body.data as Tiket).no_faktur_jual };
}

const tiketTerakhir = async (): Promise<Tiket> => {
  const { body } = await here.kilau.shop.as('SPV').raw('GET', 'tukar-tambah?limit=1');
  return (body.data as Tiket[])[0]!;
};

test('by keys and scanner alone: a piece out, old gold in, the difference paid and printed', async () => {
  const { page, kasir, codes, counter } = here;
  const lama = await punyaIbuRatna();
  await page.keyboard.press('F6');
  await page.getByRole('heading', { name: 'Tukar tambah' }).waitFor();
  await scan(page, codes[2]!);
  await page.locator('tbody tr th').first().waitFor();
  // A busy machine draws the line of the gold late: its weight is asked for all the same.
  const mesin = await page.context().newCDPSession(page);
  await mesin.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await scan(page, lama.kode_barcode);
  await expect.poll(kasir.focused).toMatch(/^berat-/);
  await mesin.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The weight of the nota is only a hint: the shop gives no money for gold that was not weighed.
  await page.getByPlaceholder('2.345', { exact: true }).waitFor();
  await page.keyboard.press('F9');
  await page.getByText('Emas yang masuk belum lengkap').first().waitFor();
  // What lies on the scale is weighed first, and says so; who sold is asked for after it.
  await page.getByText('Berat Tidak Boleh 0').waitFor();
  await expect.poll(kasir.focused).toMatch(/^berat-/);
  await type(page, '2.340');
  await page.getByText('Harga hari ini').waitFor();
  await page.getByText('Dibayar pelanggan').waitFor();
  await expect.poll(kasir.plate).toContain('7,459,000');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  await expect.poll(kasir.focused).toBe('kode_sales');
  await type(page, 'SL01');
  await kasir.press('Enter', 'F9');
  await page.getByText('Penjualan tersimpan').waitFor();
  const tiket = await tiketTerakhir();
  expect(tiket).toMatchObject({ status: 'DONE', selisih: 7_459_000, nama_customer: 'Ibu Ratna' });
  await page.getByText(tiket.no_tukar).waitFor();
  await expect
    .poll(async () => (await counter.printed()).join(' '))
    .toMatch(/NOTA TUKAR TAMBAH[\s\S]*Dibayar pelanggan/);

  await page.getByRole('button', { name: 'Lihat nota' }).click();
  const nota = page.getByRole('dialog', { name: tiket.no_tukar });
  await nota.getByText(tiket.no_faktur_jual).waitFor();
  await nota.getByText(tiket.no_faktur_beli).waitFor();
  await page.keyboard.press('Escape');

  await page.goto(`${here.kilau.url}/lihat-penjualan?tab=Tukar+tambah`);
  await page.getByRole('row', { name: new RegExp(tiket.no_tukar) }).click();
  const laci = page.getByRole('complementary', { name: tiket.no_tukar });
  await laci.getByRole('button', { name: 'Cetak ulang' }).waitFor();
  expect(await axe(page)).toEqual([]);
});

test('gold worth more than the piece: the shop pays, in cash; gold without a nota is typed', async () => {
  const { page, kasir, kilau } = here;
  await kilau.shop.param('HARGA_ROSOK', 2_550_000 as never);
  await send(kilau.shop.as('OWN'), 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 20_000_000,
    keterangan: 'Modal pagi',
  });
  const [p4] = (await tambahPotong(kilau.shop, ['P4'])) as [string];
  const lama = await punyaIbuRatna();
  await page.keyboard.press('F6');
  await scan(page, p4);
  await page.locator('tbody tr th').first().waitFor();
  await scan(page, lama.no_faktur_jual);
  await expect.poll(kasir.focused).toMatch(/^berat-/);
  await type(page, '2.345');
  await page.getByText('Dibayar toko').waitFor();
  await expect.poll(kasir.plate).toContain('1,472,500');
  await page.keyboard.press('F9');
  await expect.poll(kasir.focused).toBe('kode_sales');
  await type(page, 'SL01');
  await kasir.press('Enter', 'F9');
  await page.getByText('Penjualan tersimpan').waitFor();
  expect(await tiketTerakhir()).toMatchObject({ selisih: -1_472_500 });
  await page.getByText('Dibayar toko').waitFor();

  await page.keyboard.press('F6');
  await page.keyboard.press('F4');
  await expect.poll(kasir.focused).toMatch(/^nama_barang-/);
  // With the last gold its person's number goes: the next gold may be another's.
  const ktp = page.locator('[data-field="no_ktp"]');
  await ktp.fill('3201234567890009');
  await page.getByRole('button', { name: /Keluarkan baris/ }).click();
  await ktp.waitFor({ state: 'detached' });
  await page.keyboard.press('F4');
  await expect.poll(kasir.focused).toMatch(/^nama_barang-/);
  expect(await ktp.inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Ke penjualan/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kembali ke penjualan' }).click();
  await page.getByRole('heading', { name: 'Penjualan', exact: true }).waitFor();
});

test('a deposit is fetched against old gold: what was paid on it counts, the rest is the difference', async () => {
  const { page, kasir, codes, kilau } = here;
  const lama = await punyaIbuRatna();
  const dp = { ...titipan([codes[2]!]), ...cash(1_000_000) };
  const { body } = await send(kilau.shop.as('KASIR2'), 'titip', dp);
  const { no_titip } = body.data as { no_titip: string };
  await page.keyboard.press('F6');
  await page.getByRole('heading', { name: 'Tukar tambah' }).waitFor();
  await scan(page, no_titip);
  await page.getByRole('dialog', { name: no_titip }).getByText('Ke nota').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(`Titipan ${no_titip}`).waitFor();
  await page.reload();
  await page.getByText(`Titipan ${no_titip}`).waitFor();
  await scan(page, lama.kode_barcode);
  await expect.poll(kasir.focused).toMatch(/^berat-/);
  await type(page, '2.340');
  // 10,395,500 less 1,000,000 paid before and 2,936,500 of gold.
  await expect.poll(kasir.plate).toContain('6,459,000');
  await page.keyboard.press('F9');
  await expect.poll(kasir.focused).toBe('kode_sales');
  await type(page, 'SL01');
  await kasir.press('Enter', 'F9');
  await page.getByText('Penjualan tersimpan').waitFor();
  expect(await tiketTerakhir()).toMatchObject({
    status: 'DONE',
    dp_rp: 1_000_000,
    selisih: 6_459_000,
  });
});

test('a half that is scanned to be cancelled leads to its ticket, which goes whole', async () => {
  const { kilau, codes } = here;
  const lama = await punyaIbuRatna();
  const ratna = { nama: 'Ibu Ratna', alamat: 'Jl. Kawi 1', no_hp: '0812 9876 5432' };
  const saved = await send(kilau.shop.as('KASIR2'), 'tukar-tambah', {
    penjualan: { kode_sales: 'S01', customer: ratna, barang: [{ kode_barcode: codes[2] }] },
    pembelian: {
      kode_sales: 'S01',
      customer: ratna,
      barang: [{ asal_nota: 'NOTA_SENDIRI', ...lama, berat: 2.34 }],
    },
    pembayaran: [{ jenis: 'CASH', jumlah: 7_459_000 }],
  });
  const tiket = saved.body.data as Tiket;
  const { page, context, errors } = await kilau.open('KASIR', 'batal-penjualan');
  await page.waitForSelector('[data-scan-field]');
  await scan(page, tiket.no_faktur_jual);
  await page.getByText('Penjualan dan pembelian dibatalkan bersama.').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.locator('[data-field="alasan"]').fill('Customer berubah pikiran');
  await page.getByRole('button', { name: /^Batalkan tukar tambah/ }).click();
  await kasirAt(page).approve();
  await page.getByText('Tukar tambah dibatalkan').waitFor();
  expect(await tiketTerakhir()).toMatchObject({ no_tukar: tiket.no_tukar, status: 'CANC' });
  await context.close();
  expect(errors).toEqual([]);
});

test('an exchange that waits is one line of the list, and its difference is paid there', async () => {
  const { kilau, codes } = here;
  const baru = await punyaIbuRatna();
  await kilau.shop.param('VALIDASI_PENJUALAN', true);
  const ratna = { nama: 'Ibu Ratna', alamat: 'Jl. Kawi 1', no_hp: '0812 9876 5432' };
  const saved = await send(kilau.shop.as('KASIR2'), 'tukar-tambah', {
    penjualan: { kode_sales: 'S01', customer: ratna, barang: [{ kode_barcode: codes[2] }] },
    pembelian: {
      kode_sales: 'S01',
      customer: ratna,
      barang: [{ asal_nota: 'NOTA_SENDIRI', ...baru, berat: 2.34 }],
    },
  });
  const { no_tukar, no_faktur_jual } = saved.body.data as Tiket;
  const { page, context, errors } = await kilau.open('KASIR', 'validasi-jual-beli');
  await page.getByRole('row', { name: new RegExp(no_tukar) }).click();
  await page.getByText('Dibayar pelanggan').first().waitFor();
  expect(await page.getByRole('row', { name: new RegExp(no_faktur_jual) }).count()).toBe(0);
  await page.getByPlaceholder('Uang diterima').fill('7500000');
  await page.getByRole('button', { name: /^Terima tunai/ }).click();
  await page.getByText(`${no_tukar} dibayar, kembali Rp 41,000`).waitFor();
  await kilau.shop.param('VALIDASI_PENJUALAN', false);
  await context.close();
  expect(errors).toEqual([]);
});
