import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { LOCALES, OFFERED, type Locale } from '#kit/web/base/text.ts';
import { openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { dengarkan } from '#tests/browser/layar.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

/** A counter, a small laptop, two tablets, a phone (D-49.2). */
const LEBAR = [1366, 1280, 1024, 768, 390];
/** The longest words, and signs that are as wide as high; another while neither is offered (decision 1127). */
const DILIHAT = OFFERED.filter((one) => ['it', 'jp'].includes(one));
const BAHASA: readonly Locale[] = DILIHAT.length > 0 ? DILIHAT : ['my'];
/** Frame, counter, form, table, report and settings: what the other screens are made of. */
const LAYAR = [
  'dashboard',
  'transaksi-penjualan',
  'transaksi-pembelian',
  'transaksi-hutang',
  'data-barang',
  'laporan-ringkasan-penjualan',
  'settingsystem',
  'tutup-toko',
];

let kilau: Kilau;
let counter: Counter;
let page: Page;
let tenang: () => Promise<void>;

beforeAll(async () => {
  kilau = await openKilau();
  await tambahPotong(kilau.shop, ['P1', 'P2']);
  counter = await kilau.open('OWN', 'blank');
  ({ page } = counter);
  tenang = dengarkan(page);
}, 120_000);
afterAll(async () => {
  await page.evaluate(() => localStorage.removeItem('kilau.prefs.locale'));
  await counter.context.close();
  await kilau.close();
  expect(counter.errors).toEqual([]);
});

/** What is wider than the window, and words of the frame, of buttons, heads and labels that are cut where they stand. */
const terpotong = (): Promise<string[]> =>
  page.evaluate(() => {
    const WORDS = 'main :is(button, h1, h2, h3, label, legend, th, [role="tab"]), header button';
    const over = document.documentElement.scrollWidth - innerWidth;
    const cut = [...document.querySelectorAll<HTMLElement>(WORDS)]
      // What is there for readers of the page alone is a few pixels wide.
      .filter((one) => one.checkVisibility() && one.clientWidth > 8 && one.textContent !== '')
      .filter((one) => getComputedStyle(one).overflowX !== 'visible')
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${one.textContent}: ${one.scrollWidth} px in ${one.clientWidth}`);
    return over > 0 ? [`${over} px wider than the page`, ...cut] : cut;
  });

for (const bahasa of BAHASA)
  test(`${LOCALES[bahasa].name}: eight main screens are whole in five widths, and say their language`, async () => {
    await page.evaluate(
      (locale) => localStorage.setItem('kilau.prefs.locale', JSON.stringify(locale)),
      bahasa,
    );
    const found: string[] = [];
    for (const layar of LAYAR) {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(`${kilau.url}/${layar}`);
      await page.locator('main').first().waitFor();
      await tenang();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(LOCALES[bahasa].bcp);
      for (const width of LEBAR) {
        await page.setViewportSize({ width, height: width < 700 ? 844 : 768 });
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        found.push(...(await terpotong()).map((one) => `${layar} ${width}: ${one}`));
        const folder = process.env.KILAU_GAMBAR;
        if (folder) await page.screenshot({ path: `${folder}/${bahasa}-${layar}-${width}.png` });
      }
    }
    expect(found).toEqual([]);
  }, 120_000);
