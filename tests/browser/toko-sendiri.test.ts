import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKilau, type as typed, type Kilau } from '#tests/browser/kilau.ts';
import { send } from '#tests/kit/titipan.ts';

/** A shop of one person: its owner opens, sells, counts and closes. */
let kilau: Kilau;
beforeAll(async () => {
  kilau = await openKilau();
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 1_000_000, keterangan: 'Modal pagi' };
  await send(kilau.shop.as('OWN'), 'cash/masuk', modal);
});
afterAll(() => kilau.close());

test('a lone owner who is short reads before F9 that nobody can approve; a recount asks nothing, and with the switch he closes', async () => {
  await kilau.shop.rows(`update users set is_active = false where level = 'SPV'`);
  const { page, context, errors } = await kilau.open('OWN', 'tutup-toko');
  const hitung = async (lembar: string) => {
    await page.getByLabel('Lembar 100,000').fill(lembar);
    await page.keyboard.press('F8');
    await page.getByText('Hitungan kas disimpan').first().waitFor();
  };
  await page.getByLabel('Lembar 100,000').waitFor();
  await hitung('8');
  const kata = page.locator('[data-otorisasi]');
  await expect
    .poll(() => kata.innerText())
    .toMatch(/tidak punya SPV atau owner lain.*OWN_TANPA_OTORISASI/s);
  await page.getByRole('button', { name: 'Hitung ulang' }).click();
  await hitung('9');
  await page.getByText('-Rp 100,000').first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);

  await kilau.shop.rows(`update users set is_active = true where level = 'SPV'`);
  await page.reload();
  await expect.poll(() => kata.innerText()).toContain('dari SPV atau owner lain');
  await page.getByLabel('Alasan selisih').fill('Uang kembalian kurang');
  await page.keyboard.press('F9');
  await page.getByRole('button', { name: 'Bekukan', exact: true }).click();
  await page.locator('[data-field="user_id"]').waitFor();
  await typed(page, 'own.kj1');
  await page.keyboard.press('Tab');
  await typed(page, 'bukan apa-apa');
  await page.keyboard.press('Enter');
  await page.getByText('Otorisasi diberikan orang lain, bukan Anda sendiri').waitFor();
  await page.getByRole('button', { name: 'Batalkan permintaan' }).click();

  await kilau.shop.param('OWN_TANPA_OTORISASI', true);
  await page.reload();
  await page.getByLabel('Alasan selisih').fill('Uang kembalian kurang');
  expect(await kata.count()).toBe(0);
  await page.keyboard.press('F9');
  await page.getByRole('button', { name: 'Bekukan', exact: true }).click();
  await page.getByText('Toko sudah ditutup').waitFor();
  await context.close();
  expect(errors).toEqual([]);
});
