import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { openServer } from '#app/server/server.ts';
import { axe, openKilau, scan, type, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import type { Look } from '#tests/browser/machine.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { cash, send, titipan } from '#tests/kit/titipan.ts';
import type { Who } from '#tests/kit/shop.ts';

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

async function open(who: Who, path: string, look: Look = {}): Promise<Page> {
  counter = await kilau.open(who, path, look);
  return counter.page;
}

describe('every address shows the application', () => {
  const UNKNOWN = ['foo/bar', 'foo/bar/', 'foo/bar/baz.html', 'laporan-penjualan/2026-11-20'];

  test('a trailing slash opens the screen itself', async () => {
    const page = await open('OWN', 'home/');
    await page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
    await page.goto(`${kilau.url}/data-barang/`);
    await page.getByRole('heading', { name: 'Data Barang' }).waitFor();
    // The bar above every screen says the price that sells, and the next one with no reload.
    const sebut = /^Emas .+ jual Rp ([\d,]+) \/ g/;
    const bar = page.getByText(sebut).first();
    await bar.waitFor();
    const [, dulu] = sebut.exec(await bar.innerText())!;
    const harga = { jenis: 'JUAL', kode_kadar: '999', harga_per_gram: 2_781_000 };
    const naik = await send(kilau.shop.as('own.pst'), 'parameter-harga-emas', harga, {
      'x-toko': 'KJ1',
    });
    expect(naik.status, naik.text).toBeLessThan(300);
    await page
      .getByText(/^Emas .+ jual Rp 2,781,000 \/ g/)
      .first()
      .waitFor();
    expect(dulu).not.toBe('2,781,000');
  });

  test('the foot of the frame names shop and release, and what holds between us', async () => {
    const page = await open('OWN', 'buku-besar');
    const kaki = page.getByRole('contentinfo');
    await kaki.getByText('Kilau 3.5.2').waitFor();
    expect(await kaki.getByRole('link').allInnerTexts()).toEqual([
      'Syarat dan ketentuan',
      'Kebijakan privasi',
    ]);
    await page.getByText('Rantai audit').click();
    await page.getByRole('button', { name: 'Periksa rantai audit' }).click();
    await page.getByRole('heading', { name: 'Rantai audit utuh' }).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test('an address that is none says so, with the menu beside it', async () => {
    const page = await open('OWN', 'blank');
    for (const path of UNKNOWN) {
      await page.goto(`${kilau.url}/${path}`);
      await page.getByText('Halaman tidak ditemukan').waitFor();
      expect(await page.getByRole('navigation', { name: 'Menu utama' }).count()).toBe(1);
    }
  });

  test('below KILAU_BASE_PATH the same, behind a proxy that serves other things too', async () => {
    const { url, close } = await openBelow('/emas/pos');
    try {
      const page = await open('OWN', 'blank', { fresh: true });
      const [cookie] = await page.context().cookies(kilau.url);
      const { name, value } = cookie!;
      await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }]);
      await page.context().addInitScript(() => localStorage.setItem('kilau.login', 'true'));
      for (const path of ['home', 'home/']) {
        await page.goto(`${url}/${path}`);
        await page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
      }
      for (const path of UNKNOWN) {
        await page.goto(`${url}/${path}`);
        await page.getByText('Halaman tidak ditemukan').waitFor();
      }
      await page.goto(`${url}/nota/tidak-ada`);
      await page.getByText(/nota/i).first().waitFor();
    } finally {
      await close();
    }
  });
});

