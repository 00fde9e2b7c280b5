import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { nowMs } from '#kit/server/clock.ts';
import { noteBackup } from '#kit/server/postgres/backup-state.ts';
import { axe, openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import type { Look } from '#tests/browser/machine.ts';
import { belikan } from '#tests/kit/pembelian.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

let kilau: Kilau;
let counter: Counter | undefined;
let codes: string[];
let nota: string;

beforeAll(async () => {
  kilau = await openKilau();
  codes = await tambahPotong(kilau.shop, ['P1', 'P2', 'P1']);
  nota = (await jual(codes[0]!)).no_faktur_jual;
});
afterEach(async () => {
  const said = counter?.errors ?? [];
  await counter?.context.close();
  counter = undefined;
  if (said.length > 0) throw new Error(said.join('\n'));
});
afterAll(() => kilau.close());

const jual = (kode_barcode: string) =>
  kilau.shop.as('KASIR2').call(penjualanDocument.makes.jual, {
    body: {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1' },
      barang: [{ kode_barcode }],
      pembayaran: [{ jenis: 'CASH', jumlah: 7_102_500 }],
    } as never,
  });

async function open(who: 'OWN' | 'KASIR', look = {}): Promise<Page> {
  counter = await kilau.open(who, 'dashboard', look);
  await counter.page.getByRole('heading', { name: 'Perlu dilihat' }).waitFor();
  return counter.page;
}

describe('the dashboard of a shop that sold P1 for 7,102,500', () => {
  test('the owner reads sales, stock, value, drawer and what asks for a look', async () => {
    const page = await open('OWN');
    const text = await page.innerText('main');
    for (const words of [
      'Rp 7,102,500',
      '1 nota, 1 potong',
      '3.250',
      '9.89',
      'Nilai jual hari ini',
    ])
      expect(text).toContain(words);
    expect(text).toContain('2 barang tanpa foto');
    const kas = page.getByRole('row', { name: /^Kas toko/ });
    expect(await kas.innerText()).toMatch(/7,102,500\s+0\s+7,102,500/);
  });

  test('a sale at another counter stands on it without a reload', async () => {
    const page = await open('OWN');
    await page.waitForTimeout(3000);
    await jual(codes[2]!);
    await page.getByText('2 nota, 2 potong').waitFor({ timeout: 10_000 });
    expect(await page.innerText('main')).toContain('Rp 14,205,000');
  });

  test('its year is drawn from the chart of months, in grams', async () => {
    const page = await open('OWN');
    await page.getByRole('button', { name: '2026' }).click();
    const chart = page.getByRole('img', { name: /Gram terjual per bulan/ });
    expect(await chart.getAttribute('aria-label')).toContain('Nov 2026 6.500 g');
    const dibeli = page.getByRole('button', { name: 'Dibeli', exact: true });
    await dibeli.click();
    await page.getByText('Belum ada yang digambar.').waitFor();
    await kilau.shop.param('FOTO_BELI_WAJIB', false);
    await belikan(kilau.shop, [
      {
        asal_nota: 'NOTA_SENDIRI',
        no_faktur_jual: nota,
        kode_barcode: codes[0],
        berat: 3.24,
      },
    ]);
    await page.reload();
    await dibeli.click();
    const bought = page.getByRole('img', { name: /Gram dibeli per bulan/ });
    expect(await bought.getAttribute('aria-label')).toContain('Nov 2026 3.240 g');
  });

  test('a cashier sees no value, no margin, no drawer and no chart', async () => {
    const page = await open('KASIR');
    const text = await page.innerText('main');
    for (const words of ['Nilai jual', 'Laba kotor', 'Kas dan bank', 'Gram terjual'])
      expect(text).not.toContain(words);
  });

  test.for([
    [false, 1366, 768],
    [true, 1366, 768],
    [false, 1024, 600],
  ] as const)('axe finds nothing, dark %s at %i x %i', async ([dark, width, height]) => {
    const page = await open('OWN', { dark, width, height });
    await page.getByRole('img', { name: /Gram terjual per hari/ }).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test('a member born on this day is named to everybody at the counter, with the shop’s greeting', async () => {
    await kilau.shop.modulOn('MEMBER_MODULE');
    const ibu = await kilau.shop.as('KASIR2').raw('POST', 'customer', {
      nama: 'Ibu Ayu Lestari',
      alamat: 'Jl. Melati 3',
      no_hp: '0813 7700 1122',
      tgl_lahir: '1990-11-20',
    });
    expect(ibu.status, ibu.text).toBe(201);
    await kilau.shop.rows(`update customer set jenis = 'MEMBER' where nama = 'Ibu Ayu Lestari'`);
    const page = await open('KASIR');
    const ultah = page.getByRole('region', { name: 'Ulang tahun hari ini' });
    expect(await ultah.innerText()).toContain('Ibu Ayu Lestari');
    await counter!.context.route('https://wa.me/**', (route) => route.fulfill({ body: 'wa' }));
    const [wa] = await Promise.all([
      counter!.context.waitForEvent('request', (one) => one.url().startsWith('https://wa.me/')),
      ultah.getByRole('button', { name: 'Ucapkan' }).click(),
    ]);
    expect(decodeURIComponent(wa.url())).toContain('Selamat ulang tahun, Ibu Ayu Lestari.');
    expect(await axe(page)).toEqual([]);
  });
});

test.for([
  [false, 1366],
  [true, 390],
] as const)(
  'a backup that was not made is on the owner’s home with its reason, dark %s at %i',
  async ([dark, width]) => {
    noteBackup({ last: null, failed: { ms: nowMs(), why: 'DISK_PENUH' } });
    try {
      counter = await kilau.open('OWN', 'home', { dark, width, height: 768 });
      const { page } = counter;
      await page.getByText('Cadangan tidak berjalan').waitFor();
      await page.getByText('Disk cadangan penuh').waitFor();
      expect(await axe(page)).toEqual([]);
    } finally {
      noteBackup(undefined);
    }
  },
);

describe('what head office sees of its branches', () => {
  /** How far the figures of a row end before the edge of the page. */
  const tepi = (page: Page, row: string) =>
    page
      .getByRole('row', { name: row })
      .locator(':is(th, td):visible')
      .last()
      .evaluate((cell) => {
        const main = cell.closest('main')!.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(cell);
        return main.right - words.getBoundingClientRect().right;
      });

  test.for([
    { width: 1366, height: 768 },
    { width: 1366, height: 768, dark: true },
    { width: 390, height: 844 },
  ] satisfies Look[])('the branch, its course and the sums stand within %o', async (look) => {
    counter = await kilau.open('own.pst', 'dashboardPusat', look);
    const { page } = counter;
    await page.getByRole('img', { name: /Gram terjual per hari/ }).waitFor();
    const jual = page.getByText('Penjualan', { exact: true }).first();
    const band = (await jual.locator('xpath=../../..').boundingBox())!;
    expect(band.height).toBeGreaterThan(60);
    if (look.width > 640) expect(await tepi(page, 'Total')).toBeGreaterThanOrEqual(16);
    expect(await axe(page)).toEqual([]);
  });

  test('on a phone the places of money end before the edge', async () => {
    const page = await open('OWN', { width: 390, height: 844 });
    expect(await tepi(page, 'Total')).toBeGreaterThanOrEqual(16);
  });
});
