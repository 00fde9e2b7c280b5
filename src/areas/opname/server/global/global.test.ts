import { afterAll, beforeAll, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import {
  batalGlobalEndpoint,
  daftarGlobalEndpoint,
  hitungGlobalEndpoint,
} from '#areas/opname/contract/global.api.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.modulOn('OPNAME_GLOBAL_DAILY_MODULE');
  await tambahPotong(shop, ['P1', 'P2', 'P4']);
  await shop.rows('update barang set berat_label = 120');
});
afterAll(() => shop.close());

const hitung = (kode_baki: string, qty_fisik: number, berat: number, who: Who = 'KASIR') =>
  shop.as(who).call(hitungGlobalEndpoint, {
    body: { kode_gudang: 'TK', kode_baki, qty_fisik, berat_fisik: mg(berat) },
  });
const daftar = async () => {
  const rows = await shop.as('KASIR').call(daftarGlobalEndpoint);
  return rows.map((one) => [one.kode_baki, one.status, one.qty]);
};
const batal = (no: string) =>
  shop.approved(
    'KASIR',
    batalGlobalEndpoint,
    { params: { no }, body: { alasan: 'Salah ketik' } },
    'SPV',
  );

test('two trays wait; what they should hold is not told before they are counted', async () => {
  expect(await daftar()).toEqual([
    ['A-01', 'BELUM', null],
    ['B-02', 'BELUM', null],
  ]);
});

test('2 pieces of 5.595 g with two labels of 0.120 g weigh 5.835 g: the tray agrees', async () => {
  const row = await hitung('A-01', 2, 5835);
  expect(row).toMatchObject({ status: 'COCOK', qty: 2, berat: 5595, berat_label: 240, selisih: 0 });
  expect(row.no_opname_global).toMatch(/^OGKJ1261120\d{3}$/);
});

test('the same tray is not counted twice a day, not even by two at once', async () => {
  await expect(hitung('A-01', 2, 5835)).rejects.toMatchObject({ code: 'SUDAH_DIHITUNG' });
  const both = await Promise.allSettled([hitung('B-02', 1, 1320), hitung('B-02', 1, 1320, 'SPV')]);
  expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
});

test('a count is set aside by approval and the tray counted again; both stay on record', async () => {
  const [first] = await shop.rows(
    `select no_opname_global from opname_global where kode_baki = 'B-02'`,
  );
  expect((await batal(first!.no_opname_global)).status).toBe('BELUM');
  await expect(batal(first!.no_opname_global)).rejects.toMatchObject({
    code: 'GLOBAL_SUDAH_BATAL',
  });
  expect(await hitung('B-02', 0, 0)).toMatchObject({
    status: 'SELISIH',
    selisih_qty: -1,
    selisih: -1320,
  });
  expect(
    await shop.rows(`select status from opname_global where kode_baki = 'B-02' order by 1`),
  ).toEqual([{ status: 'CANC' }, { status: 'DONE' }]);
});

test("closing names the trays that nobody counted, and stands in nobody's way", async () => {
  const { body } = await shop.as('SPV').raw('GET', 'tutup-toko/ringkasan');
  expect(body.data.baki_belum_opname).toEqual([]);
  await tambahPotong(shop, ['P3']);
  await shop.rows(`update barang set berat_label = 120`);
  await shop
    .as('SPV')
    .raw(
      'POST',
      'pindah-barang/satu-baki',
      { dari_gudang: 'TK', dari_baki: 'A-01', kode_gudang: 'TK', kode_baki: 'C-01', qty: 2 },
      { 'idempotency-key': 'global-pindah' },
    );
  const next = await shop.as('SPV').raw('GET', 'tutup-toko/ringkasan');
  expect(next.body.data.baki_belum_opname).toEqual(['C-01']);
});

test('the report shows each day: counted, with a difference, and not done the day after', async () => {
  await shop.hari('2026-11-21');
  const query = 'tgl_from=2026-11-20&tgl_to=2026-11-21';
  const { body } = await shop.as('OWN').raw('GET', `opname-global-daily/report?${query}`);
  const rows = (body.data as { detail: Record<string, unknown>[] }[]).flatMap((one) => one.detail);
  expect(rows.map((one) => [one.tgl_system, one.kode_baki, one.status, one.qty])).toEqual([
    ['2026-11-20', 'A-01', 'COCOK', 2],
    ['2026-11-20', 'B-02', 'SELISIH', 1],
    ['2026-11-20', 'C-01', 'BELUM', 2],
    ['2026-11-21', 'B-02', 'BELUM', 2],
    ['2026-11-21', 'C-01', 'BELUM', 2],
  ]);
  const [old] = await shop.rows(
    `select no_opname_global as no from opname_global where status = 'DONE'`,
  );
  await expect(batal(old!.no)).rejects.toMatchObject({ status: 422, code: 'GLOBAL_KEMARIN' });
});

test('a tray nobody knows, a weight below nothing, a shop without the module', async () => {
  await expect(hitung('Z-99', 1, 1)).rejects.toMatchObject({ status: 422, code: 'BAKI_TIDAK_ADA' });
  await expect(hitung('A-01', 1, -1)).rejects.toMatchObject({ status: 422 });
  await shop.modulOff('OPNAME_GLOBAL_DAILY_MODULE');
  await expect(hitung('A-01', 2, 5835)).rejects.toMatchObject({
    status: 403,
    code: 'MODUL_TIDAK_AKTIF',
  });
});
