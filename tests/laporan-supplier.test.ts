import { afterAll, beforeAll, expect, test } from 'vitest';
import { labelTerimaEndpoint } from '#areas/terima/contract/label-terima.api.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { cincin, isi } from '#tests/kit/uji/buka/terima.ts';
import { masukkan, tokoManual } from '#tests/kit/uji/manual.ts';

/** What a supplier brought and what of it lies: lots without a label, and goods without a barcode (D-46.1), too. */
const HARI = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
let shop: Shop;
let no: string;
beforeAll(async () => {
  shop = await tokoManual();
  await shop.modulOn('SUPPLIER_BARANG_MODULE');
  no = (await shop.as('MU').call(terimaDocument.makes.terima, isi())).no_terima;
});
afterAll(() => shop.close());
const baca = async (path: string) => {
  const { status, body, text } = await shop.as('OWN').raw('GET', path);
  expect(status, text).toBe(200);
  return barisLaporan(body.data);
};
const label = (barang: object) =>
  shop.as('SPV').call(labelTerimaEndpoint, {
    params: { no },
    body: { urut: 1, barang: [barang] } as never,
  });

test('№ 78: two rings of 6.500 g that were delivered lie there, whether they have a label or not', async () => {
  const supplier = () => baca(`supplier-barang/report?${HARI}&kadar=750`);
  const lies = { kode_supplier: 'UBS', terima_qty: 2, terima_berat: 6.5, sisa_qty: 2 };
  expect(await supplier()).toMatchObject([{ ...lies, sisa_berat: 6.5, terjual_persen: 0 }]);
  await label(cincin(3250));
  expect(await supplier()).toMatchObject([{ ...lies, sisa_berat: 6.5 }]);
  await shop.hari('2026-11-21');
  await label(cincin(3250));
  // Of the day before it says what it said.
  expect(await supplier()).toMatchObject([{ ...lies, sisa_berat: 6.5 }]);
});

test('goods without a barcode that a supplier brought are in № 78, where no percent of them is sold, in № 107 and in part B of № 105', async () => {
  const { no_masuk } = await masukkan(shop);
  const tgl = 'tgl_from=2026-11-21&tgl_to=2026-11-21';
  expect(await baca(`supplier-barang/report?${tgl}&kadar=375`)).toMatchObject([
    {
      kode_supplier: 'UBS',
      terima_qty: 20,
      terima_berat: 50,
      modal: 52_000_000,
      terjual_persen: null,
    },
  ]);
  const beli = await baca(`pajak/report-pembelian?${tgl}&sumber=SUPPLIER`);
  expect(beli).toMatchObject([
    { no_dokumen: no_masuk, berat: 50, murni: 18.75, dpp: 52_000_000, lengkap: 'TIDAK LENGKAP' },
  ]);
  const rekap = await baca('pajak/report-rekap?tahun=2026&bulan=November');
  expect(rekap.find(({ kelas }) => kelas === 'SUPPLIER_TANPA')).toMatchObject({
    jml_faktur: 2,
    dpp: 52_000_000 + 12_800_000,
  });
});
