import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { persen } from '#kit/rules/quantity.ts';
import { axe, openKilau, scan, type Kilau } from '#tests/browser/kilau.ts';
import { done } from '#tests/kit/done.ts';
import { PASSWORD } from '#tests/kit/shop.ts';
import { bukaCicilan, cicilP1, lewatkanCicilan, MIRA } from '#tests/kit/uji/cicilan.ts';

let kilau: Kilau;
beforeAll(async () => {
  kilau = await openKilau();
  await done(kilau.shop, 'OWN', 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 20_000_000,
    keterangan: 'Modal pagi',
  });
  await kilau.shop.param('IDENTITAS_AMBIL_WAJIB', true);
  await kilau.shop.param('CICILAN_BATAL_PERSEN', persen(1000));
  await bukaCicilan(kilau.shop);
});
afterAll(() => kilau.close());

/** Why, where the act has not said it, and the owner answers at this screen. */
const agree = async (page: Page, why?: string) => {
  if (why) {
    await page.getByLabel('Alasan, dengan kata Anda sendiri').fill(why);
    await page.keyboard.press('Enter');
  }
  await page.locator('[data-field="user_id"]').waitFor();
  await page.locator('[data-field="user_id"]').fill('own.kj1');
  await page.locator('[data-field="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
};
const kontrak = async (no: string) =>
  (
    await kilau.shop.rows<{ status: string; refund: number | null; barang: string }>(
      `select c.status, c.refund_rp::int as refund, b.status as barang
         from cicilan c join cicilan_barang l using (kode_toko, no_cicilan)
         join barang b using (kode_toko, kode_barcode) where c.no_cicilan = $1`,
      [no],
    )
  )[0]!;

test('a late contract is scanned and auctioned with the owner’s word; its surplus is paid out by keys', async () => {
  const { no_cicilan: no } = await cicilP1(kilau.shop, {}, 'KASIR2');
  await lewatkanCicilan(kilau.shop, no);
  const { page, context, errors } = await kilau.open('SPV', 'lelang-cicilan');
  await page.getByText(no).first().waitFor();
  expect(await axe(page)).toEqual([]);
  await scan(page, no);
  const lelang = page.getByRole('dialog', { name: `Lelang cicilan ${no}` });
  await lelang.getByText('Harga Beli Hari Ini').waitFor();
  await lelang.getByText('Rp 5,813,000').first().waitFor();
  expect(await axe(page)).toEqual([]);
  const hasil = lelang.locator('[data-field="hasil_lelang"]');
  // Less than the shop itself pays today would keep the customer's gold for nothing.
  await hasil.fill('5900000');
  await lelang.getByText(/^Hasil Lelang Tidak Boleh Di Bawah/).waitFor();
  await hasil.fill('7000000');
  await lelang.getByText('Rp 1,187,000').first().waitFor();
  await page.keyboard.press('F9');
  await agree(page, 'Sudah ditegur, tidak dibayar');
  await expect.poll(() => kontrak(no)).toMatchObject({ status: 'LELANG', barang: 'READY' });

  await page.getByRole('tab', { name: 'Sudah dilelang' }).click();
  await page.getByText('BELUM DIAMBIL').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Bayar kelebihan' }).click();
  await page.getByText('Belum ada kelebihan yang dibayar').waitFor();
  await scan(page, no);
  const lebih = page.getByRole('dialog', { name: `Kelebihan lelang ${no}` });
  await lebih
    .getByText(/1,187,000/)
    .first()
    .waitFor();
  await page.keyboard.press('F9');
  await agree(page, 'Sudah diperiksa');
  await page
    .getByText(/^KXKJ1/)
    .first()
    .waitFor();
  expect(
    await kilau.shop.rows(
      `select coalesce(sum(rupiah), 0)::int as owed from saldo where akun = 'kelebihan_lelang'`,
    ),
  ).toEqual([{ owed: 0 }]);
  await context.close();
  expect(errors).toEqual([]);
});

test('a contract is given up from its card: what is kept and given back is said, an owner agrees, its piece lies in the tray', async () => {
  const { no_cicilan: no } = await cicilP1(kilau.shop, {}, 'KASIR2');
  const { page, context, errors } = await kilau.open('SPV', 'lihat-cicilan');
  await page.getByRole('cell', { name: no }).first().click();
  const card = page.getByRole('complementary', { name: no });
  await card.getByText('Jadwal angsuran').waitFor();
  await card.getByRole('button', { name: 'Batalkan' }).click();
  const batal = page.getByRole('dialog', { name: `Batalkan cicilan ${no}` });
  await batal.getByText('Rp 200,000').waitFor();
  await batal.getByRole('button', { name: /Batalkan, kembalikan Rp 1,800,000/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await batal.getByLabel('Alasan').fill('Customer tidak sanggup meneruskan');
  await batal.getByLabel('Diambil oleh').fill(MIRA.nama);
  await batal.getByLabel('No KTP Yang Mengambil').fill(MIRA.no_ktp);
  await page.keyboard.press('Control+Enter');
  await agree(page);
  await expect
    .poll(() => kontrak(no))
    .toMatchObject({ status: 'CANC', refund: 1_800_000, barang: 'READY' });
  await context.close();
  expect(errors).toEqual([]);
});
