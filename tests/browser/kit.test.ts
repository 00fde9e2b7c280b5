import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { PASSWORD } from '#tests/kit/people.ts';
import { axe, openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { send } from '#tests/kit/titipan.ts';

let kilau: Kilau;
let counter: Counter | undefined;

beforeAll(async () => {
  kilau = await openKilau();
});
afterEach(async () => {
  expect(counter?.errors ?? []).toEqual([]);
  await counter?.context.close();
  counter = undefined;
});
afterAll(() => kilau.close());

async function open(path: string): Promise<Page> {
  counter = await kilau.open('OWN', path);
  await counter.page.getByRole('heading', { level: 1 }).waitFor();
  return counter.page;
}

const field = (page: Page, name: string) => page.locator(`[data-field=${name}]`);

describe('a declared master on screen', () => {
  test('Enter walks the fields, the mask holds the figure, Ctrl+Enter saves', async () => {
    const page = await open('master-sales');
    await page.keyboard.press('n');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('z9');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Zahra');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('1234567');
    // Keys that follow the one that opened the dialog are struck frame by frame.
    await expect.poll(() => field(page, 'target').inputValue()).toBe('Rp. 1,234,567,-');
    expect(await field(page, 'kode_sales').inputValue()).toBe('Z9');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Berhasil Menyimpan Data').waitFor();
    await page.getByRole('row', { name: /Z9 Zahra/ }).waitFor();
  });

  test('messages stand at their fields and the first one has the focus', async () => {
    const page = await open('master-sales');
    await page.keyboard.press('n');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Kode Sales Tidak Boleh Kosong').waitFor();
    await page.getByText('Nama Sales Tidak Boleh Kosong').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
      .toBe('kode_sales');
  });

  test('what was deleted is offered again instead of refused', async () => {
    await send(kilau.shop.as('MU'), 'sales', { kode_sales: 'Z8', nama: 'Zulfa', target: 1 });
    const page = await open('master-sales');
    await page.getByLabel('Hapus Z8').click();
    await page
      .getByRole('heading', { name: 'Apakah Anda Yakin Ingin Menghapus Kode Z8?' })
      .waitFor();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await page.getByText('Berhasil Menghapus Data').waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('n');
    await field(page, 'kode_sales').fill('Z8');
    await field(page, 'nama').fill('Zulfa');
    await field(page, 'target').fill('1');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Aktifkan' }).click();
    await page.getByText('Data berhasil diaktifkan').waitFor();
    await page.getByLabel('Ubah Z8').waitFor();
  });
});

describe('a list of money', () => {
  test('what came and what went are summed below their columns; the acts stand beside the number', async () => {
    const kas = (arah: string, kode_transaksi: string, jumlah: number) =>
      send(kilau.shop.as('OWN'), `cash/${arah}`, { kode_transaksi, jumlah, keterangan: 'Uji' });
    await kas('masuk', 'MODAL_KAS', 9_500_000);
    await kas('keluar', 'LISTRIK', 35_000);
    await kas('keluar', 'LISTRIK', 15_000);
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      const { page, context, errors } = await kilau.open('OWN', 'uang-kas', { width, height });
      const foot = page.locator('tfoot tr');
      await foot.getByText('Total 3 transaksi').waitFor();
      expect((await foot.locator('td').allInnerTexts()).filter(Boolean)).toEqual(
        expect.arrayContaining(['9,500,000', '50,000']),
      );
      const row = page.locator('tbody tr').filter({ hasText: /^KM/ });
      const batal = await row.getByRole('button', { name: /^Batalkan KM/ }).boundingBox();
      const nomor = await row.locator('td').first().boundingBox();
      expect(batal!.x - (nomor!.x + nomor!.width)).toBeLessThan(100);
      // At the desk every sum is seen without scrolling sideways.
      if (width === 1366)
        expect(
          await page
            .getByRole('region', { name: 'Transaksi kas' })
            .locator('table')
            .evaluate(
              (table) => table.parentElement!.scrollWidth - table.parentElement!.clientWidth,
            ),
        ).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
      await context.close();
    }
  });
});

