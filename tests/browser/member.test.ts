import { beforeAll, beforeEach, expect, test } from 'vitest';
import { bukaKasir, lastSale } from '#tests/browser/di-kasir.ts';
import { axe, scan, type } from '#tests/browser/kilau.ts';
import { bukaMember, jadiMember, nomorBaru, poinDari } from '#tests/kit/orang/member.ts';
import { send } from '#tests/kit/titipan.ts';

/** Members at the counter, with the keyboard and a scanner alone; what is prepared another cashier does, whose session is his. */
const here = bukaKasir();
let { kilau, page, codes, kasir } = here;
beforeAll(() => bukaMember(here.kilau.shop));
beforeEach(() => {
  ({ kilau, page, codes, kasir } = here);
});

/** Who sells, told in two keys; the customer is known already. */
async function sales(): Promise<void> {
  await kasir.press('F9');
  await expect.poll(kasir.focused).toBe('kode_sales');
  await type(page, 'SL01');
  await kasir.press('Enter');
}

test('a card that is scanned buys: its points pay a part, and the nota earns new ones', async () => {
  const kode = await jadiMember(kilau.shop, 'Ibu Ratna Poin', {}, 'KASIR2');
  await send(kilau.shop.as('OWN'), `member/${kode}/koreksi-poin`, {
    poin: 20,
    alasan: 'Kartu lama',
  });
  await scan(page, kode);
  await page.getByText('20 poin').first().waitFor();
  expect(await page.locator('[data-kasir] header > p').innerText()).toContain('Member');
  await kasir.scanAll([codes[0]!]);
  await sales();
  await kasir.press('F7', 'F7', 'F7', 'F7', 'Enter');
  await expect.poll(kasir.focused).toBe('jumlah');
  expect(await axe(page)).toEqual([]);
  await type(page, '20000');
  await kasir.press('F9');
  await page.getByText('Poin').first().waitFor();
  await kasir.press('F9');
  await page.getByText('Penjualan tersimpan').waitFor();
  const sale = await lastSale(here);
  expect(sale).toMatchObject({
    customer: { kode_customer: kode },
    // 7,102,500 less 20,000: twenty steps of 350,000.
    poin: 20,
    pembayaran: [
      { jenis: 'POIN', jumlah: 20_000 },
      { jenis: 'CASH', jumlah: 7_082_500 },
    ],
  });
  expect(await poinDari(kilau.shop, kode, 'KASIR2')).toBe(20);
});

test('the QR of the card typed by a scanner into the scan field names the member', async () => {
  const kode = await jadiMember(kilau.shop, 'Bu Qori', {}, 'KASIR2');
  const { body } = await kilau.shop.as('KASIR2').raw('GET', `member/${kode}/kartu`);
  const { kode_kartu } = body.data as { kode_kartu: string };
  await page.locator('[data-scan-field]').fill(`https://emas.contoh.id/nota/${kode_kartu}`);
  await kasir.press('Enter');
  await page.getByText('Bu Qori').first().waitFor();
});

test('a known customer is a member in three keys', async () => {
  const no_hp = nomorBaru();
  const orang = { nama: 'Pak Tiga Tombol', alamat: 'Jl. Raya 3', no_hp };
  const made = await send(kilau.shop.as('KASIR2'), 'customer', orang);
  const { kode_customer } = made.body.data as { kode_customer: string };
  await scan(page, kode_customer);
  await page.getByText('Pak Tiga Tombol').first().waitFor();
  await kasir.press('Shift+F6');
  await page.getByRole('dialog', { name: /Jadikan member/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await kasir.press('Control+Enter');
  await page.getByText('Member didaftarkan').waitFor();
  await expect.poll(() => page.locator('[data-kasir] header > p').innerText()).toContain('Member');
});

test('the public page of a card shows points and number, and nobody’s name', async () => {
  const kode = await jadiMember(kilau.shop, 'Bu Rahasia', {}, 'KASIR2');
  const { body } = await kilau.shop.as('KASIR2').raw('GET', `member/${kode}/kartu`);
  const { kode_kartu } = body.data as { kode_kartu: string };
  const url = new URL(page.url());
  await page.goto(`${url.origin}/nota/${kode_kartu}`);
  await page.getByText('0 poin').waitFor();
  const said = await page.locator('main').innerText();
  expect(said).toContain(kode);
  expect(said).not.toContain('Rahasia');
  expect(await axe(page)).toEqual([]);
});
