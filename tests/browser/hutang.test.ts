import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { axe, openKilau, scan, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { done } from '#tests/kit/done.ts';
import { pinjamkan, REINI } from '#tests/kit/hutang.ts';
import { PASSWORD } from '#tests/kit/shop.ts';

let kilau: Kilau;
let counter: Counter;
let page: Page;
beforeAll(async () => {
  kilau = await openKilau();
  await done(kilau.shop, 'OWN', 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 50_000_000,
    keterangan: 'Modal pagi',
  });
  counter = await kilau.open('KASIR', 'transaksi-hutang');
  ({ page } = counter);
});
afterAll(async () => {
  await counter.context.close();
  await kilau.close();
  expect(counter.errors).toEqual([]);
});

const hutang = async () =>
  (
    await kilau.shop.rows<{ no: string; status: string; jumlah: number; sampai: string }>(
      `select no_faktur_hutang as no, status, jumlah_hutang as jumlah, bunga_dibayar_sampai as sampai from hutang`,
    )
  )[0];

test('a ring is weighed and tested, the ceiling seen, and 3,000,000 paid out by keys alone', async () => {
  await page.getByLabel('Nama Barang').waitFor();
  await page.keyboard.type('Cincin polos');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cincin');
  await page.getByRole('option', { name: 'CC · Cincin', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel('Kadar uji %').fill('70');
  await page.getByLabel('Berat', { exact: true }).fill('3');
  await page.getByLabel('Jumlah Hutang').fill('3000000');
  await page.getByLabel('Nama, No HP, atau kode').fill('Ibu Reini');
  await page.getByLabel('No HP', { exact: true }).fill('0813 7700 1122');
  await page.getByLabel('No KTP').fill('3201234567890009');
  await page.getByLabel('Alamat').fill('Jl. Cempaka 5');
  await page.getByRole('button', { name: 'Bayar Rp 3,000,000' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('F9');
  await expect.poll(async () => (await hutang())?.status).toBe('AKTIF');
  expect(await page.locator('output').first().innerText()).toContain('3,000,000');
});

test('its ticket is scanned anywhere; of the same day the interest of the month to come is proposed', async () => {
  const { no } = (await hutang())!;
  // Paid out on screen too: the next ticket belongs to the scan field, Enter in it begins the next form.
  await page.getByText(no).first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-field'));
  const scans = () => page.evaluate(() => document.activeElement?.hasAttribute('data-scan-field'));
  await expect.poll(scans).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('nama_barang-1');
  await scan(page, no);
  const card = page.getByRole('dialog', { name: no });
  await card.getByText('Tebus hari ini').waitFor();
  await page.keyboard.press('F8');
  const pay = page.getByRole('dialog', { name: `Bayar bunga ${no}` });
  await pay.getByLabel('Bunga', { exact: true }).waitFor();
  // Of the same day there is nothing to pay: the next month is proposed, and says so.
  await pay.getByText(/^Sudah dibayar sampai .*, ini bulan berikutnya$/).waitFor();
  await page.keyboard.press('Escape');
  await pay.waitFor({ state: 'detached' });
});

test('a lost ticket: a second shot of the same name is taken in the place of the first', async () => {
  const { no } = (await hutang())!;
  const { page: other, context, errors } = await kilau.open('KASIR2', 'transaksi-hutang');
  await other.locator('[data-scan-field]').waitFor();
  await scan(other, no);
  await other.getByRole('dialog', { name: no }).getByRole('button', { name: 'Duplikat' }).click();
  const dialog = other.getByRole('dialog', { name: `Duplikat ${no}` });
  const file = dialog.locator('input[type="file"]');
  const shots = new Set<string | null>();
  for (const background of ['#caa', '#aca']) {
    const image = sharp({ create: { width: 400, height: 300, channels: 3, background } });
    const buffer = await image.jpeg().toBuffer();
    await file.setInputFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer });
    const shown = dialog.getByRole('img', { name: 'Foto customer' });
    const size = shots.size;
    await expect
      .poll(async () => shots.add(await shown.getAttribute('src')).size)
      .toBeGreaterThan(size);
    // A camera names every shot alike: only an empty field sees a change.
    expect(await file.inputValue()).toBe('');
  }
  await context.close();
  expect(errors).toEqual([]);
});

test('every act of a loan stands inside its card, beside the list and on a telephone', async () => {
  const { no } = (await hutang())!;
  const owner = await kilau.open('OWN', 'lihat-hutang');
  await owner.page.getByRole('cell', { name: no }).first().click();
  const card = owner.page.getByRole('complementary', { name: no });
  await card.getByRole('button', { name: 'Beli putus' }).waitFor();
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await owner.page.setViewportSize({ width, height });
    const outside = await card.evaluate((aside) => {
      const { left, right } = aside.getBoundingClientRect();
      return [...aside.querySelectorAll('footer button')]
        .filter((one) => {
          const box = one.getBoundingClientRect();
          return box.left < left || box.right > right || box.bottom > innerHeight;
        })
        .map((one) => one.textContent);
    });
    expect(outside, `${width}`).toEqual([]);
  }
  await owner.context.close();
  expect(owner.errors).toEqual([]);
});

test('it is redeemed at the counter of redemptions, and the day shows it', async () => {
  const { no } = (await hutang())!;
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Pelunasan' }).click();
  await page.getByText('Belum ada pelunasan').waitFor();
  await page.locator('[data-scan-field]').fill(no);
  await page.keyboard.press('Enter');
  const redeem = page.getByRole('dialog', { name: `Pelunasan ${no}` });
  const fact = (label: string) =>
    redeem
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd');
  await expect.poll(() => fact('Bunga Terhitung').innerText()).toBe('Rp 3,000');
  expect(await fact('Hari Bunga').innerText()).toBe('1');
  await page.keyboard.press('F9');
  await page.getByText('Pelunasan disimpan').waitFor();
  await expect.poll(async () => (await hutang())?.status).toBe('LUNAS');
  await page
    .getByText(/^LHKJ1/)
    .first()
    .waitFor();
  expect(await axe(page)).toEqual([]);
});

test('its card tells what was done on it, with its paper, and its book to a superior', async () => {
  const { no } = (await hutang())!;
  const owner = await kilau.open('OWN', `lihat-hutang?no=${no}&status=ALL`);
  const card = owner.page.getByRole('complementary', { name: no });
  const made = card.getByRole('listitem').filter({ hasText: /LHKJ1/ });
  await made.getByText('Pelunasan', { exact: true }).waitFor();
  await made.getByRole('button', { name: /^Cetak ulang LHKJ1/ }).waitFor();
  await made.getByRole('button', { name: /^Batalkan LHKJ1/ }).waitFor();
  await card.getByRole('tab', { name: 'Buku' }).click();
  await card.getByRole('cell', { name: 'pinjaman', exact: true }).waitFor();
  expect(await axe(owner.page)).toEqual([]);
  await owner.context.close();
  const kas = await kilau.open('KASIR', 'home');
  await kas.page.getByText(/^Selamat bekerja/).waitFor();
  await scan(kas.page, 'KMKJ1261120001');
  const dialog = kas.page.getByRole('dialog', { name: 'KMKJ1261120001' });
  await dialog.getByText('Modal pagi').waitFor();
  expect(await dialog.getByRole('tab').count()).toBe(0);
  await kas.context.close();
});

test('gold sold outright is weighed first: F9 goes to the weight that is missing, Enter to the next', async () => {
  await kilau.shop.param('FOTO_BELI_WAJIB', false);
  const { no_faktur_hutang: no } = await pinjamkan(kilau.shop);
  const at = await kilau.open('KASIR', `lihat-hutang?no=${no}`);
  const { keyboard } = at.page;
  await at.page.getByRole('button', { name: 'Beli putus' }).click();
  const sale = at.page.getByRole('dialog', { name: `Beli putus ${no}` });
  const focused = () => at.page.evaluate(() => document.activeElement?.getAttribute('data-field'));
  const field = (name: string) => sale.locator(`[data-field="${name}"]`);
  await expect.poll(focused).toBe('berat-1');
  // The weights of the ticket are grey placeholders of the fields, and count until the scale has sent its own.
  for (const [name, berat] of Object.entries({ 'berat-1': '3.000', 'berat-2': '1.500' }))
    expect([await field(name).inputValue(), await field(name).getAttribute('placeholder')]).toEqual(
      ['', berat],
    );
  const chosen = [...(await sale.getByLabel('Group').all()), sale.getByLabel('Sales')];
  for (const [order, choice] of chosen.entries()) {
    await choice.fill(order < 2 ? 'T' : 'S01');
    await at.page.getByRole('option').first().waitFor();
    await keyboard.press('Enter');
  }
  await sale.getByText('Dibayarkan ke customer').waitFor();
  await keyboard.press('F9');
  await expect.poll(focused).toBe('berat-1');
  await keyboard.type('3', { delay: 70 });
  await keyboard.press('Enter');
  await expect.poll(focused).toBe('berat-2');
  await field('berat-1').focus();
  await keyboard.press('F9');
  await expect.poll(focused).toBe('berat-2');
  await sale.getByText('Berat Tidak Boleh Kosong').waitFor();
  expect(await axe(at.page)).toEqual([]);
  expect(await kilau.shop.rows(`select from hutang_lunas where jenis = 'PUTUS'`)).toEqual([]);
  await keyboard.type('1.49', { delay: 70 });
  await expect.poll(() => sale.getByText('Berat Tidak Boleh Kosong').count()).toBe(0);
  await expect.poll(() => sale.locator('[data-submit]').isEnabled()).toBe(true);
  // Her card beside that of the ticket, and a supervisor's word (D-51.7).
  await sale.getByText('3201********0009').waitFor();
  await field('no_ktp').fill(REINI.no_ktp);
  await keyboard.press('F9');
  await at.page.getByLabel('Alasan, dengan kata Anda sendiri').fill('Customer menjual cincinnya');
  await keyboard.press('Enter');
  await at.page.locator('[data-field="user_id"]').fill('spv.kj1');
  await at.page.locator('[data-field="password"]').fill(PASSWORD);
  await keyboard.press('Enter');
  await at.page.getByText('Beli putus disimpan').waitFor();
  await at.context.close();
  expect(at.errors).toEqual([]);
});