describe('what a form does not let happen', () => {
  test('of a transfer with cash one side is CASH, without an account, and the other one is none', async () => {
    const page = await open('mutasi-uang-cash');
    await page.getByRole('button', { name: 'Tambah mutasi' }).click();
    const form = page.getByRole('dialog');
    const choices = async (label: string): Promise<string[]> => {
      await form.getByLabel(label, { exact: true }).click();
      const all = await page.getByRole('option').allInnerTexts();
      await page.keyboard.press('Escape');
      return all;
    };
    expect((await choices('Asal'))[0]).toBe('CASH');
    await form.getByLabel('Asal', { exact: true }).click();
    await page.getByRole('option', { name: 'CASH' }).click();
    expect(await form.getByLabel('Rekening Asal').isDisabled()).toBe(true);
    expect(await choices('Tujuan')).not.toContain('CASH');
    await form.getByLabel('Tujuan', { exact: true }).click();
    await page.getByRole('option').first().click();
    expect(await form.getByLabel('Rekening Tujuan').isDisabled()).toBe(false);
    expect(await choices('Asal')).toEqual(['CASH']);
  });

  test('a price of buying is removed after Ya alone, its key stands while it is changed', async () => {
    await kilau.shop
      .as('own.pst')
      .raw(
        'POST',
        'para-harga-beli/create',
        { kode_harga: 'H1', harga_per_gram: 2_000_000 },
        { 'x-toko': 'KJ1' },
      );
    const page = await open('parameter-harga-beli');
    await page.getByRole('button', { name: 'Ubah H1' }).click();
    expect(await field(page, 'kode_harga').getAttribute('readonly')).not.toBe(null);
    await page.getByRole('button', { name: 'Batal', exact: true }).click();
    await page.getByRole('button', { name: 'Hapus H1' }).click();
    await page.getByRole('dialog').getByText('Hapus parameter harga beli ini?').waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Tidak', exact: true }).click();
    await page.getByRole('row', { name: /H1/ }).waitFor();
  });

  test('a report without rows has no files, and its dates are chosen, not typed', async () => {
    const page = await open('laporan-batal-titip');
    await page.getByText('Laporan Batal Titip Kosong').first().waitFor();
    for (const name of ['Export Excel', 'Export Pdf'])
      expect(await page.getByRole('button', { name }).isDisabled()).toBe(true);
    const dates = page.locator('[data-field=tgl_from], [data-field=tgl_to]');
    expect(await dates.count()).toBe(2);
    expect(await dates.evaluateAll((all) => all.map(({ tagName }) => tagName))).toEqual([
      'BUTTON',
      'BUTTON',
    ]);
  });
});

