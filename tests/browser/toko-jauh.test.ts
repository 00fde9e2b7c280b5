import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe, openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { bukaDuaServer, DI_KJ2, type DuaServer } from '#tests/kit/uji/buka/dua-server.ts';
import { PASSWORD } from '#tests/kit/shop.ts';

/** Head office works on a shop that has a server of its own (D-43.1, D-43.2): two servers, two databases, one browser. */
let kilau: Kilau;
let dua: DuaServer;
let counter: Counter | undefined;
beforeAll(async () => {
  kilau = await openKilau({ toko: ['PST', 'KJ1'] });
  dua = await bukaDuaServer(kilau.shop);
});
afterEach(async () => {
  await counter?.context.close();
  counter = undefined;
});
afterAll(async () => {
  await dua.cabang.close();
  await kilau.close();
});

const lain = (page: Page) => page.getByRole('status').filter({ hasText: 'bekerja di' });

const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['KILAU_GAMBAR'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
};

async function diKJ2(who: string, look: object = {}): Promise<Page> {
  counter = await kilau.open(who as 'OWN', 'home', look);
  const { page } = counter;
  await page.getByLabel('Pilih Toko').selectOption('KJ2');
  await lain(page).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

test.each([
  ['terang', {}],
  ['gelap', { dark: true }],
])('the frame of a far shop is read, %s', async (name, look) => {
  const page = await diKJ2('own.pst', look);
  expect(await lain(page).innerText()).toContain('KJ2 · Toko Emas Kilau Jaya 2');
  expect(await axe(page)).toEqual([]);
  await picture(page, `toko-jauh-${name}`);
});

test.each([
  ['terang', {}],
  ['gelap', { dark: true }],
])('an approver of head office reads whose act it is before he agrees, %s', async (name, look) => {
  const page = await diKJ2('ksr.pst', look);
  await page.goto(`${kilau.url}/uang-kas`);
  await page.getByRole('button', { name: 'Buka laci' }).click();
  await page.getByLabel('Alasan').fill('Tukar uang kecil');
  await page.getByRole('dialog').getByRole('button', { name: 'Buka laci' }).click();
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await dialog.getByText('Yang disetujui hanya perbuatan toko ini').waitFor();
  await dialog.getByText('Pengguna dan password').click();
  await dialog.getByLabel('User id').fill('spv.pst');
  await dialog.locator('[data-field="password"]').fill(PASSWORD);
  await picture(page, `toko-jauh-otorisasi-${name}`);
  await dialog.getByRole('button', { name: 'Tampilkan permintaan' }).click();
  await dialog.getByRole('button', { name: 'Setujui' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await picture(page, `toko-jauh-dibaca-${name}`);
  await dialog.getByRole('button', { name: 'Setujui' }).click();
  await dialog.waitFor({ state: 'detached' });
  // The act that was agreed to goes behind the dialog.
  await expect
    .poll(() =>
      dua.cabang.rows(
        'select disetujui_by, cara, status from otorisasi order by input_date desc limit 1',
      ),
    )
    .toEqual([{ disetujui_by: 'spv.pst', cara: 'MANUAL', status: 'TERPAKAI' }]);
});

test('what is head office’s own is not offered there, and the page says so', async () => {
  const page = await diKJ2('own.pst');
  await page.goto(`${kilau.url}/terbit-data-pusat`);
  await page.getByText('Halaman ini dipakai di kantor pusat').waitFor();
  await picture(page, 'toko-jauh-di-pusat');
  expect(await axe(page)).toEqual([]);
});

test('a branch that does not answer is named on the home of head office', async () => {
  await dua.pusat.rows("update toko set portal = 'http://127.0.0.1:1' where kode_toko = 'KJ2'");
  const coba = () => dua.kantor('MU').raw('GET', 'users/me', undefined, DI_KJ2);
  for (let one = 0; one < 3; one += 1) expect((await coba()).body.code).toBe('PORTAL_MATI');
  counter = await kilau.open('own.pst', 'home');
  const { page } = counter;
  await page.getByText('Server KJ2 · Kilau Jaya 2 tidak menjawab sejak').waitFor();
  expect(await axe(page)).toEqual([]);
  await picture(page, 'toko-jauh-putus');
});
