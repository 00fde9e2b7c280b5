import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, openKilau, scan, type Kilau } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { bukaKirimBarang } from '#tests/kit/uji/kirim-barang.ts';

/** Two pieces of the branch to head office: scanned, shipped, scanned in there, one of them missing. */
let kilau: Kilau;
let codes: string[];
const TAG = 'E280689400005007A1B2C3D4';
beforeAll(async () => {
  kilau = await openKilau();
  await kilau.shop.dasar('PST');
  await bukaKirimBarang(kilau.shop, ['PST', 'KJ1']);
  await kilau.shop.modulOn('RFID_MODULE', 'PST');
  codes = await tambahPotong(kilau.shop, ['P1', 'P2']);
  await kilau.shop.rows(`update barang set tag_id = $2 where kode_barcode = $1`, [codes[0], TAG]);
});
afterAll(() => kilau.close());

test('pieces are shipped with their note, scanned in one by one, and what did not come is said', async () => {
  const { page, context, errors } = await kilau.open('SPV', 'kirim-barang');
  await page.getByLabel('Pindai atau ketik barcode').waitFor();
  for (const code of codes) {
    await scan(page, code);
    await page.getByText(`${code} masuk daftar`).waitFor();
  }
  await page.getByRole('combobox', { name: 'Tujuan' }).click();
  await page.getByRole('option', { name: /PST/ }).click();
  await page.getByLabel('Pembawa').fill('Pak Budi');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  await page.getByText('Kirim barang disimpan').first().waitFor();
  await page.getByText('KBKJ1261120001').first().waitFor();
  // The next shipment begins with a code, typed or scanned.
  await page.locator('[data-scan-field]:focus').waitFor();
  await page.getByRole('tab', { name: 'Daftar kiriman' }).click();
  await page.getByText('BELUM DITERIMA').first().waitFor();
  await page.getByRole('row', { name: /KBKJ1261120001/ }).click();
  await page.getByText('DI JALAN').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await context.close();
  expect(errors).toEqual([]);

  const pusat = await kilau.open('spv.pst', 'terima-barang');
  const at = pusat.page;
  await at.getByText('2 dari 2 barang belum diterima').click();
  await at.getByText('Cincin Polos').waitFor();
  await scan(at, 'KJ1ZZZZ9');
  await at.getByRole('button', { name: 'Catat KJ1ZZZZ9 sebagai barang lebih' }).click();
  await at.getByText('KJ1ZZZZ9 lebih, bukan stock toko ini').waitFor();
  expect(await axe(at)).toEqual([]);
  // A reader hears a neighbour's tag too, which is no piece too many.
  await scan(at, 'E280689400005007FFFF0000');
  await at.getByText('Tag E280689400005007FFFF0000 bukan dari kiriman ini').waitFor();
  expect(await at.getByRole('button', { name: /sebagai barang lebih/ }).count()).toBe(0);
  await scan(at, TAG);
  await at.getByText('Cincin Polos ada di kiriman').waitFor();
  await at.getByLabel(`Berat ${codes[0]}`).fill('3.245');
  await at.getByText('beda -0.005 g').waitFor();
  await at.getByRole('combobox', { name: 'Gudang' }).click();
  await at.getByRole('option', { name: /TK/ }).click();
  await at.getByRole('combobox', { name: 'Baki' }).click();
  await at.getByRole('option', { name: /A-01/ }).click();
  expect(await axe(at)).toEqual([]);
  await at.keyboard.press('F9');
  await at.getByText('RBPST261120001 disimpan').first().waitFor();
  await at.getByText('1 dari 2 barang belum diterima').waitFor();
  await at.getByRole('button', { name: '1 barang tidak datang' }).click();
  await at.getByText('Yang belum dipindai dinyatakan kurang.').waitFor();
  expect(await axe(at)).toEqual([]);
  await at.getByRole('button', { name: 'Kembali' }).click();
  await at.getByRole('button', { name: 'Serahkan pulang' }).click();
  await at.getByText('Barang lebih diserahkan, toko asal dikabari').first().waitFor();
  await pusat.context.close();
  expect(pusat.errors).toEqual([]);

  // The sender reads what came otherwise and what is on its way home, and closes it.
  const rumah = await kilau.open('SPV', 'kirim-barang');
  await rumah.page.getByRole('tab', { name: 'Daftar kiriman' }).click();
  await rumah.page.getByRole('row', { name: /KBKJ1261120001/ }).click();
  await rumah.page.getByText('DISERAHKAN PULANG').waitFor();
  expect(await axe(rumah.page)).toEqual([]);
  await rumah.page.getByRole('button', { name: 'Sudah kembali' }).click();
  await rumah.page.getByText('Barang lebih sudah kembali').first().waitFor();
  await rumah.context.close();
  expect(rumah.errors).toEqual([]);
});