describe('a panel', () => {
  test('by keys alone it closes, reads again once in two seconds, is taken away and brought back, and is so tomorrow', async () => {
    const page = await open('dashboard');
    const [bel] = await Promise.all([page.waitForEvent('websocket'), page.reload()]);
    await bel.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'));
    const stok = page.getByRole('button', { name: 'Stok menurut kadar', exact: true });
    const isi = page.getByText('Belum ada barang di toko.');
    await isi.waitFor();
    await stok.focus();
    await page.keyboard.press('Enter');
    await isi.waitFor({ state: 'detached' });
    expect(await stok.getAttribute('aria-expanded')).toBe('false');

    let asked = 0;
    let last = Date.now();
    page.on('request', (one) => {
      if (!one.url().endsWith('/dashboard/toko')) return;
      asked += 1;
      last = Date.now();
    });
    // What rings when the socket is there reads the day too, and is waited for.
    await expect.poll(() => Date.now() - last).toBeGreaterThan(1500);
    asked = 0;
    const ulang = page.getByRole('button', { name: 'Muat ulang Stok menurut kadar' });
    await ulang.focus();
    await page.keyboard.press('Enter');
    // At once, so that a slow machine cannot spread them over the two seconds.
    const again = await ulang.evaluate((one: HTMLElement) => {
      for (let press = 0; press < 4; press += 1) one.click();
      return one.getAttribute('aria-disabled');
    });
    expect(again).toBe('true');
    await expect.poll(() => ulang.getAttribute('aria-disabled')).toBe(null);
    expect(asked).toBe(1);

    await page.getByRole('button', { name: 'Sembunyikan Kas dan bank' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('region', { name: 'Kas dan bank' }).count()).toBe(0);
    const kembali = page.getByRole('button', { name: 'Tampilkan lagi 1 panel' });
    await expect.poll(() => kembali.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await axe(page)).toEqual([]);

    // The next day, on the same computer; what asks for a look is never taken away.
    await page.reload();
    await kembali.waitFor();
    expect(await stok.getAttribute('aria-expanded')).toBe('false');
    expect(await page.getByRole('button', { name: 'Sembunyikan Perlu dilihat' }).count()).toBe(0);
    await kembali.press('Enter');
    await page.getByRole('region', { name: 'Kas dan bank' }).waitFor();
    const judul = page.getByRole('button', { name: 'Kas dan bank', exact: true });
    expect(await judul.evaluate((one) => one === document.activeElement)).toBe(true);
    await stok.press('Enter');
    await isi.waitFor();
  });
});

describe('the session in the browser', () => {
  test('without the flag every path leads to the login, and the right words open the shop', async () => {
    const page = await open('home');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${kilau.url}/master-sales`);
    await page.getByLabel('User id').fill('SPV.kj1');
    await page.getByLabel('Password').fill('salah-sekali');
    await page.keyboard.press('Enter');
    await page.getByText('User id atau Password yang anda masukan salah').waitFor();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home');
    await expect.poll(() => page.title()).toMatch(/ \| Beranda$/);
  });

  test('a session that ended elsewhere clears what was stored and asks for the login', async () => {
    const page = await open('home');
    await page.evaluate(() => localStorage.setItem('kilau.draft.x', '"y"'));
    // An answer still under way would reload the page into the navigation below.
    await page.waitForLoadState('networkidle');
    await counter!.context.clearCookies();
    await page.goto(`${kilau.url}/master-sales`);
    await page.getByLabel('User id').waitFor();
    const kept = await page.evaluate(() => [
      localStorage.getItem('kilau.draft.x'),
      localStorage.getItem('kilau.login'),
    ]);
    expect(kept).toEqual([null, 'false']);
  });

  test('a log-out takes what was typed with it, in the tab too; what somebody else typed goes when this person comes', async () => {
    counter = await kilau.open('MU', 'home');
    const { page } = counter;
    await page.getByRole('heading', { level: 1 }).waitFor();
    const drafts = () =>
      page.evaluate(() =>
        [sessionStorage, localStorage].flatMap((store) =>
          Object.keys(store).filter((name) => name.startsWith('kilau.draft.')),
        ),
      );
    const type = () =>
      page.evaluate(() => {
        sessionStorage.setItem('kilau.draft.mu.kj1.pembelian', '{"no_ktp":"3273"}');
        sessionStorage.setItem('kilau.draft.ksr.kj1.penjualan', '{"no_hp":"0813"}');
      });
    await type();
    await page.reload();
    await page.waitForLoadState('networkidle');
    // Somebody else's is gone as soon as this person is here; his own stays.
    expect(await drafts()).toEqual(['kilau.draft.mu.kj1.pembelian']);
    await page.locator('[popovertarget="person-menu"]').click();
    await page.getByRole('button', { name: 'Keluar dari Kilau' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keluar dari Kilau' }).click();
    await page.getByLabel('User id').waitFor();
    expect(await drafts()).toEqual([]);
  });

  test('a lost connection blocks, its return offers to load again in the same dialog, which closes by itself', async () => {
    const page = await open('master-sales');
    await counter!.context.setOffline(true);
    await page.getByText('Looks like you lost your internet connection').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByText('Looks like you lost your internet connection').isVisible()).toBe(
      true,
    );
    await counter!.context.setOffline(false);
    // One look: the dialog that says both closes by itself a few seconds later.
    await page
      .getByRole('dialog')
      .filter({ hasText: 'Looks like you connection is Back, You Can Use Our Website Again' })
      .filter({ has: page.getByRole('button', { name: 'Muat ulang' }) })
      .waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('English and Malay are whole; who remembers a language that is not offered reads that of the shop, else Indonesian', async () => {
    const page = await open('home');
    await page.evaluate(() => localStorage.setItem('kilau.prefs.locale', '"en"'));
    await page.goto(`${kilau.url}/ganti-password`);
    await page.getByRole('heading', { name: 'Change password' }).waitFor();
    await page.getByLabel('New password', { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.evaluate(() => localStorage.setItem('kilau.prefs.locale', '"my"'));
    await page.reload();
    await page.getByRole('heading', { name: 'Tukar kata laluan' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('ms');
    // Its calendar names months and days as the shop's papers do (D-49.2).
    await page.goto(`${kilau.url}/laporan-ringkasan-penjualan`);
    await page.locator('button[name="tgl_from"], [data-field="tgl_from"]').first().click();
    await page.getByText('Sn', { exact: true }).waitFor();
    await page.goto(`${kilau.url}/ganti-password`);
    await page.evaluate(() => localStorage.setItem('kilau.prefs.locale', '"fr"'));
    await page.reload();
    await page.getByRole('heading', { name: 'Ganti Password' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('id');
    // What the shop has set comes after what a person chose (D-49.1).
    await page.evaluate(() => localStorage.setItem('kilau.prefs.locale-toko', '"my"'));
    await page.reload();
    await page.getByRole('heading', { name: 'Tukar kata laluan' }).waitFor();
    await page.evaluate(() => localStorage.setItem('kilau.prefs.locale', '"id"'));
    await page.reload();
    await page.getByRole('heading', { name: 'Ganti Password' }).waitFor();
  });
});
