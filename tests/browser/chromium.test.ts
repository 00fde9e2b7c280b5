import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser } from '#tests/browser/chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('the packaged browser draws a page, runs its script and takes a picture', async () => {
  const page = await browser.newPage();
  await page.goto('data:text/html,<button onclick="this.textContent=6*7">Hitung</button>');
  await page.getByRole('button', { name: 'Hitung' }).click();
  expect(await page.textContent('button')).toBe('42');
  const picture = await page.screenshot();
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(1000);
  await page.close();
});

test('pages are separate, as the counters of two cashiers are', async () => {
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  await one.addCookies([{ name: 'sesi', value: '1', url: 'http://localhost' }]);
  expect(await other.cookies()).toEqual([]);
  await one.close();
  await other.close();
  const page = await browser.newPage();
  expect(await page.evaluate('6 * 7')).toBe(42);
});
