import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pindaiOpnameBerlianEndpoint } from '#areas/opname/contract/opname-berlian.api.ts';
import { axe, openKilau, type, type Kilau } from '#tests/browser/kilau.ts';
import { PASSWORD } from '#tests/kit/shop.ts';
import { gambarBaru } from '#tests/kit/uji/foto-baru.ts';
import { batu, bukaBerlian, cincinBerlian, parcel, terimaBatu } from '#tests/kit/uji/berlian.ts';
import { bukaKirimBarang } from '#tests/kit/uji/kirim-barang.ts';

/** Stones are received one by one and a stone goes back, on the book of stones. */
let kilau: Kilau;
let kode = '';
let dipasang = '';
let cincin = '';
let dihitung: readonly string[] = [];
let dikirim: readonly string[] = [];
beforeAll(async () => {
  kilau = await openKilau();
  await bukaBerlian(kilau.shop);
  [kode = '', dipasang = ''] = (await terimaBatu(kilau.shop, [batu(), batu()])).kode;
  cincin = await cincinBerlian(kilau.shop);
  // Before a browser logs in: a person has one session.
  const gia = batu({ lembaga: 'GIA', no_sertifikat: '2141438199' });
  dihitung = (await terimaBatu(kilau.shop, [parcel()])).kode;
  dikirim = (await terimaBatu(kilau.shop, [gia, parcel()])).kode;
  await kilau.shop.dasar('PST');
  await bukaKirimBarang(kilau.shop, ['PST', 'KJ1']);
  await kilau.shop.modulOn('BERLIAN_MODULE', 'PST');
  await kilau.shop.rows(
    `insert into jenis (kode_toko, kode_dept, nama, berlian) values ('PST', 'BL', 'Berlian', true)
       on conflict (kode_toko, kode_dept) do update set berlian = true`,
  );
});
afterAll(() => kilau.close());

const choose = async (page: Page, name: string, option: RegExp): Promise<void> => {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
};

/** Pictures are taken where a folder for them is named (docs/development.md). */
const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['KILAU_GAMBAR'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
};

