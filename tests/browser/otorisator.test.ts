import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { nowMs, setClock, toIso } from '#kit/server/clock.ts';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { kodeBerikut, pasangFaktor } from '#tests/kit/orang/telepon.ts';
import { PASSWORD } from '#tests/kit/shop.ts';

let kilau: Kilau;
beforeAll(async () => {
  kilau = await openKilau();
});
afterAll(() => kilau.close());

/** The drawer is asked for at a counter: its dialog waits for an approver. */
async function minta(page: Page) {
  await page.getByRole('button', { name: 'Buka laci' }).click();
  await page.getByLabel('Alasan').fill('Tukar uang kecil');
  await page.getByRole('dialog').getByRole('button', { name: 'Buka laci' }).click();
  return page.getByRole('dialog', { name: 'Otorisasi' });
}
const bersih = (errors: readonly string[]) => errors.filter((one) => !/40[13]/.test(one));

test('a telephone is trusted once; the code at the counter opens the request there, and one thumb opens the drawer', async () => {
  await kilau.shop.param('OTORISASI_CARA', 'QR');
  const rahasia = await pasangFaktor(kilau.shop, 'SPV');
  setClock(toIso(nowMs() + 60_000));

  const telepon = await kilau.visit('otorisator');
  await telepon.page.setViewportSize({ width: 390, height: 844 });
  await telepon.page.getByLabel('User id').fill('spv.kj1');
  await telepon.page.locator('[data-field="password"]').fill(PASSWORD);
  await telepon.page.keyboard.press('Enter');
  await telepon.page.getByLabel('Kode authenticator').fill(kodeBerikut(rahasia));
  await telepon.page.getByRole('button', { name: 'Percayai telepon ini' }).click();
  await telepon.page.getByText('Tidak ada permintaan').waitFor();
  expect(await axe(telepon.page)).toEqual([]);

  const kasir = await kilau.open('KASIR', 'uang-kas');
  const otorisasi = await minta(kasir.page);
  await otorisasi.getByRole('img', { name: 'Kode QR permintaan otorisasi' }).waitFor();
  expect(await axe(kasir.page)).toEqual([]);
  const keystore = await otorisasi.locator('code').innerText();
  const angka = await otorisasi.getByText('Angka di layar').locator('b').innerText();

  // It rings in the list by itself; the code of the counter opens it with its number.
  await telepon.page.getByRole('button', { name: /laci/i }).waitFor();
  await telepon.page.goto(`${kilau.url}/otorisator#KJ1.${keystore}.${angka}`);
  const setujui = telepon.page.getByRole('button', { name: 'Setujui' });
  await setujui.waitFor();
  await telepon.page.getByText('Tukar uang kecil').first().waitFor();
  expect(await axe(telepon.page)).toEqual([]);
  await setujui.click();
  await kasir.page.getByText('Pembukaan laci dicatat').waitFor();
  await telepon.page.getByRole('button', { name: 'Kembali' }).click();
  await telepon.page.getByText('Tidak ada permintaan').waitFor();

  // From the list the number is picked; a wrong one costs the asker the request.
  const lagi = await minta(kasir.page);
  const benar = await lagi.getByText('Angka di layar').locator('b').innerText();
  await telepon.page.getByRole('button', { name: /laci/i }).click();
  const pilihan = telepon.page.getByRole('group', { name: 'Setujui dengan angka di layar kasir' });
  await pilihan.waitFor();
  expect(await axe(telepon.page)).toEqual([]);
  const semua = await pilihan.getByRole('button').allInnerTexts();
  expect(semua).toContain(benar);
  const salah = semua.find((one) => one !== benar)!;
  await pilihan.getByRole('button', { name: salah }).click();
  await telepon.page.getByText('Angka Tidak Cocok, Permintaan Ditolak').waitFor();
  await kasir.page.getByText('Permintaan Otorisasi QR ditolak').waitFor();
  expect([...bersih(kasir.errors), ...bersih(telepon.errors)]).toEqual([]);

  const spv = await kilau.open('SPV', 'sesi-perangkat');
  await spv.page.getByText('Telepon tepercaya untuk otorisasi').waitFor();
  expect(await axe(spv.page)).toEqual([]);
  await spv.page
    .getByRole('listitem')
    .filter({ hasText: 'Telepon tepercaya' })
    .getByRole('button', { name: 'Akhiri sesi' })
    .click();
  await spv.page.getByRole('dialog').getByRole('button', { name: 'Akhiri sesi' }).click();
  await spv.page.getByText('Sesi berhasil diakhiri').waitFor();
  await telepon.page.reload();
  await telepon.page.getByRole('button', { name: 'Percayai telepon ini' }).waitFor();
});
