import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { done } from '#tests/kit/done.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  batalTerima,
  batu,
  cincinBerlian,
  parcel,
  pasangBatu,
  returBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';
import { bukaKirimBerlian, kirimBatu, terimaKirimBatu } from '#tests/kit/uji/buka/kirim-berlian.ts';

/** Stones in the reports of what the shop bought, and of the gold that branches sent (D-45.4, D-45.8). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaKirimBerlian();
});
afterAll(() => shop.close());

const baca = async (path: string, toko: 'KJ1' | 'KJ2' = 'KJ1') => {
  const { status, body, text } = await shop.as('OWN', toko).raw('GET', path);
  expect(status, text).toBe(200);
  return barisLaporan(body.data);
};
/** Part SUPPLIER of № 107, as [number, name, value]. */
const beli = async (tgl: string) =>
  (await baca(`pajak/report-pembelian?tgl_from=${tgl}&tgl_to=${tgl}&sumber=SUPPLIER`)).map(
    ({ no_dokumen, nama, dpp }) => [no_dokumen, nama, dpp],
  );

test('№ 107 and part B of № 105 tell stones that were bought, out of consignment when they are set or sold, back with a minus', async () => {
  const { no, kode } = await terimaBatu(shop, [parcel()]);
  const { no_retur } = await returBatu(shop, kode[0]!, { carat: 400, butir: 40 });
  const harga_jual = rp(24_000_000);
  const titip = await terimaBatu(shop, [batu(), batu({ harga_jual })], {
    kode_supplier: 'D02',
    konsinyasi: true,
  });
  const dibeli = [
    [no, 'Surya Permata', 10_000_000],
    [no_retur, 'Surya Permata', -4_000_000],
  ];
  expect(await beli('2026-11-20')).toEqual(dibeli);
  const cincin = await cincinBerlian(shop);
  const { no_pasang } = await pasangBatu(shop, cincin, [titip.kode[0]!], 3_354);
  const { no_faktur_jual } = await done(shop, 'KASIR', 'penjualan', {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari' },
    barang: [{ kode_berlian: titip.kode[1] }],
    pembayaran: [{ jenis: 'CASH', jumlah: harga_jual }],
  });
  const semua = [
    ...dibeli,
    [no_pasang, 'Mutiara', 18_000_000],
    [no_faktur_jual, 'Mutiara', 18_000_000],
  ].toSorted();
  expect((await beli('2026-11-20')).toSorted()).toEqual(semua);
  const rekap = await baca('pajak/report-rekap?tahun=2026&bulan=November');
  expect(rekap.find(({ kelas }) => kelas === 'SUPPLIER_TANPA')).toMatchObject({
    jml_faktur: 4,
    berat: 0,
    dpp: 42_000_000,
  });
  // One that was undone is none; of a day before its cancel it stays one.
  const salah = await terimaBatu(shop);
  await shop.hari('2026-11-21');
  await batalTerima(shop, salah.no);
  expect(await beli('2026-11-21')).toEqual([]);
  expect((await beli('2026-11-20')).toSorted()).toEqual(
    [...semua, [salah.no, 'Surya Permata', 18_000_000]].toSorted(),
  );
});

test('№ 79 of a shop that received a stone has no row of it: it is no gold to refine', async () => {
  await shop.modulOn('SEPUHAN_MODULE', 'KJ2');
  const { kode } = await terimaBatu(shop, [batu({ color: 'H' })]);
  const { no_kirim } = await kirimBatu(shop, [{ kode_berlian: kode[0]! }]);
  const { status, text } = await terimaKirimBatu(shop, no_kirim, [
    { kode_berlian: kode[0]!, carat: 0.52 },
  ]);
  expect(status, text).toBe(201);
  const tgl = 'tgl_from=2026-11-20&tgl_to=2026-11-30';
  expect(await baca(`sepuhan/report-terima?${tgl}`, 'KJ2')).toEqual([]);
});
