import { beforeEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { formatInt } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import { bukaKasir, lastSale } from '#tests/browser/di-kasir.ts';
import { scan, type } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { PASSWORD } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

/** The jobs of a shop in keys: a key is one, what is typed into one field is one, a scan is none. */
const here = bukaKasir();
let { kilau, page, codes, kasir } = here;
beforeEach(() => {
  ({ kilau, page, codes, kasir } = here);
});

/** Presses and types as a person, and counts. */
function tangan(at: Page) {
  let dipakai = 0;
  return {
    tekan: async (...keys: string[]) => {
      dipakai += keys.length;
      for (const key of keys) await at.keyboard.press(key);
    },
    ketik: async (text: string) => {
      dipakai += 1;
      await type(at, text);
    },
    banyak: () => dipakai,
  };
}

/** Somebody has sold here before: the sales and the paper of this computer are known. */
async function pernahJual(): Promise<void> {
  await kasir.scanAll([codes[0]!]);
  await kasir.whoSells();
  await kasir.press('F9');
  await page.getByText('Penjualan tersimpan').waitFor();
}

async function diFokus(field: string): Promise<void> {
  await expect.poll(kasir.focused).toBe(field);
}

test('one piece in cash: three keys and no question; where no name is asked for one', async () => {
  await kilau.shop.param('PLATFORM_NOTA', 'TANYA');
  await page.reload();
  await page.waitForSelector('[data-scan-field]');
  await kasir.scanAll([codes[0]!]);
  await kasir.whoSells();
  await kasir.press('F9');
  await page.getByRole('dialog', { name: 'Cetak nota di mana?' }).waitFor();
  await kasir.press('1');
  await page.getByText('Penjualan tersimpan').waitFor();

  const { tekan, ketik, banyak } = tangan(page);
  await scan(page, codes[1]!);
  await page.getByText('Anting Bunga').first().waitFor();
  await tekan('F3');
  await diFokus('nama');
  await ketik('Ibu Sari');
  await tekan('F9');
  await expect.poll(async () => (await lastSale(here)).customer.nama).toBe('Ibu Sari');
  await page.getByText('Penjualan tersimpan').waitFor();
  expect(banyak()).toBeLessThanOrEqual(3);
  await kasir.press('Enter');
  await page.getByText('Pindai barang pertama').waitFor();
  expect(await page.getByText('Penjualan tersimpan').count()).toBe(0);

  await kilau.shop.param('CUSTOMER_WAJIB', 'TIDAK');
  await page.reload();
  await page.getByText('Umum').first().waitFor();
  const kepala = page.locator('[data-kasir] header > p');
  await kasir.press('F3');
  await page.getByLabel('Nama, No HP, atau kode').fill('Ibu Wati');
  await expect.poll(() => kepala.innerText()).toContain('Ibu Wati');
  await kasir.press('Shift+F3');
  await expect.poll(() => kepala.innerText()).toBe('Umum');
  const umum = tangan(page);
  await scan(page, codes[2]!);
  await page.getByText('Kalung Rantai').first().waitFor();
  await umum.tekan('F9');
  await page.getByText('Penjualan tersimpan').waitFor();
  expect(umum.banyak()).toBe(1);
  await kilau.shop.param('CUSTOMER_WAJIB', 'NAMA');
  await kilau.shop.param('PLATFORM_NOTA', 'DESKTOP_DEPAN');
});

test('three pieces by card and cash: twelve', async () => {
  await pernahJual();
  const tiga = await tambahPotong(kilau.shop, ['P1', 'P2', 'P3']);
  const { tekan, ketik, banyak } = tangan(page);
  for (const code of tiga) {
    await scan(page, code);
    await page.getByText(code).first().waitFor();
  }
  await tekan('F3');
  await diFokus('nama');
  await ketik('Ibu Ratna');
  await tekan('F7', 'F7', 'Enter');
  await diFokus('kode_bank');
  await ketik('BCA');
  for (let at = 0; at < 3 && (await kasir.focused()) !== 'jumlah'; at++) await tekan('Enter');
  await diFokus('jumlah');
  await ketik('8000000');
  await tekan('F9');
  await page.getByText('Debet BCA').waitFor();
  await tekan('F9');
  await page.getByText('Penjualan tersimpan').waitFor();
  expect((await lastSale(here)).pembayaran).toHaveLength(2);
  expect(banyak()).toBeLessThanOrEqual(12);
});

test('a sale that waits for its money: one; a cancel with its approval: six', async () => {
  await pernahJual();
  const [code] = await tambahPotong(kilau.shop, ['P2']);
  await kilau.shop.param('VALIDASI_PENJUALAN', true);
  const saved = await send(kilau.shop.as('KASIR2'), 'penjualan', {
    kode_sales: 'S01',
    customer: { nama: 'Pak Budi' },
    barang: [{ kode_barcode: code }],
    pembayaran: null,
  });
  const { no_faktur_jual: no } = saved.body.data as { no_faktur_jual: string };
  await kilau.shop.param('VALIDASI_PENJUALAN', false);
  await page.goto(`${kilau.url}/validasi-penjualan`);
  await page.getByText(no).first().waitFor();
  const validasi = tangan(page);
  await scan(page, no);
  await kasir.pay().waitFor();
  await validasi.tekan('F9');
  await page.getByText(`${no} dibayar`).waitFor();
  expect(validasi.banyak()).toBe(1);

  await page.goto(`${kilau.url}/batal-penjualan`);
  await page.locator('[data-scan-field]').waitFor();
  const batal = tangan(page);
  await scan(page, no);
  await diFokus('alasan');
  await batal.ketik('Salah barang');
  await batal.tekan('F9');
  await diFokus('user_id');
  await page.getByRole('dialog').getByText('Salah barang').waitFor();
  await batal.ketik('spv.kj1');
  await batal.tekan('Enter');
  await diFokus('password');
  await batal.ketik(PASSWORD);
  await batal.tekan('Enter');
  await page.getByText('Penjualan dibatalkan').waitFor();
  expect(batal.banyak()).toBeLessThanOrEqual(6);
});

test('gold that comes back with its nota: four', async () => {
  await pernahJual();
  await kilau.shop.param('FOTO_BELI_WAJIB', false);
  await kilau.shop.as('OWN').call(kasDocument.makes.kasMasuk, {
    body: { kode_transaksi: 'MODAL_KAS', jumlah: rp(20_000_000), keterangan: 'Modal pagi' },
  });
  const { no_faktur_jual } = await lastSale(here);
  await page.goto(`${kilau.url}/transaksi-pembelian`);
  await page.waitForSelector('[data-scan-field]');
  const { tekan, ketik, banyak } = tangan(page);
  await scan(page, no_faktur_jual);
  await diFokus('berat-1');
  await ketik('3.24');
  await page.getByText('6,658,000').first().waitFor();
  await tekan('F9');
  await page.getByText('Pembelian disimpan').waitFor();
  expect(banyak()).toBeLessThanOrEqual(4);
});

test('a printed paper leaves nothing behind, and a held piece opens its deposit without a refusal', async () => {
  await pernahJual();
  await expect.poll(() => page.locator('iframe[data-kertas]').count()).toBe(0);
  const [code] = (await tambahPotong(kilau.shop, ['P4'])) as [string];
  await scan(page, code);
  await page.getByText('Liontin Hati').first().waitFor();
  const { tekan, ketik, banyak } = tangan(page);
  await tekan('F3');
  await diFokus('nama');
  await ketik('Ibu Ratna');
  await tekan('F7', 'Enter');
  await diFokus('tunai');
  await ketik('470000');
  await lateNextPaper();
  await tekan('Shift+F9');
  const titipan = page.getByRole('dialog', { name: /^TT/ });
  await titipan.getByText('Rp 1,000,000').waitFor();
  expect(banyak()).toBeLessThanOrEqual(6);
  await page.keyboard.press('Escape');
  await titipan.waitFor({ state: 'detached' });
  await expect.poll(diKolomPindai).toBe(true);
  // The paper that came meanwhile took the keys to itself.
  await page.locator('body[data-paper]').waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('iframe[data-kertas]').count()).toBe(0);
  expect(await diKolomPindai()).toBe(true);
  await scan(page, code);
  await titipan.waitFor();
  expect(await page.locator('[data-tone="bad"]:not(:empty)').count()).toBe(0);
  const serah = tangan(page);
  await serah.tekan('F9');
  await page.getByRole('dialog', { name: /^Ambil titipan/ }).waitFor();
  await serah.tekan('F9');
  await page.getByText('Titipan diambil').waitFor();
  expect(serah.banyak()).toBe(2);
});

