import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { HEADS } from '#kit/rules/escpos.ts';
import { printed } from '#kit/testing/virtual-printer.ts';
import { WHOLE } from '#shell/bridge/fake-app.fixtures.ts';
import { bukaKasir, lastSale } from '#tests/browser/di-kasir.ts';
import { axe } from '#tests/browser/kilau.ts';
import { buildShell } from '#tools/release/shell-build.ts';

/** What `shell/` builds, with the Kotlin side faked: the bridge around the POS build, and the app's first page. */
const here = bukaKasir();
let folder: string;
let page: Page;
beforeAll(async () => void (folder = await buildShell('.build/shell-test')));
beforeEach(() => void ({ page } = here));

type Asked = readonly [plugin: string, method: string, given: Record<string, any>];
type Faked = Window & { aplikasi: { asked: Asked[]; refuse: string | null } };

/** Capacitor as the app puts it into a page. */
function fakeCapacitor(): void {
  const aplikasi: Faked['aplikasi'] = { asked: [], refuse: null };
  const kept = { url: null as string | null, setup: '{}' };
  const does: Record<string, (given: any) => unknown> = {
    state: () => ({ ...kept, screens: 1 }),
    save: ({ origin, start, setup }) => {
      if (setup) kept.setup = setup;
      if (origin) kept.url = origin + start;
    },
    nearby: () => ({ usb: [], bluetooth: [{ mac: '00:11:22:AA:BB:CC', name: 'RPP02' }] }),
    request: ({ url }) => (window as any).ambil(url),
    print: () => {
      const code = aplikasi.refuse;
      if (code) throw Object.assign(new Error('tidak'), { code, data: { begun: false } });
    },
  };
  const nativePromise = async (plugin: string, method: string, given: Record<string, any>) => {
    aplikasi.asked.push([plugin, method, given]);
    return does[method]?.(given);
  };
  Object.assign(window, { aplikasi, Capacitor: { nativePromise } });
}
const asked = async (method: string) =>
  (await page.evaluate(() => (window as unknown as Faked).aplikasi.asked)).flatMap(
    ([, name, given]) => (name === method ? [given] : []),
  );
const built = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** A page of the POS build as the app begins it: what it knows of the device, the bridge, then Capacitor. */
async function openInApp(path: string): Promise<void> {
  const device = { version: '1.0.0', setup: WHOLE, screens: 0, documents: true };
  const given = JSON.stringify({ start: '/pos/', device });
  await page.addInitScript(`window.KILAU_PERANGKAT = ${given};\n${built('bridge.js')}`);
  await page.addInitScript(fakeCapacitor);
  await page.evaluate(() =>
    localStorage.setItem(
      'kilau.prefs.perangkat',
      JSON.stringify({ receipt: { way: 'SHELL', roll: '58', drawer: 'PIN2' } }),
    ),
  );
  await page.goto(`${here.kilau.url}/${path}`);
}

test('a sale in the app prints its nota once and opens the drawer; a page beside the POS build has no bridge', async () => {
  await openInApp('pos/transaksi-penjualan');
  await page.waitForSelector('[data-scan-field]');
  expect(
    await page.evaluate(() => [
      window.KILAU_SHELL?.version,
      Object.keys(window).filter((one) => /PERANGKAT|Kilau/.test(one)),
    ]),
  ).toEqual(['1.0.0', []]);
  await here.kasir.scanAll([here.codes[0]!]);
  await here.kasir.whoSells();
  await here.kasir.press('F9');
  await page.getByText('Penjualan tersimpan').waitFor();
  const { no_faktur_jual: no } = await lastSale(here);
  await expect.poll(async () => (await asked('print')).length).toBe(2);
  const papers = (await asked('print')).map(({ data }) => Buffer.from(String(data), 'base64'));
  const notas = papers.map((bytes) =>
    printed(Uint8Array.from(bytes), HEADS[58].columns).join('\n'),
  );
  expect(notas.filter((text) => text.includes(`[bars 2: ${no}]`))).toHaveLength(1);
  expect(papers.some((bytes) => bytes.equals(Buffer.from([0x1b, 0x70, 0, 25, 250])))).toBe(true);
  await page.goto(`${here.kilau.url}/home`);
  expect(await page.evaluate(() => window.KILAU_SHELL)).toBeUndefined();
});

