import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { HEADS } from '#kit/rules/escpos.ts';
import { printed } from '#kit/testing/virtual-printer.ts';
import type { Feature } from '#kit/web/base/shell.ts';
import { bukaKasir, lastSale } from '#tests/browser/di-kasir.ts';
import { axe } from '#tests/browser/kilau.ts';

const here = bukaKasir();
let page: Page;
beforeEach(() => void ({ page } = here));
afterEach(() => expect(here.counter.errors).toEqual([]));

type Call = readonly [name: string, given: Record<string, any>];
/** A shell: what it was asked for, and whether its printer is on. */
type Fake = { on: boolean; calls: Call[] };
type Faked = Window & { aplikasi: Fake };

function fakeShell({ features, code }: { features: string[]; code: string }): void {
  const fake: Fake = { on: true, calls: [] };
  const hear = (name: string, answer?: unknown) => async (given: unknown) => {
    fake.calls.push([name, (given ?? {}) as Record<string, unknown>]);
    return answer;
  };
  const print = async (paper: unknown) => {
    if (!fake.on) throw Object.assign(new Error('off'), { begun: false });
    await hear('print')(paper);
  };
  const more = { scan: hear('scan', code), display: hear('display'), share: hear('share') };
  Object.assign(window, {
    aplikasi: fake,
    KILAU_SHELL: {
      version: '1',
      features,
      print,
      openDrawer: hear('openDrawer'),
      weigh: hear('weigh', 3250),
      ...more,
    },
  });
}

const calls = async (name: string) =>
  (await page.evaluate(() => (window as unknown as Faked).aplikasi.calls)).flatMap(([one, given]) =>
    one === name ? [given] : [],
  );
const switchPrinter = (on: boolean) =>
  page.evaluate((to) => void ((window as unknown as Faked).aplikasi.on = to), on);

/** The counter inside a shell that can do this. */
async function openPos(
  path: string,
  features: readonly Feature[],
  devices: object = {},
): Promise<void> {
  await page.addInitScript(fakeShell, { features: [...features], code: here.codes[0]! });
  await page.evaluate(
    (text) => localStorage.setItem('kilau.prefs.perangkat', text),
    JSON.stringify(devices),
  );
  await page.goto(`${here.kilau.url}/pos/${path}`);
}
async function jualTunai() {
  await page.waitForSelector('[data-scan-field]');
  await here.kasir.scanAll([here.codes[0]!]);
  await here.kasir.whoSells();
  await here.kasir.press('F9');
  await page.getByText('Penjualan tersimpan').waitFor();
  return (await lastSale(here)).no_faktur_jual;
}
const RECEIPT = { receipt: { way: 'SHELL', roll: '58', drawer: 'PIN2' } };
const bar = () => page.getByRole('status', { name: 'Kertas belum tercetak' });
const notas = async () =>
  (await calls('print')).map(({ data }) =>
    printed(Uint8Array.from(Buffer.from(String(data), 'base64')), HEADS[58].columns),
  );

test('a nota goes to the shell as bytes, the drawer is its own, and no window of the browser prints', async () => {
  await openPos('transaksi-penjualan', ['escpos', 'openDrawer'], RECEIPT);
  const no = await jualTunai();
  await expect.poll(async () => (await calls('print')).length).toBe(1);
  const [paper] = await calls('print');
  expect(paper).toMatchObject({ kind: 'escpos', name: no });
  expect((await notas())[0]).toContain(`[bars 2: ${no}]`);
  expect(await calls('openDrawer')).toHaveLength(1);
  expect(await here.counter.printed()).toEqual([]);
});

test('a shell whose printer is off leaves the sale and its nota waiting; it comes out once, unmarked', async () => {
  await openPos('transaksi-penjualan', ['escpos'], RECEIPT);
  await page.waitForSelector('[data-scan-field]');
  await switchPrinter(false);
  const no = await jualTunai();
  await bar().getByText(`Belum tercetak: ${no}`).waitFor();
  await switchPrinter(true);
  await bar().getByRole('button', { name: 'Cetak lagi' }).click();
  await expect.poll(() => bar().count()).toBe(0);
  expect(await notas()).toHaveLength(1);
  expect((await notas())[0]?.join()).not.toContain('DICETAK LAGI');
});

