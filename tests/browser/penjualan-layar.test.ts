import { beforeEach, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { formatInt } from '#kit/rules/format.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { TAMBAHAN, tiap } from '#areas/penjualan/rules/tambahan.ts';
import { ambilKeranjangEndpoint } from '#areas/stock/contract/keranjang.api.ts';
import { bukaKasir, lastSale } from '#tests/browser/di-kasir.ts';
import { kasirAt } from '#tests/browser/kasir.ts';
import { axe, scan, type } from '#tests/browser/kilau.ts';

const here = bukaKasir();
let { kilau, page, codes, kasir } = here;
beforeEach(() => {
  ({ kilau, page, codes, kasir } = here);
});

test('after a code that nobody knows the next scan counts, and closing a face gives the keys back', async () => {
  const { press, focused } = kasir;
  const scanField = () =>
    page.evaluate(() => document.activeElement?.hasAttribute('data-scan-field'));
  await press('F2');
  await scan(page, 'ZZZZZZZZ');
  await page.getByText('Barcode ZZZZZZZZ Tidak Ditemukan').waitFor();
  await kasir.scanAll([codes[0]!]);
  for (const [key, field] of [
    ['F3', 'nama'],
    ['F8', 'persen'],
  ] as const) {
    await press(key);
    await expect.poll(focused).toBe(field);
    await press(key);
    await expect.poll(scanField).toBe(true);
  }
});

test('name and type of the customer head the form', async () => {
  const kepala = page.locator('[data-kasir] header > p');
  await expect.poll(() => kepala.innerText()).toMatch(/^(Umum|Belum ada pelanggan)$/);
  await kasir.press('F3');
  await page.getByLabel('Nama, No HP, atau kode').fill('Ibu Wati');
  await expect.poll(() => kepala.innerText()).toMatch(/^Ibu Wati\s+Umum$/);
  await page.getByRole('button', { name: 'Kosongkan' }).click();
  await kasir.press('Escape');
});

test('each charge is typed behind F8, held with the cart, sold and printed', async () => {
  const { press } = kasir;
  await kasir.scanAll([codes[0]!]);
  await kasir.whoSells();
  await press('F8');
  for (const { kunci } of TAMBAHAN) {
    const field = page.locator(`[data-field="${kunci}"]`);
    // As a hand does: what is only filled may be focused away from while the face opens.
    await field.click();
    await field.fill('1500');
  }
  await press('Escape');
  const total = 7_102_500 + 1500 * TAMBAHAN.length;
  const said = formatInt(rp(total));
  await expect.poll(kasir.plate).toContain(said);
  await press('F4');
  await page.getByText('Pindai barang pertama').waitFor();
  await page.locator('[data-tunda]').waitFor();
  await page.locator('[data-scan-field]').focus();
  await press('F4', 'Enter');
  await expect.poll(kasir.rows).toEqual(['Cincin Polos']);
  await expect.poll(kasir.plate).toContain(said);
  await press('F9');
  await page.getByText('Penjualan tersimpan').waitFor();
  expect(await lastSale(here)).toMatchObject({
    grand_total: total,
    ...tiap(TAMBAHAN, () => 1500),
  });
  await expect.poll(async () => (await here.counter.printed()).join()).toContain(said);
  const [paper] = await here.counter.printed();
  for (const { nama } of TAMBAHAN) expect(paper).toMatch(new RegExp(`${nama}\\s+1,500`));
});

describe('the sister screens', () => {
  const jual = (kode_barcode: string, jumlah: number) =>
    kilau.shop.as('KASIR2').call(penjualanDocument.makes.jual, {
      body: {
        kode_sales: 'S01',
        customer: { nama: 'Pak Budi' },
        barang: [{ kode_barcode }],
        pembayaran: [{ jenis: 'CASH', jumlah: rp(jumlah) }],
      },
    });

  test('the number of a nota, scanned at the counter, opens the sale', async () => {
    const { no_faktur_jual } = await jual(codes[1]!, 3_119_000);
    await scan(page, no_faktur_jual);
    const dialog = page.getByRole('dialog', { name: no_faktur_jual });
    await dialog.getByText('Pak Budi').waitFor();
    expect(await dialog.innerText()).toContain('3,119,000');
  });

  test('the list has the totals of its filter, and its filter in the address', async () => {
    const { no_faktur_jual } = await jual(codes[1]!, 3_119_000);
    await page.goto(`${kilau.url}/lihat-penjualan?q=${no_faktur_jual}`);
    await page.getByText('Total 1 nota sesuai filter').waitFor();
    await page.getByRole('row', { name: new RegExp(no_faktur_jual) }).click();
    await page
      .getByRole('complementary', { name: no_faktur_jual })
      .getByText('Anting Bunga')
      .waitFor();
    expect(page.url()).toContain(`no=${no_faktur_jual}`);
  });

  test('yesterday is not cancelled; today is, by approval, and the piece can be sold again', async () => {
    const { no_faktur_jual } = await jual(codes[1]!, 3_119_000);
    await page.goto(`${kilau.url}/batal-penjualan`);
    await page.locator('[data-scan-field]').waitFor();
    await scan(page, 'PJKJ1261119001');
    await page.getByText('Tidak Dapat Batal Penjualan Kemarin').first().waitFor();
    await scan(page, no_faktur_jual);
    await expect.poll(kasir.focused).toBe('alasan');
    await type(page, 'Salah barang');
    await kasir.press('F9');
    await page.getByRole('dialog').getByText('Salah barang').waitFor();
    await kasir.approve();
    await page.getByText('Penjualan dibatalkan').waitFor();
    expect(
      (await kilau.shop.as('SPV').call(penjualanDocument.one, { params: { no: no_faktur_jual } }))
        .status,
    ).toBe('CANC');
    await kilau.shop
      .as('KASIR2')
      .call(ambilKeranjangEndpoint, { body: { kode_barcode: codes[1]! } });
  });

  test('where cashiers sit apart, the sale is saved unpaid and its money is taken in validation', async () => {
    await kilau.shop.param('VALIDASI_PENJUALAN', true);
    await page.reload();
    await page.locator('[data-scan-field]').waitFor();
    await kasir.scanAll(codes.slice(0, 1));
    await kasir.whoSells();
    expect(await page.getByRole('radiogroup', { name: 'Cara bayar' }).count()).toBe(0);
    expect(await kasir.pay().innerText()).toContain('Simpan, bayar di kasir');
    await kasir.press('F9');
    await page.getByText('Tersimpan, bayar di kasir').waitFor();
    const { no_faktur_jual, status } = await lastSale(here);
    expect(status).toBe('OPEN');

    const other = await kilau.open('KASIR2', 'validasi-penjualan');
    const till = kasirAt(other.page);
    await other.page.getByText(no_faktur_jual).first().waitFor();
    await scan(other.page, no_faktur_jual);
    await till.pay().waitFor();
    await till.press('F7', '2', 'F9');
    await other.page.getByText(`${no_faktur_jual} dibayar`).waitFor();
    expect(await lastSale(here)).toMatchObject({
      status: 'DONE',
      valid_by: 'ksr2.kj1',
      grand_total: 7_102_500,
      kembali: 47_500,
    });
    await other.context.close();
    expect(other.errors).toEqual([]);
    await kilau.shop.param('VALIDASI_PENJUALAN', false);
  });
});

describe.each([
  ['light', false],
  ['dark', true],
] as const)('axe, %s', (_, dark) => {
  test('no violation on the counter with its faces, the list, the cancel and the validation', async () => {
    const other = await kilau.open('KASIR2', 'transaksi-penjualan', { dark });
    const objections: string[] = [];
    const look = async (what: string) => {
      await other.page.waitForTimeout(250);
      objections.push(...(await axe(other.page)).map((one) => `${what} ${one}`));
    };
    await other.page.waitForSelector('[data-scan-field]');
    await look('empty');
    for (const code of codes) await scan(other.page, code);
    await other.page.locator('tbody tr th').nth(2).waitFor();
    await look('lines');
    for (const key of ['F3', 'F8']) {
      await other.page.keyboard.press(key);
      await look(key);
    }
    await other.page.keyboard.press('Escape');
    await other.page.locator('[data-scan-field]').focus();
    await other.page.keyboard.press('Enter');
    await look('edit');
    for (const path of ['lihat-penjualan', 'batal-penjualan', 'validasi-penjualan']) {
      await other.page.goto(`${kilau.url}/${path}`);
      await other.page.waitForSelector('h1');
      await look(path);
    }
    await other.context.close();
    expect(objections).toEqual([]);
  });
});
