import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { afterScan, axe, openKilau, scan, type Kilau } from '#tests/browser/kilau.ts';
import { bukaCicilan } from '#tests/kit/uji/cicilan.ts';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { gambarBaru } from '#tests/kit/uji/foto-baru.ts';

/** What the counters ask of a person and of a deal beyond what every deal needs: each field reaches its document. */
let kilau: Kilau;
let member = '';
beforeAll(async () => {
  kilau = await openKilau();
  await done(kilau.shop, 'OWN', 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 50_000_000,
    keterangan: 'Modal pagi',
  });
  const made = await kilau.shop.as('KASIR2').raw(
    'POST',
    'customer',
    {
      nama: 'Ibu Ratna',
      alamat: 'Jl. Dahlia 9',
      no_hp: '0813 5500 6600',
      no_ktp: '3201234567890017',
    },
    { 'idempotency-key': 'isian-orang-1' },
  );
  member = (made.body.data as { kode_customer: string }).kode_customer;
});
afterAll(() => kilau.close());

const SIZES = [
  [1366, 768],
  [768, 1024],
  [390, 844],
] as const;
/** Pictures are taken where a folder for them is named (docs/development.md). */
async function shots(page: Page, name: string): Promise<void> {
  const folder = process.env['KILAU_GAMBAR'];
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [width, height] of SIZES) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1366, height: 768 });
}

/** The card is taken with the button beside its number. */
async function fotoIdentitas(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Foto Identitas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Foto Identitas' });
  await dialog
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'ktp.jpg', mimeType: 'image/jpeg', buffer: await gambarBaru() });
  await dialog.getByRole('img').waitFor();
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function sales(page: Page): Promise<void> {
  await page.locator('[data-field="kode_sales"]').fill('S01');
  await page.getByRole('option', { name: /^S01/ }).waitFor();
  await page.keyboard.press('Enter');
}
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

