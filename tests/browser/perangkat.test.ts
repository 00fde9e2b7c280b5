import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { HEADS, type Roll } from '#kit/rules/escpos.ts';
import { printed } from '#kit/testing/virtual-printer.ts';
import type { Devices } from '#kit/web/device/settings.ts';
import {
  ubahLogoNotaEndpoint,
  ubahTemplatNotaEndpoint,
} from '#areas/toko/contract/templat-nota.api.ts';
import { templatBawaan } from '#areas/toko/rules/templat-nota.ts';
import { bukaKasir, lastSale } from '#tests/browser/di-kasir.ts';
import { fakePrinters, TSC, USB, type Fake, type Faked } from '#tests/browser/fake-printers.ts';
import { axe, scan } from '#tests/browser/kilau.ts';
import { izin } from '#tests/kit/orang/setuju.ts';

const here = bukaKasir();
let { counter, page, codes, kasir } = here;

beforeEach(async () => {
  ({ counter, page, codes, kasir } = here);
  await page.addInitScript(fakePrinters);
});
afterEach(() => expect(counter.errors).toEqual([]));

const jobsOf = (at: Page) => at.evaluate(() => (window as unknown as Faked).alat.jobs);
const setFake = (change: Partial<Fake>) =>
  page.evaluate((to) => void Object.assign((window as unknown as Faked).alat, to), change);
/** What came out of the printer, job by job. */
const papers = async (roll: Roll) =>
  (await jobsOf(page)).map((job) => printed(Uint8Array.from(job), HEADS[roll].columns));

/** A counter where the devices are set already. */
async function sitAt(path: string, devices: Partial<Devices>): Promise<void> {
  await page.evaluate(
    (text) => localStorage.setItem('kilau.prefs.perangkat', text),
    JSON.stringify(devices),
  );
  await page.goto(`${here.kilau.url}/${path}`);
  await page.waitForSelector('[data-scan-field]');
}

/** A ring for cash, exactly. */
async function jualTunai(code: string) {
  await kasir.scanAll([code]);
  await kasir.whoSells();
  await kasir.press('F9');
  await page.getByText('Penjualan tersimpan').waitFor();
  return (await lastSale(here)).no_faktur_jual;
}

const choose = async (name: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name, exact: true }).first().click();
  await page.getByRole('option', { name: option }).click();
};
const bar = () => page.getByRole('status', { name: 'Kertas belum tercetak' });
const lagi = () => bar().getByRole('button', { name: 'Cetak lagi' });