/** Simulates a slow computer: the frame of the next paper is added seconds later than asked for. */
const lateNextPaper = () =>
  page.evaluate(() => {
    const append = document.body.append.bind(document.body);
    document.body.append = (...what) => {
      if (!what.some((one) => one instanceof HTMLIFrameElement)) return append(...what);
      document.body.append = append;
      setTimeout(() => {
        append(...what);
        document.body.dataset['paper'] = 'came';
      }, 3000);
    };
  });

const diKolomPindai = () =>
  page.evaluate(() => document.activeElement?.hasAttribute('data-scan-field'));

test('a person who is known is said before a second one is made; names are cut on tabs; clicks give the focus back', async () => {
  const nama = 'Raden Ajeng Kusumaningrum Wijayaningtyas Sastrodiningrat';
  await send(kilau.shop.as('KASIR2'), 'customer', { nama, alamat: '', no_hp: '0813 5555 7777' });
  await kasir.scanAll([codes[0]!]);
  await kasir.press('F3');
  await diFokus('nama');
  await type(page, nama);
  await page.getByText(/sudah dikenal/).waitFor();
  await page.locator('[data-field="no_hp"]').fill('0813 5555 7777');
  await page.getByText(/Nomor ini milik/).waitFor();
  await page.getByRole('button', { name: /^Pakai Raden/ }).click();
  await expect.poll(diKolomPindai).toBe(true);
  const tab = page.getByRole('navigation', { name: 'Nota terbuka' });
  expect((await tab.boundingBox())!.width).toBeLessThan(300);
  await page.getByRole('button', { name: 'Uang pas' }).click();
  await expect.poll(diKolomPindai).toBe(true);
  await page.getByRole('button', { name: `Keluarkan ${codes[0]}` }).click();
  await expect.poll(diKolomPindai).toBe(true);
});

