import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from '#kit/server/sql.ts';
import { axe, openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';

/** Every building block of the kit stands in the gallery; what passes here passes on each screen. */
const PARTS = ['tanda', 'input', 'formulir', 'tabel', 'keadaan', 'dialog', 'bingkai', 'counter'];
const DIALOGS = [
  'hapus',
  'oops',
  'platform',
  'kembali',
  'otorisasi',
  'menunggu',
  'kunci',
  'tombol',
];

let kilau: Kilau;
let counter: Counter | undefined;

beforeAll(async () => {
  kilau = await openKilau();
  await kilau.shop.db.begin((tx) => tx.run(sql`update toko set demo = true`));
});
afterEach(async () => {
  expect(counter?.errors ?? []).toEqual([]);
  await counter?.context.close();
  counter = undefined;
});
afterAll(() => kilau.close());

for (const dark of [false, true]) {
  const look = dark ? 'dark' : 'light';

  test(`axe has nothing against the gallery, ${look}`, async () => {
    counter = await kilau.open('OWN', 'galeri', { dark });
    for (const part of PARTS) {
      await counter.page.getByRole('button', { name: part, exact: true }).click();
      await counter.page.waitForTimeout(500);
      expect(await axe(counter.page), part).toEqual([]);
    }
  });

  test(`axe has nothing against the dialogs, ${look}`, async () => {
    for (const name of DIALOGS) {
      counter = await kilau.open('OWN', 'galeri?bagian=dialog', { dark });
      await counter.page.getByRole('button', { name, exact: true }).click();
      await counter.page.getByRole('dialog').waitFor();
      expect(await axe(counter.page), name).toEqual([]);
      await counter.context.close();
    }
  });

  test(`axe has nothing against login, legal pages and the shell, ${look}`, async () => {
    counter = await kilau.open('OWN', 'home', { dark });
    const { page } = counter;
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axe(page), 'home').toEqual([]);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    expect(await axe(page), 'palette').toEqual([]);
    for (const path of ['privacy-policy', 'terms-and-conditions', 'tidak-diizinkan', '404']) {
      await page.goto(`${kilau.url}/${path}`);
      await page.getByRole('heading').first().waitFor();
      expect(await axe(page), path).toEqual([]);
    }
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${kilau.url}/home`);
    await page.getByLabel('User id').waitFor();
    expect(await axe(page), 'login').toEqual([]);
  });
}