test('a printer that may not be used is named with its reason, and the nota waits', async () => {
  await openInApp('pos/transaksi-penjualan');
  await page.waitForSelector('[data-scan-field]');
  await page.evaluate(() => ((window as unknown as Faked).aplikasi.refuse = 'IZIN'));
  await here.kasir.scanAll([here.codes[0]!]);
  await here.kasir.whoSells();
  await here.kasir.press('F9');
  await page.getByText('belum tercetak: aplikasi kasir belum diberi izin').waitFor();
  await page.getByRole('status', { name: 'Kertas belum tercetak' }).waitFor();
});

/** The app's first page, as its web view opens it. */
async function openFirst(): Promise<void> {
  await page.route('https://localhost/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    return route.fulfill({ path: join(folder, name) });
  });
  await page.exposeFunction('ambil', async (url: string) => {
    const response = await fetch(url, { redirect: 'manual' });
    return { status: response.status, data: await response.text() };
  });
  await page.addInitScript(fakeCapacitor);
  await page.goto('https://localhost/');
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const typeAddress = async (text: string) => {
  await page.getByLabel('Alamat server').fill(text);
  await press('Periksa');
};

test('the first page asks for the address once, looks who answers there, and stores it after a second press', async () => {
  await openFirst();
  expect(await axe(page)).toEqual([]);
  await typeAddress('http://toko.example.com');
  await page.getByText('Tanpa https hanya alamat di jaringan toko').waitFor();
  await typeAddress(here.kilau.url);
  await page.getByText('Kilau 3.5.2 menjawab.').waitFor();
  await page.getByText('kata sandi dapat dibaca').waitFor();
  expect(await asked('save')).toEqual([]);
  await press('Tidak');
  await typeAddress(here.kilau.url);
  await press('Ya, pakai');
  await page.getByText(`Server: ${here.kilau.url}/pos/`).waitFor();
  expect(await asked('save')).toEqual([{ origin: here.kilau.url, start: '/pos/' }]);
});

test('devices are chosen and stored, the address is changed behind a question, and the counter is opened', async () => {
  await openFirst();
  await typeAddress(here.kilau.url);
  await press('Ya, pakai');
  await page
    .getByLabel('Printer struk', { exact: true })
    .selectOption({ label: 'Bluetooth RPP02' });
  await page.getByText('Tersimpan.').waitFor();
  await page.getByLabel('Printer di jaringan').fill('8.8.8.8');
  await press('Untuk label');
  await page.getByText('Alamat printer di jaringan toko').waitFor();
  await page.getByLabel('Printer di jaringan').fill('192.168.1.50');
  await press('Untuk label');
  await page.getByText('Tersimpan.').waitFor();
  await press('Cetak contoh');
  await page.getByText('Contoh dikirim ke printer.').waitFor();
  const stored = (await asked('save')).map(({ setup }) => setup).filter(Boolean);
  expect(JSON.parse(stored.at(-1))).toMatchObject({
    receipt: { way: 'BLUETOOTH', mac: '00:11:22:AA:BB:CC' },
    label: { way: 'TCP', host: '192.168.1.50', port: 9100 },
  });
  expect(await axe(page)).toEqual([]);
  await press('Ganti alamat');
  await typeAddress(here.kilau.url.replace('localhost', '127.0.0.1'));
  await page.getByText('Alamat lama:').waitFor();
  await press('Tidak');
  await press('Kembali');
  expect((await asked('save')).filter(({ origin }) => origin)).toHaveLength(1);
  await press('Buka kasir');
  expect(await asked('open')).toHaveLength(1);
});

test('the QR of a nota leads to its server', async () => {
  const seen = `${here.kilau.url}/nota/abc`;
  await page.addInitScript((rawValue) => {
    const drawn = () => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
      return canvas.captureStream(10);
    };
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia: async () => drawn() },
    });
    (window as any).BarcodeDetector = class {
      detect = async () => [{ rawValue }];
    };
  }, seen);
  await openFirst();
  await press('Pindai QR');
  await page.getByText('Pakai alamat ini?').waitFor();
  await page.getByText(here.kilau.url, { exact: true }).waitFor();
});