describe('a list to choose from', () => {
  test('T and one Enter take the group T, Emas Tua, and go on to the kadar', async () => {
    const page = await open('MU', 'tambah-data-barang');
    const group = page.getByRole('combobox', { name: 'Group' });
    await group.click();
    await type(page, 'T');
    await page.getByRole('option', { name: /^T · / }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => group.inputValue()).toMatch(/^T · /);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-field]') !== null))
      .toBe(true);
    const kadar = page.getByRole('combobox', { name: 'Kadar' });
    expect(await kadar.evaluate((box) => box === document.activeElement)).toBe(true);
    // What nothing answers stays to be mended; Tab takes as Enter does.
    await type(page, 'xyz');
    await page.keyboard.press('Enter');
    expect(await kadar.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await kadar.inputValue()).toBe('xyz');
    await kadar.fill('70');
    await page.getByRole('option', { name: /^70/ }).waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => kadar.inputValue()).toMatch(/^70/);
  });
});

describe('a code of ours, wherever it is scanned', () => {
  let nota: string;
  let kode: string;
  beforeAll(async () => {
    const codes = await tambahPotong(kilau.shop, ['P1', 'P2']);
    kode = codes[1]!;
    const sold = await send(kilau.shop.as('KASIR2'), 'penjualan', {
      ...titipan([codes[0]!]),
      ...cash(7_102_500),
      customer: { nama: 'Raden Ayu', alamat: 'Jl. Merdeka 1', no_hp: '081234567890' },
    });
    nota = (sold.body.data as { no_faktur_jual: string }).no_faktur_jual;
  });
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name: new RegExp(name) });

  test('opens what it is on a screen that waits for none, and on one that waits for pieces', async () => {
    const page = await open('SPV', 'home');
    await page.getByRole('heading', { name: /Selamat/ }).waitFor();
    for (const path of ['', 'pindah-barang']) {
      if (path) {
        await page.goto(`${kilau.url}/${path}`);
        await page.waitForSelector('[data-scan-field]');
      }
      await scan(page, nota);
      await dialog(page, nota).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog(page, nota).count()).toBe(0);
    }
    await page.goto(`${kilau.url}/ganti-password`);
    // A scan into a password's field is never read as a code; outside of it the scan is.
    await page.locator('main input').first().focus();
    await scan(page, kode);
    expect(await page.locator('main input').first().inputValue()).toBe(kode);
    await page.getByRole('heading', { level: 1 }).click();
    await scan(page, kode);
    await dialog(page, kode).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page, kode).count()).toBe(0);
    await scan(page, 'A-01');
    await page.waitForURL(/data-barang\?.*kode_baki=A-01/);
  });

  test('a paper of money opens its card, and another one after it', async () => {
    const kas = (jumlah: number) =>
      send(kilau.shop.as('KASIR2'), 'cash/keluar', {
        kode_transaksi: 'LISTRIK',
        jumlah,
        keterangan: 'Token',
      });
    const [satu, dua] = [await kas(11_000), await kas(12_000)].map(
      ({ body }) => (body.data as { no_kas: string }).no_kas,
    );
    const page = await open('SPV', 'home');
    await page.getByRole('heading', { name: /Selamat/ }).waitFor();
    for (const [no, jumlah] of [
      [satu!, '11,000'],
      [dua!, '12,000'],
    ] as const) {
      await scan(page, no);
      await dialog(page, no).getByText(jumlah).first().waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog(page, no).count()).toBe(0);
    }
  });

  test('one press on a group opens what is used most of it; its page says what each screen is for', async () => {
    const page = await open('SPV', 'home');
    // A supervisor may not see cost: a profit that was left out is not said to be zero (D-3.5).
    await page.getByText('Gram keluar').first().waitFor();
    expect(await page.getByText(/Laba/).count()).toBe(0);
    const menu = page.getByRole('navigation', { name: 'Menu utama' });
    await menu.getByRole('link', { name: 'Barang', exact: true }).click();
    await page.getByRole('heading', { name: 'Data Barang' }).waitFor();
    for (let kali = 0; kali < 3; kali += 1) {
      await page.goto(`${kilau.url}/pindah-barang`);
      await page.waitForSelector('[data-scan-field]');
    }
    await page.goto(`${kilau.url}/home`);
    await page.getByRole('heading', { name: /Selamat/ }).waitFor();
    await menu.getByRole('link', { name: 'Barang', exact: true }).click();
    await page.waitForURL('**/pindah-barang');
    await menu.getByRole('link', { name: 'Keuangan', exact: true }).click();
    await page.waitForURL('**/uang-kas');
    await page.goto(`${kilau.url}/SubMenuPenjualan`);
    await page.getByRole('link', { name: /Lihat Penjualan.*Hari ini 1 nota, 1 potong/ }).waitFor();
    for (const link of await page.locator('main ul a').all())
      expect(await link.locator('small').count()).toBeGreaterThan(0);
  });

  test('a refusal stands whole below its field and is gone with the next key', async () => {
    const page = await open('SPV', 'pindah-barang');
    const field = page.locator('[data-scan-field]');
    await field.click();
    const lama = 'KJ1ZZZZZ';
    await field.fill(lama);
    await page.keyboard.press('Enter');
    const said = page.locator('main [role="status"]', { hasText: lama });
    await said.waitFor();
    expect(await said.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    expect((await said.boundingBox())!.y).toBeGreaterThan(
      await field.evaluate((one) => one.getBoundingClientRect().bottom - 1),
    );
    await page.keyboard.press('A');
    await expect.poll(() => said.count()).toBe(0);
  });

  test('a telephone number that is pasted at once stays in its field', async () => {
    const page = await open('SPV', 'data-barang');
    const field = page.locator('main input[type="text"]').first();
    await field.click();
    await scan(page, '081234567890');
    expect(await field.inputValue()).toBe('081234567890');
  });

  test('Ctrl K finds people from two letters, papers by them, and takes a scan with its one Enter', async () => {
    const page = await open('SPV', 'home');
    await page.getByRole('heading', { name: /Selamat/ }).waitFor();
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Cari menu' });
    await box.fill('ay');
    await page.getByRole('option', { name: /^Raden Ayu/ }).waitFor();
    await page.getByRole('option', { name: new RegExp(`^${nota}`) }).waitFor();
    const lines = await page.getByRole('option').allInnerTexts();
    expect(lines.findIndex((line) => line.startsWith('Raden Ayu'))).toBeLessThan(
      lines.findIndex((line) => line.startsWith(nota)),
    );
    await page.getByRole('option', { name: /^Raden Ayu/ }).click();
    const kartu = dialog(page, 'Raden Ayu');
    await kartu.getByText('Jl. Merdeka 1').waitFor();
    await kartu.getByRole('button', { name: 'Ubah' }).click();
    await kartu.getByLabel('Alamat').fill('Jl. Kawi 7');
    await page.keyboard.press('Control+Enter');
    await kartu.getByText('Jl. Kawi 7').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await box.waitFor();
    await scan(page, nota);
    await dialog(page, nota).waitFor();
  });
});

/** The same shop at another address: a proxy that takes `base` away and knows nothing else. */
async function openBelow(base: string): Promise<{ url: string; close(): Promise<void> }> {
  const before = process.env['KILAU_BASE_PATH'];
  process.env['KILAU_BASE_PATH'] = `${base}/`;
  const server = await openServer({ db: kilau.shop.db, webFolder: `${process.cwd()}/.build/web` });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const inner = (server.app.server.address() as AddressInfo).port;
  const proxy: Server = createServer((from, to) => {
    if (!from.url!.startsWith(`${base}/`)) return void to.writeHead(404).end('Toko lain');
    const onward = { port: inner, path: from.url!.slice(base.length), method: from.method };
    const sent = ask({ ...onward, headers: from.headers }, (answer) => {
      to.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(to);
    });
    from.pipe(sent);
  });
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}${base}`,
    close: async () => {
      if (before === undefined) delete process.env['KILAU_BASE_PATH'];
      else process.env['KILAU_BASE_PATH'] = before;
      proxy.closeAllConnections();
      proxy.close();
      await server.close();
    },
  };
}
