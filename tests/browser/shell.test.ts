import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';

let kilau: Kilau;
let counter: Counter | undefined;
beforeAll(async () => {
  kilau = await openKilau();
});
afterEach(async () => {
  const said = counter?.errors ?? [];
  await counter?.context.close();
  counter = undefined;
  expect(said).toEqual([]);
});
afterAll(() => kilau.close());

/** What the browser keeps, once the page that says that nothing could be loaded is among it and the worker serves. */
async function tersimpan(page: Page): Promise<string[]> {
  const kept = () =>
    page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      const serves = navigator.serviceWorker.controller !== null;
      return serves ? all.flat().map(({ url }) => new URL(url).pathname) : [];
    });
  await expect.poll(async () => (await kept()).join(), { timeout: 30_000 }).toContain('/failed');
  return kept();
}

test('without a line it starts to its frame and says so; no answer of the server was kept', async () => {
  counter = await kilau.open('KASIR', 'home', { shell: true });
  const { page, context } = counter;
  await page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
  const kept = await tersimpan(page);
  expect(kept).toContain('/config.js');
  expect(kept.filter((path) => !/^\/(assets\/|config\.js$|icon|manifest|$)/.test(path))).toEqual(
    [],
  );

  await context.setOffline(true);
  await page.reload();
  const lost = page.getByRole('dialog', { name: /lost your internet connection/ });
  await lost.waitFor();
  expect(await page.evaluate(() => document.title + document.body.innerText)).not.toMatch(
    /Selamat bekerja|Rp \d/,
  );
  await context.setOffline(false);
  await page.getByRole('dialog', { name: /connection is Back/ }).waitFor();
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
});

test('a new version asks, waits for an empty form, and then takes the place of the old one', async () => {
  const { url, baru, close } = await openBehind(kilau.url);
  try {
    counter = await kilau.open('OWN', 'blank', { shell: true });
    const { page, context } = counter;
    await context.addInitScript(() => {
      localStorage.setItem('kilau.login', 'true');
      // Ten minutes pass in two seconds.
      const every = window.setInterval.bind(window);
      const fast = (act: () => void, ms?: number) => every(act, ms === 600_000 ? 2_000 : ms);
      window.setInterval = fast as typeof window.setInterval;
    });
    await page.goto(`${url}/home`);
    await tersimpan(page);
    const tanya = page.getByText('Versi baru Kilau siap');
    expect(await tanya.count()).toBe(0);

    baru();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
    await tanya.waitFor();
    // Put off, it asks again: a page that is never closed does not stay old for weeks.
    await page.getByRole('button', { name: 'Nanti saja' }).click();
    await tanya.waitFor({ state: 'detached' });
    await tanya.waitFor();
    // What is typed is no business of a new version.
    await page.evaluate(() => {
      const isian = document.createElement('input');
      isian.id = 'isian';
      document.querySelector('main')!.append(isian);
    });
    await page.locator('#isian').pressSequentially('Cincin');
    await page.getByRole('button', { name: 'Pakai sekarang' }).click();
    await page.getByText('Dipakai begitu isian di layar ini').waitFor();
    await page.waitForTimeout(1500);
    expect(await page.locator('#isian').inputValue()).toBe('Cincin');

    const dibuka = page.waitForEvent('load');
    await page.locator('#isian').fill('');
    await dibuka;
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).join()))
      .toBe('kilau-shell-index-baru.js');
  } finally {
    await close();
  }
});

/** The same server behind a front that calls its build another name, once `baru` was called. */
async function openBehind(to: string) {
  let nama: string | undefined;
  const front: Server = createServer((asked, answer) => {
    const passed = ask(
      `${to}${asked.url}`,
      { method: asked.method, headers: { ...asked.headers, 'accept-encoding': 'identity' } },
      (given) => {
        const parts: Buffer[] = [];
        given.on('data', (part: Buffer) => parts.push(part));
        given.on('end', () => {
          const whole = Buffer.concat(parts);
          const worker = nama !== undefined && asked.url === '/sw.js';
          const body = worker
            ? Buffer.from(
                whole.toString().replace(/^const RAKITAN = .*;/, `const RAKITAN = "${nama}";`),
              )
            : whole;
          const { 'content-length': _, ...headers } = given.headers;
          answer.writeHead(given.statusCode ?? 500, headers).end(body);
        });
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((open) => front.listen(0, '127.0.0.1', open));
  return {
    url: `http://localhost:${(front.address() as AddressInfo).port}`,
    baru: () => void (nama = 'index-baru.js'),
    close: async () => {
      front.closeAllConnections();
      await new Promise((closed) => front.close(closed));
    },
  };
}
