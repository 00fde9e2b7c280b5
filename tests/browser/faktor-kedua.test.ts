import { afterAll, beforeAll, expect, test } from 'vitest';
import { nowMs, setClock, toIso } from '#kit/server/clock.ts';
import { codeAt, stepOf } from '#areas/akses/server/totp.ts';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { PASSWORD } from '#tests/kit/shop.ts';

let kilau: Kilau;
beforeAll(async () => {
  kilau = await openKilau();
});
afterAll(() => kilau.close());

test('a supervisor sets the second factor up by QR, keeps the recovery codes and logs in with six figures', async () => {
  const { page, context, errors } = await kilau.open('SPV', 'faktor-kedua');
  await page.locator('[data-field="password"]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Mulai' }).click();
  await page.getByRole('img', { name: 'Kode QR untuk aplikasi authenticator' }).waitFor();
  expect(await axe(page)).toEqual([]);
  const rahasia = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.locator('[data-field="kode"]').fill(codeAt(rahasia, stepOf(nowMs())));
  await page.getByRole('button', { name: 'Aktifkan' }).click();
  await page.getByText('Simpan kode pemulihan ini').waitFor();
  expect(await page.locator('code').count()).toBe(10);
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await page.getByText('Sisa kode pemulihan: 10').waitFor();
  expect(await axe(page)).toEqual([]);
  await context.close();

  setClock(toIso(nowMs() + 3_700_000));
  const login = await kilau.open('KASIR2', 'home');
  await login.context.clearCookies();
  await login.page.evaluate(() => localStorage.clear());
  await login.page.goto(kilau.url);
  await login.page.getByLabel('User id').fill('spv.kj1');
  await login.page.locator('[data-field="password"]').fill(PASSWORD);
  await login.page.keyboard.press('Enter');
  await login.page.getByLabel('Kode authenticator').waitFor();
  expect(await axe(login.page)).toEqual([]);
  await login.page.getByLabel('Kode authenticator').fill(codeAt(rahasia, stepOf(nowMs())));
  await login.page.keyboard.press('Enter');
  await login.page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
  expect([...errors, ...login.errors]).toEqual([]);
  await login.context.close();
});
