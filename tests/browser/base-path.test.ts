import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer, type Kilau } from '#app/server/server.ts';
import { buildWeb } from '#tools/web-build.ts';
import { openBrowser } from '#tests/browser/chromium.ts';
import { openShop, PASSWORD, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let kilau: Kilau;
let url: string;
beforeAll(async () => {
  if (!buildWeb('.build/web')) throw new Error('The web application could not be built');
  shop = await openShop();
  const webFolder = `${process.cwd()}/.build/web`;
  kilau = await openServer({ db: shop.db, webFolder, basePath: '/pos' });
  await kilau.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://localhost:${(kilau.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await kilau.close();
  await shop.close();
});

test.each([
  ['/pos/config.js', 200],
  ['/config.js', 200],
  ['/pos/api/v1/openapi.json', 200],
  ['/pos/socket.io/?EIO=4&transport=polling', 200],
  ['/socket.io/?EIO=4&transport=polling', 200],
  ['/posisi/config.js', 404],
])('%s is answered with %i, with the proxy taking the path away or not', async (path, status) => {
  expect((await fetch(url + path)).status).toBe(status);
});

test('a shop below /pos is entered without the last slash, logged in to, and its screens reload', async () => {
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(`${url}/pos`);
  await page.getByLabel('User id').fill('own.kj1');
  await page.locator('[data-field="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
  expect(page.url()).toBe(`${url}/pos/home`);
  await page.goto(`${url}/pos/settingsystem`);
  await page.getByLabel('Cari parameter').waitFor();
  await browser.close();
});