test('stones are typed one by one, saved with their paper; a loose one goes back from its row', async () => {
  const { page, context, errors } = await kilau.open('SPV', 'buku-berlian');
  await page.getByText(kode).first().waitFor();
  await page.getByRole('tab', { name: 'Terima' }).click();
  await choose(page, 'Supplier', /Surya Permata/);
  await choose(page, 'Gudang', /TK/);
  await choose(page, 'Jenis', /Berlian/);
  await page.getByLabel('Carat', { exact: true }).fill('0.31');
  await choose(page, 'Shape', /Round/);
  await page.getByLabel('Lembaga').fill('GIA');
  await page.getByLabel('No Sertifikat').fill('2141438171');
  await page.getByLabel('Modal', { exact: true }).fill('9000000');
  await page.getByRole('button', { name: 'Tambah berlian' }).click();
  await page.getByText('GIA 2141438171').waitFor();
  expect(await axe(page)).toEqual([]);
  await picture(page, 'berlian-terima');
  await page.getByRole('button', { name: 'Simpan 1 baris' }).click();
  await page.getByText('Berlian diterima').first().waitFor();
  await page.getByText('IBKJ1261120004').first().waitFor();
  await page.getByRole('tab', { name: 'Stock' }).click();
  await page.getByText('GIA').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await picture(page, 'berlian-stock');
  await page
    .getByRole('button', { name: /^Kartu / })
    .first()
    .click();
  await page.getByText('Sertifikat belum difoto.').waitFor();
  await page.setInputFiles('input[aria-label="Foto sertifikat"]', {
    name: 'sertifikat.jpg',
    mimeType: 'image/jpeg',
    buffer: await gambarBaru(),
  });
  await page.getByRole('img', { name: 'Foto sertifikat' }).waitFor();
  await page.keyboard.press('F9');
  await page.getByText('Foto sertifikat disimpan').first().waitFor();
  await page
    .getByRole('button', { name: /^Kartu / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ganti foto sertifikat' }).waitFor();
  await page.getByRole('img', { name: 'Foto sertifikat' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await picture(page, 'berlian-kartu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Retur ${kode}` }).click();
  await page.getByText(`Retur berlian ${kode}`).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  // Another person agrees, at this very screen (decision 1257).
  const alasan = page.getByText('Alasan, dengan kata Anda sendiri');
  const siapa = page.locator('[data-field="user_id"]');
  await alasan.or(siapa).first().waitFor();
  if (await alasan.isVisible()) {
    await type(page, 'Tidak sesuai suratnya');
    await page.keyboard.press('Control+Enter');
  }
  await siapa.fill('own.kj1');
  await page.locator('[data-field="password"]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Setujui' }).click();
  await page.getByText('Berlian diretur').first().waitFor();
  await page.getByRole('button', { name: `Retur ${kode}` }).waitFor({ state: 'detached' });
  await context.close();
  expect(errors).toEqual([]);
});

test('a stone is set into a piece, which is weighed after, with the word of a superior who reads both', async () => {
  const { page, context } = await kilau.open('SPV', 'buku-berlian');
  await page.getByRole('button', { name: `Pasang ${dipasang}` }).click();
  await page.getByLabel('Barang', { exact: true }).fill(cincin);
  await page.getByLabel('Berat Sesudah').fill('3.354');
  expect(await axe(page)).toEqual([]);
  await picture(page, 'berlian-pasang');
  await page.keyboard.press('F9');
  await page.getByText(`Pasang berlian di ${cincin} Cincin Berlian`).first().waitFor();
  await picture(page, 'berlian-setuju');
  await context.close();
});

test('loose stones are counted by their codes, on the side of stock opname', async () => {
  const { page, context, errors } = await kilau.open('SPV', 'stock-opname');
  await page.getByRole('tab', { name: 'Berlian' }).click();
  await choose(page, 'Gudang', /TK/);
  await page.getByRole('button', { name: 'Mulai opname' }).click();
  await page.getByLabel('Pindai kode berlian').fill(dipasang);
  await page.keyboard.press('Enter');
  await page.getByText(`${dipasang} · 0.520 ct`).waitFor();
  expect(await axe(page)).toEqual([]);
  await picture(page, 'opname-berlian');
  await context.close();
  expect(errors).toEqual([]);
});

test('the stones of a parcel are counted after its code is scanned', async () => {
  const [banyak] = dihitung as [string];
  const { page, context, errors } = await kilau.open('SPV', 'stock-opname');
  await page.getByRole('tab', { name: 'Berlian' }).click();
  await page.getByLabel('Pindai kode berlian').fill(banyak);
  await page.keyboard.press('Enter');
  await page.getByLabel(`Butir di parcel ${banyak}`).fill('98');
  expect(await axe(page)).toEqual([]);
  await picture(page, 'opname-parcel');
  await page.getByRole('button', { name: 'Simpan hitungan' }).click();
  await page.getByText('hitung 98 butir').waitFor();
  await page.getByText('Butir berbeda').first().waitFor();
  await picture(page, 'opname-parcel-beda');
  await context.close();
  expect(errors).toEqual([]);
});

test('a stone and a part of a parcel go to head office, which weighs them and reads the certificate', async () => {
  const [satu, banyak] = dikirim as [string, string];
  // TK is being counted: what the count looks for leaves once it was scanned (D-45.8).
  const [opname] = await kilau.shop.rows<{ id: number }>('select id::int from opname');
  const pindai = (one: string, butir?: number) =>
    kilau.shop
      .as('KASIR')
      .call(pindaiOpnameBerlianEndpoint, { body: { id: opname!.id, kode: [one], butir } });
  await pindai(satu);
  await pindai(banyak, 100);
  const { page, context, errors } = await kilau.open('SPV', 'buku-berlian?tab=Kirim');
  await page.getByRole('button', { name: `Kirim ${satu}` }).click();
  await page.getByRole('button', { name: `Kirim ${banyak}` }).click();
  await page.getByLabel(`Carat ${banyak}`).fill('0.4');
  await page.getByLabel(`Butir ${banyak}`).fill('40');
  await choose(page, 'Tujuan', /PST/);
  expect(await axe(page)).toEqual([]);
  await picture(page, 'berlian-kirim');
  await page.keyboard.press('F9');
  await page.getByText('Berlian dikirim').first().waitFor();
  await page.getByText('KBKJ1261120001').first().waitFor();
  await page.getByRole('tab', { name: 'Daftar kiriman' }).click();
  await page.getByRole('row', { name: /KBKJ1261120001/ }).click();
  await page.getByText('DI JALAN').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await picture(page, 'berlian-kiriman');
  await context.close();
  expect(errors).toEqual([]);

  const pusat = await kilau.open('spv.pst', 'buku-berlian?tab=Kiriman%20masuk');
  const at = pusat.page;
  await at.getByRole('button', { name: 'Terima KBKJ1261120001' }).click();
  await at.getByLabel(`Carat ${satu}`).fill('0.52');
  await at.getByLabel(`No Sertifikat ${satu}`).fill('2141438199');
  await choose(at, 'Gudang', /TK/);
  expect(await axe(at)).toEqual([]);
  await picture(at, 'berlian-terima-kiriman');
  await at.keyboard.press('F9');
  await at.getByText('RBPST261120001 disimpan').first().waitFor();
  await at.getByRole('button', { name: '1 berlian tidak datang' }).waitFor();
  await pusat.context.close();
  expect(pusat.errors).toEqual([]);
});
