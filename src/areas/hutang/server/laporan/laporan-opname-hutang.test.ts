import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { totalsOf } from '#kit/rules/lines.ts';
import { opnameHutangReport } from '#areas/hutang/contract/opname/laporan-opname-hutang.report.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { done } from '#tests/kit/done.ts';
import { hitungJaminan, pinjamkan } from '#tests/kit/hutang.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
/** Two loans of 3 g of 70 % and 1.5 g of 75 % each; the count finds the first, the second is missing. */
let ada: string;
let hilang: string;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.modulOn('OPNAME_HUTANG');
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 90_000_000, keterangan: 'Modal' };
  await done(shop, 'OWN', 'cash/masuk', modal);
  ada = (await pinjamkan(shop)).no_faktur_hutang;
  hilang = (await pinjamkan(shop, { jumlah_hutang: rp(1_000_000) })).no_faktur_hutang;
  await shop.hari('2026-11-25');
  await hitungJaminan(shop, ada);
  await shop.hari('2026-11-28');
  await shop.as('KASIR').call(lunasDocument.makes.lunas, {
    params: { induk: ada },
    body: { kode_sales: null, bunga_rp: null, pembayaran: null },
  });
});
afterAll(() => shop.close());

type Baris = Record<string, unknown>;
const baca = async (path: string): Promise<Baris[]> => {
  const { status, body } = await shop.as('OWN').raw('GET', path);
  expect([status, body.message ?? '']).toEqual([200, '']);
  const rows = body.data as Baris[];
  return rows[0]?.detail ? barisLaporan(rows as never) : rows;
};
const MASA = 'tgl_from=2026-11-20&tgl_to=2026-11-30';

test('№ 36: one loan found, one not, as they were at the end of the count', async () => {
  const rows = await baca(`opname-hutang/report?${MASA}`);
  const opname = '2026-11-25 OHKJ1261125001';
  const who = { nama_customer: 'Ibu Reini', alamat_customer: 'Jl. Cempaka 5', berat: 4.5, qty: 2 };
  expect(rows).toMatchObject([
    { ...who, opname, hasil: 'HILANG', no_hutang: hilang, jumlah_hutang: 1_000_000 },
    { ...who, opname, hasil: 'KETEMU', no_hutang: ada, jumlah_hutang: 3_500_000 },
  ]);
  expect(rows).toHaveLength(2);
  expect(await baca('opname-hutang/report?tgl_from=2026-11-26&tgl_to=2026-11-30')).toEqual([]);
});

test('№ 36 is taken away as PDF and as Excel', async () => {
  const pdf = await shop.as('OWN').raw('GET', `opname-hutang/report.pdf?${MASA}`);
  expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  const excel = await shop.as('OWN').raw('GET', `opname-hutang/report.xlsx?${MASA}`);
  expect([excel.status, excel.text.slice(0, 2)]).toEqual([200, 'PK']);
  expect((await shop.as('KASIR').raw('GET', `opname-hutang/report?${MASA}`)).status).toBe(403);
});

test('№ 36 is hidden with counts of loans off', async () => {
  await shop.modulOff('OPNAME_HUTANG');
  const off = await shop.as('OWN').raw('GET', `opname-hutang/report?${MASA}`);
  await shop.modulOn('OPNAME_HUTANG');
  expect(off.status).toBe(403);
});

test('№ 37: the last count stands beside custody, its difference on its own day alone', async () => {
  const rows = await baca(`hutang/report-mutasi-jaminan?${MASA}`);
  expect(
    rows.map((one) => [
      one.tgl_system,
      one.kadar,
      one.akhir_berat,
      one.opname_berat ?? null,
      one.selisih ?? null,
    ]),
  ).toEqual([
    ['2026-11-20', 70, 6, null, null],
    ['2026-11-25', 70, 6, 3, -3],
    ['2026-11-28', 70, 3, 3, null],
    ['2026-11-20', 75, 3, null, null],
    ['2026-11-25', 75, 3, 1.5, -1.5],
    ['2026-11-28', 75, 1.5, 1.5, null],
  ]);
  // A period that begins after the count still knows it.
  expect(
    await baca('hutang/report-mutasi-jaminan?tgl_from=2026-11-26&tgl_to=2026-11-27'),
  ).toMatchObject([
    { kadar: 70, akhir_berat: 6, opname_berat: 3 },
    { kadar: 75, akhir_berat: 3, opname_berat: 1.5 },
  ]);
});

test('№ 36: of two counts the total is the last one, not both added', async () => {
  await shop.hari('2026-11-29');
  // Nothing is missing this time: the person who counted ends the count.
  await done(shop, 'SPV', 'opname-hutang/start', {});
  await done(shop, 'SPV', 'opname-hutang', { no_faktur_hutang: hilang });
  await done(shop, 'SPV', 'opname-hutang/selesai', {});
  const rows = await baca(`opname-hutang/report?${MASA}`);
  expect(rows.map((one) => [one.no_hutang, one.hasil])).toEqual([
    [hilang, 'HILANG'],
    [ada, 'KETEMU'],
    [hilang, 'KETEMU'],
  ]);
  // Over the wire grams are decimals; the money alone is added here.
  const money = rows.map((one) => ({ ...one, berat: 0 }));
  expect(totalsOf(money as never, opnameHutangReport)).toMatchObject({
    qty: 2,
    jumlah_hutang: 1_000_000,
  });
});
