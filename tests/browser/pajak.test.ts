import { beforeAll, beforeEach, expect, test } from 'vitest';
import { bukaKasir, lastSale } from '#tests/browser/di-kasir.ts';

/** The counter of a shop whose prices are without tax: what it shows is what the server books and the paper says. */
const here = bukaKasir();
let { counter, page, codes, kasir } = here;
beforeAll(async () => {
  await here.kilau.shop.param('PPN_AKTIF', true);
  await here.kilau.shop.param('PPN_TERMASUK_HARGA', false);
});
beforeEach(() => {
  ({ counter, page, codes, kasir } = here);
});

test('a ring of 7,102,500 costs 7,220,000 with 117,191 of PPN: on the plate, in the sale, on the nota', async () => {
  await kasir.scanAll(codes.slice(0, 1));
  expect(await kasir.plate()).toContain('7,220,000');
  await page.getByText('117,191').first().waitFor();
  await kasir.whoSells();
  await kasir.press('F9');
  await page.getByText('Penjualan tersimpan').waitFor();
  expect(await lastSale(here)).toMatchObject({
    sub_total: 7_102_500,
    ppn_rp: 117_191,
    ppn_luar_rp: 117_191,
    pph22_rp: 0,
    pembulatan: 309,
    grand_total: 7_220_000,
  });
  await expect.poll(async () => (await counter.printed()).join()).toContain('117,191');
  const [paper] = await counter.printed();
  expect(paper).toContain('PPN');
  expect(paper).toContain('7,220,000');
  expect(paper).not.toContain('Termasuk PPN');
});