test('a closing without a difference: twelve, and the counter of the closed day says so', async () => {
  const kas = await kilau.shop.rows(
    `select sum(rupiah)::bigint as saldo from saldo where akun = 'kas' and kode_toko = 'KJ1'`,
  );
  const saldo = Number(kas[0]!.saldo);
  // The drawer holds whole notes of 100,000, as where the small change was brought to the bank.
  const kecil = { kode_transaksi: 'LISTRIK', jumlah: saldo % 100_000, keterangan: 'Token listrik' };
  if (kecil.jumlah > 0) await send(kilau.shop.as('OWN'), 'cash/keluar', kecil);
  const tutup = await kilau.open('SPV', 'tutup-toko');
  const at = tutup.page;
  await at.getByLabel('Lembar 100,000').waitFor();
  const { tekan, ketik, banyak } = tangan(at);
  await ketik(String(Math.floor(saldo / 100_000)));
  await tekan('F8');
  await at.getByText(/^(\d+) dari \1 benar$/).waitFor();
  await at.getByText('selisih Rp 0').first().waitFor();
  await tekan('F9');
  await at.getByRole('button', { name: 'Bekukan', exact: true }).waitFor();
  await tekan('Enter');
  await at.getByRole('heading', { name: /November 2026 sudah dibekukan$/ }).waitFor();
  expect(banyak()).toBeLessThanOrEqual(12);
  await tutup.context.close();

  await page.reload();
  await page.getByPlaceholder('Toko sudah tutup, tidak ada yang dapat dijual').waitFor();
  await page.getByText('Sabtu, 21 November 2026 terbuka bila tanggalnya tiba.').waitFor();
  // The session is moved before the clock: a question of the page in between would find it left alone for a day.
  await kilau.shop.rows(
    `update sesi set mulai = '2026-11-21T01:55:00Z', terakhir = '2026-11-21T01:59:00Z' where berakhir is null`,
  );
  kilau.shop.jam('2026-11-21T02:00:00Z');
  // The page asks for its day by itself, too; then there is nothing left to press.
  const buka = page.getByRole('button', { name: 'Buka hari berikutnya' });
  const pindai = page.getByPlaceholder(/^Pindai barcode/);
  await expect
    .poll(async () => {
      if (await buka.isVisible()) await buka.click({ timeout: 1000 }).catch(() => undefined);
      return pindai.isVisible();
    })
    .toBe(true);
});

test('the profit of the month: one click from home and no key', async () => {
  type Blok = { detail: { uraian: string; total: number }[] };
  const bulan = 'bulan_from=2026-11&bulan_to=2026-11';
  const { body } = await kilau.shop.as('OWN').raw('GET', `manajerial/report-laba-rugi?${bulan}`);
  const bersih = (body.data as Blok[])
    .flatMap(({ detail }) => detail)
    .find(({ uraian }) => uraian === 'LABA BERSIH SEBELUM PAJAK');
  expect(bersih!.total).not.toBe(0);
  const own = await kilau.open('OWN', 'home');
  await own.page.getByRole('link', { name: /^Laporan Laba Rugi/ }).click();
  await own.page.waitForURL(/laporan-laba-rugi/);
  await own.page
    .locator('main')
    .getByText('Laba bersih', { exact: true })
    .locator('..')
    .getByText(formatInt(Math.abs(bersih!.total)))
    .waitFor();
  await own.context.close();
});
