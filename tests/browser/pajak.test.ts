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

test('№ 106 shows every column of money at 1366 pixels, beside the number of the tax invoice', async () => {
  const { shop } = here.kilau;
  const kartu = {
    nama: 'PT Emas Murni Jaya Abadi Sentosa',
    alamat: 'Jl. Pasar Besar 18',
    npwp: '0012345678901000',
    pengusaha: true,
  };
  const made = await shop
    .as('OWN')
    .raw('POST', 'customer', kartu, { 'idempotency-key': 'pengusaha' });
  const jual = await shop.as('OWN').raw(
    'POST',
    'penjualan',
    {
      kode_sales: 'S01',
      customer: { kode_customer: made.body.data.kode_customer },
      barang: codes.map((kode_barcode) => ({ kode_barcode })),
      pembayaran: [{ jenis: 'CASH', jumlah: 90_000_000 }],
    },
    { 'idempotency-key': 'jual-pengusaha' },
  );
  expect(jual.status, jual.text).toBe(201);
  const path = 'laporan-pajak-penjualan?tgl_from=2026-11-20&tgl_to=2026-11-20';
  const owner = await here.kilau.open('OWN', path, { width: 1366, height: 768 });
  await owner.page.getByRole('button', { name: 'No faktur pajak' }).first().waitFor();
  const folder = process.env.KILAU_GAMBAR;
  if (folder) await owner.page.screenshot({ path: `${folder}/pajak-106.png` });
  const beyond = await owner.page
    .locator('table')
    .first()
    .evaluate((table) => {
      for (let at: Element | null = table; at; at = at.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX))
          return at.scrollWidth - at.clientWidth;
      return table.scrollWidth - innerWidth;
    });
  expect(beyond).toBeLessThanOrEqual(0);
  await owner.context.close();
  expect(owner.errors).toEqual([]);
});