test('who sells is known by the card that is scanned; the photo of the identity and the remark are kept, also through a reload', async () => {
  const { page, context, errors } = await kilau.open('KASIR', 'transaksi-pembelian');
  await page.waitForSelector('[data-scan-field]');
  await scan(page, member);
  await page.getByText('Ibu Ratna dikenali').waitFor();
  await page.getByText(member).first().waitFor();
  // What the card knows is not typed again.
  expect(await field(page, 'alamat').count()).toBe(0);
  expect(await field(page, 'no_ktp').getAttribute('placeholder')).toBe('seperti pada kartunya');
  await page.keyboard.press('F4');
  await page.getByLabel('Nama Barang').fill('Cincin lama');
  for (const [label, code] of [
    ['Jenis', 'CC'],
    ['Group', 'T'],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).fill(code);
    await page
      .getByRole('option', { name: new RegExp(`^${code}`) })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
  }
  await page.getByLabel('Kadar uji %').fill('37.5');
  await field(page, 'berat-1').fill('2');
  await sales(page);
  await field(page, 'keterangan').fill('Titipan anaknya');
  await fotoIdentitas(page);
  expect(await axe(page)).toEqual([]);
  await shots(page, 'beli');
  await page.reload();
  await page.waitForSelector('[data-scan-field]');
  expect(await field(page, 'keterangan').inputValue()).toBe('Titipan anaknya');
  await page.getByRole('img', { name: 'Foto Identitas' }).waitFor();
  await page.getByRole('button', { name: /^Bayar Rp/ }).waitFor();
  await page.keyboard.press('F9');
  await page.getByText('Pembelian disimpan').waitFor();
  const [row] = await kilau.shop.rows<Record<string, string>>(
    'select no_faktur_beli as no, kode_customer, keterangan, foto_identitas, no_ktp from pembelian',
  );
  expect(row).toMatchObject({
    kode_customer: member,
    keterangan: 'Titipan anaknya',
    no_ktp: '3201234567890017',
    foto_identitas: expect.stringMatching(/^NSIPIC\/KJ1\//),
  });
  // A cashier looks at the document: no photo of the card.
  await scan(page, row!['no']!);
  const card = page.getByRole('dialog', { name: row!['no']! });
  await card.getByText('Titipan anaknya').waitFor();
  expect(await card.getByText('Foto Identitas').count()).toBe(0);
  await context.close();
  expect(errors).toEqual([]);

  const spv = await kilau.open('SPV', 'lihat-pembelian');
  await spv.page.getByRole('cell', { name: row!['no']! }).first().click();
  const side = spv.page.getByRole('complementary', { name: row!['no']! });
  await side.getByText('Foto Identitas').waitFor();
  await shots(spv.page, 'beli-spv');
  await side.getByRole('button', { name: 'Lihat', exact: true }).click();
  const photo = spv.page.getByRole('dialog', { name: 'Foto Identitas' }).locator('img');
  await expect
    .poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBe(240);
  expect(await axe(spv.page)).toEqual([]);
  await spv.context.close();
  expect(spv.errors).toEqual([]);
});

test('the number of an identity card is scanned at the buy-back as at a loan', async () => {
  const { page, context, errors } = await kilau.open('KASIR', 'transaksi-pembelian');
  await page.waitForSelector('[data-scan-field]');
  await page.locator('[data-scan-field]').fill('3201234567890025');
  await page.keyboard.press('Enter');
  await afterScan(page);
  await page.getByText('No KTP 3201234567890025 dipakai').waitFor();
  const ktp = () => field(page, 'no_ktp').inputValue();
  expect(await ktp()).toBe('3201234567890025');
  // The card that is found after its number keeps it; another card, or a name typed over it, is another person.
  await fotoIdentitas(page);
  await scan(page, member);
  await page.getByText('Ibu Ratna dikenali').waitFor();
  expect(await ktp()).toBe('3201234567890025');
  const foto = page.getByRole('img', { name: 'Foto Identitas' });
  await foto.waitFor();
  const lain = await done(kilau.shop, 'KASIR2', 'customer', {
    nama: 'Pak Wira',
    alamat: 'Jl. Kenanga 3',
    no_hp: '0813 5500 6601',
  });
  await scan(page, lain.kode_customer);
  await page.getByText('Pak Wira dikenali').waitFor();
  expect([await ktp(), await foto.count()]).toEqual(['', 0]);
  await field(page, 'no_ktp').fill('3201234567890033');
  await fotoIdentitas(page);
  await field(page, 'nama').fill('Bu Lain');
  await expect.poll(ktp).toBe('');
  expect(await foto.count()).toBe(0);
  await context.close();
  expect(errors).toEqual([]);
});

test('a pledged piece has its group, the loan its remark and the photo of the identity', async () => {
  const { page, context, errors } = await kilau.open('KASIR', 'transaksi-hutang');
  await page.getByLabel('Nama Barang').fill('Cincin polos');
  await field(page, 'kode_dept-1').fill('CC');
  await page.getByRole('option', { name: /^CC/ }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel('Kadar uji %').fill('70');
  await page.getByLabel('Berat', { exact: true }).fill('3');
  await field(page, 'kode_group-1').fill('T');
  await page.getByRole('option', { name: /^T\b/ }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel('Jumlah Hutang').fill('3000000');
  await scan(page, member);
  await page.getByText('Ibu Ratna dikenali').waitFor();
  await field(page, 'keterangan').fill('Diambil bulan depan');
  await fotoIdentitas(page);
  await page.getByRole('button', { name: 'Bayar Rp 3,000,000' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await shots(page, 'hutang');
  await page.keyboard.press('F9');
  const loan = () =>
    kilau.shop.rows<Record<string, string>>(
      `select h.keterangan, h.foto_customer as foto, b.kode_group, h.kode_customer
         from hutang h join hutang_barang b using (kode_toko, no_faktur_hutang)`,
    );
  await expect.poll(async () => (await loan()).length).toBe(1);
  expect(await loan()).toEqual([
    {
      keterangan: 'Diambil bulan depan',
      foto: expect.stringMatching(/^NSIPIC\/KJ1\//),
      kode_group: 'T',
      kode_customer: member,
    },
  ]);
  await context.close();
  expect(errors).toEqual([]);
});

test('an instalment contract keeps its remark', async () => {
  const { shop } = kilau;
  await bukaCicilan(shop);
  const [satu = ''] = await tambahPotong(shop, ['P1']);
  const { page, context, errors } = await kilau.open('KASIR', 'transaksi-cicilan');
  await page.getByText('Pindai barang yang dicicil, lalu pilih berapa bulan.').waitFor();
  await scan(page, satu);
  await page.getByText(`${satu} masuk cicilan`).waitFor();
  await page.keyboard.press('F4');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: /^10 bulan/ }).click();
  await page.getByLabel('DP', { exact: true }).fill('2000000');
  await scan(page, member);
  await page.getByText('Ibu Ratna dikenali').waitFor();
  await sales(page);
  await field(page, 'keterangan').fill('Gajian tanggal 25');
  await page.getByRole('button', { name: 'Terima DP Rp 2,000,000' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await shots(page, 'cicilan');
  await page.keyboard.press('F9');
  await expect
    .poll(() => shop.rows('select keterangan from cicilan'))
    .toEqual([{ keterangan: 'Gajian tanggal 25' }]);
  await page.getByText('Cicilan disimpan').waitFor();
  await context.close();
  expect(errors).toEqual([]);
});
