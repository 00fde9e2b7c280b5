import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { kasirAt } from '#tests/browser/kasir.ts';
import { openKilau, scan, type, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { PASSWORD } from '#tests/kit/shop.ts';
import { cash, send, titipan } from '#tests/kit/titipan.ts';

let kilau: Kilau;
let counter: Counter;
let page: Page;
beforeAll(async () => {
  kilau = await openKilau();
  await kilau.shop.param('PLATFORM_NOTA', 'DESKTOP_DEPAN');
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 20_000_000, keterangan: 'Modal pagi' };
  await send(kilau.shop.as('OWN'), 'cash/masuk', modal);
  counter = await kilau.open('SPV', 'transaksi-pembelian');
  ({ page } = counter);
});
afterAll(async () => {
  await kilau.close();
  expect(counter.errors).toEqual([]);
});

/** Presses Tab, as a person without a mouse does, until the wanted element has the focus. */
async function tabTo(what: RegExp): Promise<void> {
  for (let steps = 0; steps < 24; steps++) {
    const here = await page.evaluate(() => {
      const at = document.activeElement;
      const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at?.textContent;
      return `${at?.getAttribute('aria-label') ?? ''} ${label ?? ''}`.trim();
    });
    if (what.test(here)) return;
    await page.keyboard.press('Tab', { delay: 60 });
  }
  throw new Error(`${String(what)} is out of reach of the Tab key`);
}

/** The nota of a piece that the other counter sold. */
async function terjual(nama: 'P1' | 'P2', jumlah: number): Promise<string> {
  const codes = await tambahPotong(kilau.shop, [nama]);
  const jual = { ...titipan(codes), ...cash(jumlah) };
  const { body } = await send(kilau.shop.as('KASIR2'), 'penjualan', jual);
  return (body.data as { no_faktur_jual: string }).no_faktur_jual;
}

test('a supervisor buys back above the offer, the owner agreeing, with keys and scanner alone', async () => {
  const { press, focused } = kasirAt(page);
  const nota = await terjual('P2', 3_119_000);
  await page.waitForSelector('[data-scan-field]');
  await scan(page, nota);
  await expect.poll(focused).toBe('berat-1');
  await type(page, '2.340');
  await tabTo(/^Harga diminta/);
  await type(page, '3000000');
  await press('F9');
  await expect.poll(focused).toBe('kode_sales');
  await type(page, 'S01');
  await page.getByRole('option').first().waitFor();
  await press('Enter', 'F9');
  await page.getByText('Beli di atas harga').first().waitFor();
  await type(page, 'Pelanggan lama');
  await press('Control+Enter');
  await expect.poll(focused).toBe('user_id');
  await type(page, 'own.kj1');
  await press('Tab');
  await page.keyboard.type(PASSWORD);
  await press('Control+Enter');
  await page.getByText('Pembelian disimpan').waitFor();
  expect(await kilau.shop.rows('select grand_total, status from pembelian')).toEqual([
    { grand_total: 3_000_000, status: 'DONE' },
  ]);
  await expect.poll(async () => (await counter.printed()).join()).toContain('NOTA PEMBELIAN');
});

test('a piece is put aside for 470,000 and fetched, another one exchanged: no mouse at the sale counter', async () => {
  const { press, focused, scanAll } = kasirAt(page);
  const [p4, p3] = (await tambahPotong(kilau.shop, ['P4', 'P3'])) as [string, string];
  await page.goto(`${kilau.url}/transaksi-penjualan`);
  await page.waitForSelector('[data-scan-field]');
  await scanAll([p4]);
  // Who bought the gold back sells at this computer, too: only the customer is missing.
  await press('F9');
  await expect.poll(focused).toBe('nama');
  await type(page, 'Ibu Ratna');
  await press('F7', 'Enter');
  await expect.poll(focused).toBe('tunai');
  await type(page, '470000');
  await tabTo(/^Titip dengan uang muka/);
  await press('Enter');
  await page.getByRole('dialog', { name: /^TT/ }).getByText('Rp 1,000,000').waitFor();
  await press('Escape');
  await scan(page, p4);
  await page.getByRole('dialog', { name: /^TT/ }).waitFor();
  await tabTo(/^Ambil/);
  await press('Enter');
  await page.getByRole('dialog', { name: /^Ambil titipan/ }).waitFor();
  await tabTo(/tunai diterima/);
  await type(page, '1000000');
  await press('Control+Enter');
  await page.getByText('Titipan diambil').waitFor();
  // The form closes over the deposit; a key meant for the deposit waits for that.
  await page.getByRole('dialog', { name: /^Ambil titipan/ }).waitFor({ state: 'hidden' });
  await press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  const lama = await terjual('P2', 3_119_000);
  await press('F6');
  await page.getByRole('heading', { name: 'Tukar tambah' }).waitFor();
  await scanAll([p3]);
  await scan(page, lama);
  await expect.poll(focused).toMatch(/^berat-/);
  await type(page, '2.340');
  await page.getByText('Dibayar pelanggan').waitFor();
  // Who sold the last nota sells this one, unless told otherwise.
  await press('F9');
  await page.getByText('Penjualan tersimpan').waitFor();
  expect(await kilau.shop.rows('select status from tukar')).toEqual([{ status: 'DONE' }]);
});
