import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { sql } from '#kit/server/sql.ts';
import { putaran } from '#tests/browser/giliran.ts';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';

/** Every building block of the kit is in the gallery; what passes here passes on each screen. */
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
const PAGES = ['home', 'privacy-policy', 'terms-and-conditions', 'tidak-diizinkan', '404'];
const SHELL = ['palette', 'login'];

type Look = { readonly kind: keyof typeof OPEN; readonly name: string; readonly dark: boolean };
const of = (kind: Look['kind'], names: readonly string[]): Look[] =>
  names.flatMap((name) => [false, true].map((dark) => ({ kind, name, dark })));

let kilau: Kilau;

beforeAll(async () => {
  kilau = await openKilau();
  await kilau.shop.db.begin((tx) => tx.run(sql`update toko set demo = true`));
});
afterAll(() => kilau.close());

const home = async (page: Page): Promise<void> => {
  await page.goto(`${kilau.url}/home`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** How each kind comes to be seen. */
const OPEN = {
  part: async (page: Page, name: string) => {
    await page.goto(`${kilau.url}/galeri`);
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForTimeout(500);
  },
  dialog: async (page: Page, name: string) => {
    await page.goto(`${kilau.url}/galeri?bagian=dialog`);
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').waitFor();
  },
  page: async (page: Page, name: string) => {
    if (name === 'home') return home(page);
    await page.goto(`${kilau.url}/${name}`);
    await page.getByRole('heading').first().waitFor();
  },
  shell: async (page: Page, name: string) => {
    await home(page);
    if (name === 'palette') {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').waitFor();
    } else {
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${kilau.url}/home`);
      await page.getByLabel('User id').waitFor();
    }
  },
};

/** Looks that log the person out come last. */
const LOOKS = [
  ...of('part', PARTS),
  ...of('dialog', DIALOGS),
  ...of('page', PAGES),
  ...of('shell', SHELL),
];
/** A third of them in a run, by its seed; all where the kit's web has changed since, and by `KILAU_LAYAR`. */
const { dilihat, selesai } = putaran('galeri', inject('seed'));
const DILIHAT = dilihat(LOOKS);

test(`axe has nothing against ${DILIHAT.length} of ${LOOKS.length} looks of gallery, dialogs, pages and shell, light and dark`, async () => {
  const found: string[] = [];
  for (const dark of [false, true]) {
    const counter = await kilau.open('OWN', 'home', { dark });
    for (const { kind, name } of DILIHAT.filter((one) => one.dark === dark)) {
      await OPEN[kind](counter.page, name);
      const said = await axe(counter.page);
      found.push(...said.map((one) => `${kind} ${name}, ${dark ? 'dark' : 'light'}: ${one}`));
    }
    expect(counter.errors).toEqual([]);
    await counter.context.close();
  }
  expect(found).toEqual([]);
  selesai();
}, 600_000);
