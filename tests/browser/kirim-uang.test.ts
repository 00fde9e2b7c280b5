import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { send } from '#tests/kit/titipan.ts';

/** A bag of money from the branch to head office: sent, looked up, counted. */
let kilau: Kilau;
beforeAll(async () => {
  kilau = await openKilau();
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 30_000_000, keterangan: 'Modal pagi' };
  await send(kilau.shop.as('OWN'), 'cash/masuk', modal);
});
afterAll(() => kilau.close());

const nomor = async (): Promise<string> =>
  (
    await kilau.shop.rows<{ nomor_referensi: string }>(
      'select nomor_referensi from kirim_uang order by input_date desc limit 1',
    )
  )[0]!.nomor_referensi;

test('a branch sends a bag with its paper; head office finds it by its number, counts it and receives it once', async () => {
  const { page, context, errors } = await kilau.open('SPV', 'kirim-uang-pusat');
  await page.getByLabel('Nominal').fill('20000000');
  await page.getByLabel('Keterangan').fill('Setoran penjualan');
  await page.getByLabel('No Reff', { exact: true }).fill('KTG-7');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Kirim uang disimpan').first().waitFor();
  await page.getByText('KUKJ1261120001').first().waitFor();
  await page.getByText('DI JALAN').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await context.close();
  expect(errors).toEqual([]);

  const pusat = await kilau.open('spv.pst', 'terima-uang-kas');
  const at = pusat.page;
  const cari = at.getByRole('button', { name: 'Cari', exact: true });
  await cari.click();
  await at.getByText('Mohon Masukkan Nomor Referensi').waitFor();
  await at.getByLabel('No Referensi').fill('ZZZZZZZZ');
  await at.keyboard.press('Enter');
  await at.getByText('No Terima Tidak Ditemukan').waitFor();
  await at.getByLabel('No Referensi').fill(await nomor());
  await at.keyboard.press('Enter');
  await at.getByText('KUKJ1261120001').waitFor();
  await at.getByLabel('Jumlah Diterima').fill('19950000');
  await at.getByText('Berbeda -Rp 50,000 dari yang dikirim, perlu otorisasi').waitFor();
  expect(await axe(at)).toEqual([]);
  await at.getByLabel('Jumlah Diterima').fill('20000000');
  await at.keyboard.press('Control+Enter');
  await at.getByText('Terima Uang Berhasil').first().waitFor();
  await at.getByText('TUPST261120001').waitFor();
  expect(await at.getByRole('button', { name: /^Terima Rp/ }).count()).toBe(0);
  await pusat.context.close();
  expect(pusat.errors).toEqual([]);
});