describe('the printer of a counter, without the print window (D-49.4, D-49.6)', () => {
  test('it is chosen on /perangkat, prints a sample there, then notas in 32 columns, and opens the drawer for cash', async () => {
    await page.goto(`${here.kilau.url}/perangkat`);
    await choose('Jalan cetak', 'Langsung lewat USB');
    await page.getByRole('button', { name: 'Pilih alat' }).first().click();
    await page.getByText('TM-T82').waitFor();
    await choose('Gulungan', '58 mm');
    await choose('Laci uang', /pin 2/);
    await page.getByRole('button', { name: 'Cetak contoh' }).click();
    await page.getByText('Contoh tercetak').waitFor();
    const [contoh] = await papers(58);
    expect(contoh).toContain('1234567890'.repeat(3) + '12');
    expect(contoh?.join()).not.toContain('drawer');
    expect(await axe(page)).toEqual([]);

    await page.goto(`${here.kilau.url}/transaksi-penjualan`);
    await page.waitForSelector('[data-scan-field]');
    const no = await jualTunai(codes[0]!);
    await expect.poll(async () => (await papers(58)).length).toBe(2);
    const [drawer, nota] = await papers(58);
    expect(drawer).toEqual(['[drawer 2, 50 ms, 500 ms]']);
    expect(nota).toContain(`[bars 2: ${no}]`);
    expect(nota?.join('\n')).toMatch(/Cincin Polos[\s\S]*Total +Rp 7,102,500/);
    expect(nota?.at(-1)).toBe('[cut]');
    expect(await counter.printed()).toEqual([]);
    expect(await bar().count()).toBe(0);
  });

  test('a printer that is off undoes no sale: its nota waits, is printed once without an approval, and opens no drawer', async () => {
    await sitAt('transaksi-penjualan', { receipt: USB });
    await setFake({ on: false });
    const no = await jualTunai(codes[0]!);
    await bar().getByText(`Belum tercetak: ${no}`).waitFor();
    expect(await axe(page)).toEqual([]);
    await lagi().click();
    await expect.poll(() => lagi().isEnabled()).toBe(true);
    expect(await jobsOf(page)).toEqual([]);

    await page.goto(`${here.kilau.url}/transaksi-penjualan`);
    await bar().waitFor();
    await lagi().click();
    await expect.poll(() => bar().count()).toBe(0);
    const out = await papers(58);
    expect(out).toHaveLength(1);
    expect(out[0]).toContain(`[bars 2: ${no}]`);
    expect(out[0]?.join()).not.toMatch(/DICETAK LAGI|drawer/);
  });

  test('one that breaks in the middle of a nota prints it again with that word on it, so that no two are alike', async () => {
    await sitAt('transaksi-penjualan', { receipt: { ...USB, drawer: 'NONE' } });
    await setFake({ breaksAt: 1 });
    const no = await jualTunai(codes[0]!);
    await bar().getByText(no).waitFor();
    await lagi().click();
    await expect.poll(() => bar().count()).toBe(0);
    const [, second] = await papers(58);
    expect(second?.join()).toContain('DICETAK LAGI');
    expect(second).toContain(`[bars 2: ${no}]`);
  });

  test('a nota that waits is none any more once its sale is cancelled', async () => {
    await sitAt('transaksi-penjualan', { receipt: { ...USB, drawer: 'NONE' } });
    await setFake({ on: false });
    const no = await jualTunai(codes[0]!);
    await bar().getByText(no).waitFor();
    const { shop } = here.kilau;
    const write = { path: `penjualan/${no}/batal`, body: { alasan: 'Salah barang' } };
    // At another computer: this one keeps its own session.
    const ya = await izin(shop.as('SPV'), shop.as('OWN'), write);
    const head = { 'idempotency-key': 'batal-tunggu', 'x-otorisasi': ya };
    const batal = await shop.as('SPV').raw('POST', write.path, write.body, head);
    expect(batal.status, batal.text).toBe(200);
    await setFake({ on: true });
    await lagi().click();
    await page.getByText(`${no} Sudah Berubah`).waitFor();
    await expect.poll(() => bar().count()).toBe(0);
    expect(await jobsOf(page)).toEqual([]);
  });

  test('the shop’s logo is dots above its name, as high as on the paper of the browser', async () => {
    const square = { width: 300, height: 300, channels: 3, background: 'black' } as const;
    const png = (await sharp({ create: square }).png().toBuffer()).toString('base64');
    const owner = here.kilau.shop.as('OWN');
    await owner.call(ubahLogoNotaEndpoint, { body: { gambar: `data:image/png;base64,${png}` } });
    await owner.call(ubahTemplatNotaEndpoint, {
      params: { jenis: 'PENJUALAN' },
      body: { templat: { ...templatBawaan('PENJUALAN'), logo: true } },
    });
    await sitAt('transaksi-penjualan', { receipt: { ...USB, drawer: 'NONE' } });
    await jualTunai(codes[0]!);
    await expect.poll(async () => (await papers(58)).length).toBe(1);
    expect((await papers(58))[0]?.[0]).toBe('[picture 128 x 128]');
  });

  test('what waits can be discarded, after a question', async () => {
    await sitAt('transaksi-penjualan', { receipt: USB });
    await setFake({ on: false });
    await jualTunai(codes[0]!);
    await bar().getByRole('button', { name: 'Buang kertas' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Buang kertas' }).click();
    await expect.poll(() => bar().count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('kilau.kertas'))).toBeNull();
  });
});

test('the drawer that is opened by hand is on record with its reason, and opens', async () => {
  const spv = await here.kilau.open('SPV', 'home');
  ({ page } = spv);
  await page.addInitScript(fakePrinters);
  await page.evaluate(
    (text) => localStorage.setItem('kilau.prefs.perangkat', text),
    JSON.stringify({ receipt: USB }),
  );
  await page.goto(`${here.kilau.url}/uang-kas`);
  await page.getByRole('button', { name: 'Buka laci' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Alasan').fill('Tukar uang kecil');
  expect(await jobsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Buka laci' }).click();
  await expect.poll(() => papers(58)).toEqual([['[drawer 2, 50 ms, 500 ms]']]);
  const kept = await here.kilau.shop.rows(
    "select sesudah ->> 'alasan' as alasan from audit where tindakan = 'BUKA_LACI'",
  );
  expect(kept).toEqual([{ alasan: 'Tukar uang kecil' }]);
  await spv.context.close();
});

test('the proof of cash that came in leaves by the printer of the counter, waits while that is off, and is a PDF beside it', async () => {
  const spv = await here.kilau.open('SPV', 'home');
  ({ page } = spv);
  await page.addInitScript(fakePrinters);
  await page.evaluate(
    (text) => localStorage.setItem('kilau.prefs.perangkat', text),
    JSON.stringify({ receipt: { ...USB, drawer: 'NONE' } }),
  );
  await page.goto(`${here.kilau.url}/uang-kas`);
  const masuk = async (keterangan: string): Promise<string> => {
    await choose('Arah', 'Kas masuk');
    await choose('Kode Transaksi', /MODAL_KAS/);
    await page.locator('[data-field="jumlah"]').fill('1250000');
    await page.locator('[data-field="keterangan"]').fill(keterangan);
    const saved = page.waitForResponse('**/api/v1/cash/masuk');
    await page.keyboard.press('Control+Enter');
    return ((await (await saved).json()) as { data: { no_kas: string } }).data.no_kas;
  };
  const pagi = await masuk('Modal pagi');
  await expect.poll(async () => (await papers(58)).length).toBe(1);
  const [bukti] = await papers(58);
  expect(bukti).toContain(`[bars 2: ${pagi}]`);
  expect(bukti?.join('\n')).toMatch(/Modal pagi[\s\S]*Rp 1,250,000/);
  await setFake({ on: false });
  const siang = await masuk('Modal siang');
  await bar().getByText(siang).waitFor();
  await setFake({ on: true });
  await lagi().click();
  await expect.poll(() => bar().count()).toBe(0);
  expect((await papers(58))[1]).toContain(`[bars 2: ${siang}]`);
  expect(spv.errors).toEqual([]);
  await spv.context.close();
});

test('a computer that prints as a telephone does opens the file of a proof, whatever hangs on it; it says so in its devices', async () => {
  await here.kilau.shop.param('PLATFORM_NOTA', 'TANYA');
  const spv = await here.kilau.open('SPV', 'home');
  ({ page } = spv);
  await page.addInitScript(fakePrinters);
  await page.evaluate(
    (text) => localStorage.setItem('kilau.prefs.perangkat', text),
    JSON.stringify({ receipt: { ...USB, drawer: 'NONE' } }),
  );
  await page.goto(`${here.kilau.url}/perangkat`);
  await choose('Tempat cetak nota', 'Mobile');
  await page.goto(`${here.kilau.url}/uang-kas`);
  await choose('Arah', 'Kas masuk');
  await choose('Kode Transaksi', /MODAL_KAS/);
  await page.locator('[data-field="jumlah"]').fill('1250000');
  await page.locator('[data-field="keterangan"]').fill('Modal');
  const file = page.context().waitForEvent('response', (one) => one.url().includes('struk.pdf'));
  await page.keyboard.press('Control+Enter');
  expect((await file).url()).toContain('bentuk=PDF');
  expect(await jobsOf(page)).toEqual([]);
  await here.kilau.shop.param('PLATFORM_NOTA', 'DESKTOP_DEPAN');
  expect(spv.errors).toEqual([]);
  await spv.context.close();
});

test('labels go to a serial printer of 300 dpi one by one; what broke and what came after it waits, no other', async () => {
  const spv = await here.kilau.open('SPV', 'home');
  ({ page } = spv);
  await page.addInitScript(fakePrinters);
  const label = { way: 'SERIAL', device: TSC, baud: 9600, language: 'TSPL', dpi: 300 } as const;
  await sitAt('cetak-barcode', { label });
  await choose('Bentuk', 'Printer label komputer ini');
  for (const [at, code] of codes.entries()) {
    await scan(page, code);
    await page.locator('li svg[role=img]').nth(at).waitFor();
  }
  await setFake({ breaksAt: 2 });
  await page.keyboard.press('F9');
  await page.getByText('Belum tercetak: 3 label').waitFor();
  await lagi().click();
  await expect.poll(() => bar().count()).toBe(0);
  const said = (await jobsOf(page)).map((job) => String.fromCharCode(...job));
  const codesIn = said.map((job) =>
    [...job.matchAll(/BARCODE [^\n]*"(\w+)"\r/g)].map(([, one]) => one),
  );
  expect(codesIn).toEqual([
    [codes[0], codes[1]],
    [codes[1], codes[2]],
  ]);
  expect(said[1]).toContain('BARCODE 44,45,"128M",66,0,0,3,3,');
  await spv.context.close();
});
