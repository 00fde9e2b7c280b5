import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bukaKasir, lastSale } from '#tests/browser/di-kasir.ts';
import { axe, type } from '#tests/browser/kilau.ts';
import { gambarAda } from '#tests/kit/kirim-gambar.ts';

const here = bukaKasir();

/** The cashier opens the window of the customer. */
async function bukaLayar(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Layar pelanggan' }).click();
  const layar = await opened;
  await layar.locator('main').waitFor();
  return layar;
}
const isi = (layar: Page): Promise<string> => layar.locator('main').innerText();
const menunjukkan = (layar: Page, kata: string | RegExp) => layar.getByText(kata).first().waitFor();

test('the customer sees pieces, weights, the sum, his change and the QR of his nota, and never more', async () => {
  const { page, kasir, codes } = here;
  const layar = await bukaLayar(page);
  await menunjukkan(layar, 'Toko Emas Kilau Jaya 1');
  await page.bringToFront();
  await kasir.scanAll(codes);
  await menunjukkan(layar, 'Kalung Rantai');
  for (const kata of ['Cincin Polos', '75%', '3.250 g', '20,617,000', '3 barang'])
    expect(await isi(layar)).toContain(kata);
  expect(await isi(layar)).not.toMatch(new RegExp([...codes, 'Baki', 'Modal', 'Sales'].join('|')));
  expect(await axe(layar)).toEqual([]);

  // A reload of either side changes nothing.
  await layar.reload();
  await menunjukkan(layar, 'Kalung Rantai');
  await page.reload();
  await page.locator('tbody tr th').nth(2).waitFor();
  await kasir.whoSells();
  await menunjukkan(layar, 'Ibu Ratna');
  await kasir.press('F8');
  await expect.poll(kasir.focused).toBe('persen');
  await type(page, '1');
  await kasir.press('Escape');
  await menunjukkan(layar, '20,411,000');
  await kasir.press('F7', '2');
  await menunjukkan(layar, 'Kembali');

  // No key and no press does anything there.
  const sebelum = await isi(layar);
  await layar.keyboard.press('F9');
  await layar.keyboard.press('Enter');
  await layar.keyboard.type('KJ100001');
  await layar.mouse.click(300, 300);
  expect(await layar.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await isi(layar)).toBe(sebelum);

  await kasir.press('F9');
  await menunjukkan(layar, 'Terima kasih');
  const { no_faktur_jual, kembali } = await lastSale(here);
  await layar.getByRole('img', { name: 'Kode QR nota Anda' }).waitFor();
  expect(await isi(layar)).toContain(no_faktur_jual);
  expect(await isi(layar)).toContain(kembali.toLocaleString('en'));
  expect(await axe(layar)).toEqual([]);
});

test('a window belongs to the counter that opened it, also beside a duplicated tab', async () => {
  const { page, kasir, codes, kilau } = here;
  const layar = await bukaLayar(page);
  await page.bringToFront();
  await kasir.scanAll(codes.slice(0, 1));
  await menunjukkan(layar, 'Cincin Polos');

  const lain = await page.context().newPage();
  await lain.goto(`${kilau.url}/transaksi-pembelian`);
  const layarLain = await bukaLayar(lain);
  await menunjukkan(layarLain, 'Selamat datang');
  expect(await isi(layar)).toContain('Cincin Polos');

  // The copy of a tab holds the name of its channel too, and lets go of it.
  const id = await page.evaluate(() => sessionStorage.getItem('kilau.layar'));
  await lain.evaluate((same) => sessionStorage.setItem('kilau.layar', same!), id);
  await lain.reload();
  await expect.poll(() => lain.evaluate(() => sessionStorage.getItem('kilau.layar'))).toBeNull();
  expect(await isi(layar)).toContain('Cincin Polos');

  // An older counter that slept when it was asked wakes: the feeding one releases the window. A newer one hears `saya`.
  await bukaLayar(lain);
  const lagi = await lain.evaluate(() => sessionStorage.getItem('kilau.layar'));
  const tayang = (sejak: number) =>
    page.evaluate(
      ([id, since]) =>
        new Promise<string>((heard) => {
          const saluran = new BroadcastChannel(`kilau.layar.2.${String(id)}`);
          const told = { kind: 'tayang', halaman: 'x', sejak: since, isi: null, slide: [] };
          saluran.onmessage = ({ data: { kind } }: MessageEvent<{ kind: string }>) => {
            if (kind === 'saya') heard(kind);
          };
          saluran.postMessage(told);
          setTimeout(() => heard('-'), 3000);
        }),
      [lagi, sejak] as const,
    );
  expect(await tayang(Date.now() + 60_000)).toBe('saya');
  expect(await tayang(0)).toBe('-');
  await expect.poll(() => lain.evaluate(() => sessionStorage.getItem('kilau.layar'))).toBeNull();
  expect(await isi(layar)).toContain('Cincin Polos');

  // Without a line the window says nothing of it; when the counter is closed it has nothing to show.
  await page.context().setOffline(true);
  expect(await layar.getByRole('dialog').count()).toBe(0);
  expect(await isi(layar)).toContain('Cincin Polos');
  await page.context().setOffline(false);
  await page.goto(`${kilau.url}/blank`);
  await layar.getByText('Selamat datang').waitFor({ timeout: 25_000 });
});

test('at a buy-back it shows the scale, the kadar and the offer; while nobody is served, the pictures of the shop', async () => {
  const { page, kilau } = here;
  const image_path = await gambarAda(kilau.shop, 'SPLASH_SCREEN');
  const slide = { text: 'Koleksi baru', position: 'bottom', image_path };
  const { status, text } = await kilau.shop
    .as('MU')
    .raw('PUT', 'app/splash-screen/GUEST-1', slide, { 'idempotency-key': 'layar-slide-1' });
  expect(status, text).toBeLessThan(300);
  await page.goto(`${kilau.url}/transaksi-pembelian`);
  const layar = await bukaLayar(page);
  await menunjukkan(layar, 'Koleksi baru');
  expect(
    await layar
      .locator('img')
      .evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth)),
  ).toBeGreaterThan(0);

  await page.bringToFront();
  await page.keyboard.press('F4');
  await page.getByLabel('Nama Barang').fill('Gelang Lama');
  for (const [label, pick] of [
    ['Jenis', 'Gelang'],
    ['Group', 'M'],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await type(page, pick);
    await page.keyboard.press('Enter');
  }
  await page.getByLabel('Kadar uji %').fill('75');
  await page.getByLabel('Berat timbang').fill('3.240');
  await page.getByText('Harga hari ini').waitFor();
  await menunjukkan(layar, 'Gelang Lama');
  await menunjukkan(layar, 'Toko membayar');
  for (const kata of ['75%', '3.240 g']) expect(await isi(layar)).toContain(kata);
  const bayar = await page.locator('aside output').first().innerText();
  expect((await isi(layar)).replace(/\s/g, '')).toContain(bayar.replace(/\s/g, ''));
  expect(await axe(layar)).toEqual([]);
});