test('one that prints pages gets the nota as a page of its roll; what it cannot do the browser does', async () => {
  await openPos('transaksi-penjualan', ['html']);
  const no = await jualTunai();
  await expect.poll(async () => (await calls('print')).length).toBe(1);
  const [paper] = await calls('print');
  expect(paper).toMatchObject({ kind: 'html', name: no });
  expect(paper!.data).toContain(no);
  expect(await here.counter.printed()).toEqual([]);
});

test('a shell without features is a browser, and so is a page of the web build inside one', async () => {
  await openPos('transaksi-penjualan', [], RECEIPT);
  await jualTunai();
  await expect.poll(async () => (await here.counter.printed()).length).toBe(1);
  expect(await calls('print')).toEqual([]);
  expect(await page.getByRole('button', { name: 'Pindai dengan alat ini' }).count()).toBe(0);
});

test('every PDF goes to its printer and every workbook to its share sheet; nothing is downloaded', async () => {
  const owner = await here.kilau.open('OWN', 'home');
  ({ page } = owner);
  const downloads: string[] = [];
  page.on('download', (one) => void downloads.push(one.suggestedFilename()));
  await openPos('laporan-penjualan', ['pdf', 'share']);
  await page.getByRole('button', { name: 'Export Pdf' }).click();
  await expect.poll(async () => (await calls('print')).length).toBe(1);
  const [pdf] = await calls('print');
  expect(pdf).toMatchObject({ kind: 'pdf' });
  expect(pdf!.name).toMatch(/\.pdf$/i);
  expect(Buffer.from(String(pdf!.data), 'base64').toString('latin1').slice(0, 5)).toBe('%PDF-');
  await page.getByRole('button', { name: 'Export Excel' }).click();
  await expect.poll(async () => (await calls('share')).length).toBe(1);
  const [sheet] = await calls('share');
  expect(sheet!.name).toMatch(/\.xlsx$/i);
  expect(sheet!.mime).toContain('spreadsheetml');
  expect(Buffer.from(String(sheet!.data), 'base64').toString('latin1').slice(0, 2)).toBe('PK');
  expect(downloads).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  await owner.context.close();
});

test('its scanner fills the counter, its scale a weight, its second screen what the customer may see', async () => {
  await openPos('transaksi-penjualan', ['scan', 'display']);
  await page.getByRole('button', { name: 'Pindai dengan alat ini' }).click();
  await page.locator('tbody tr th').first().waitFor();
  expect(await page.getByRole('button', { name: 'Layar pelanggan' }).count()).toBe(0);
  await expect
    .poll(async () => (await calls('display')).at(-1))
    .toMatchObject({ kind: 'tayang', isi: { barang: [{ nama: 'Cincin Polos', berat: 3250 }] } });
  expect(JSON.stringify(await calls('display'))).not.toContain(here.codes[0]);
  expect(await axe(page)).toEqual([]);
  const [state] = (await calls('display')).slice(-1);
  // The second view of the shell shows it: it opens this page and hands the state on.
  await page.goto(`${here.kilau.url}/pos/layar-pelanggan`);
  await page.locator('main').waitFor();
  await page.evaluate((detail) => {
    window.dispatchEvent(new CustomEvent('kilau:layar', { detail }));
  }, state);
  await page.getByText('Cincin Polos').waitFor();

  const own = await here.kilau.open('OWN', 'home');
  ({ page } = own);
  await openPos('tambah-data-barang', ['weigh']);
  await page.getByRole('button', { name: 'Ambil dari timbangan' }).first().click();
  await expect.poll(() => page.locator('[data-field="berat"]').first().inputValue()).toBe('3.25');
  await own.context.close();
});

test('the POS build keeps nothing in the browser and has no worker', async () => {
  const own = await here.kilau.open('KASIR', 'pos/home', { shell: true });
  await own.page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
  // A page of the web build has its worker by then.
  await own.page.waitForTimeout(2000);
  const kept = await own.page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);
  expect(kept).toEqual([0, 0]);
  expect((await fetch(`${here.kilau.url}/pos/sw.js`)).status).toBe(404);
  const web = await (await fetch(`${here.kilau.url}/config.js`)).text();
  expect(web).toContain('"platform":"WEB"');
  await own.context.close();
});
