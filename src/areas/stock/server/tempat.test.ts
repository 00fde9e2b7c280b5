import { afterAll, beforeAll, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import {
  bakiGudangEndpoint,
  gudangHancurEndpoint,
  gudangSemuaEndpoint,
} from '#areas/stock/contract/tempat.api.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
// Balances and events below were written past the book.
afterAll(() => shop.close({ broken: true }));

const removeBaki = (kode_baki: string) =>
  shop.as('SPV').call(bakiMaster.endpoints.remove, { params: { kode_gudang: 'TK', kode_baki } });

test('a tray is found by its warehouse', async () => {
  const kasir = shop.as('KASIR');
  const baki = await kasir.call(bakiGudangEndpoint, { params: { kode_gudang: 'TK' } });
  expect(baki).toHaveLength(33);
  expect(baki[0]).toMatchObject({ kode_baki: 'A-01', kapasitas: 1500, berat_baki: mg(58_120) });
  expect(await kasir.call(bakiGudangEndpoint, { params: { kode_gudang: 'BL' } })).toEqual([]);
  expect(await kasir.call(bakiGudangEndpoint, { params: { kode_gudang: 'XX' } })).toEqual([]);
});

test('the weight of an empty tray travels in grams', async () => {
  const answer = await shop.as('KASIR').raw('GET', 'baki/get/by-kode-gudang/TK');
  expect(answer.body.data[0].berat_baki).toBe(58.12);
});

test('melted gold goes to the warehouses of kind rosok and hancur only', async () => {
  const gudang = await shop.as('KASIR').call(gudangHancurEndpoint);
  expect(gudang.map((row) => row.kode_gudang)).toEqual(['HC', 'RS']);
});

test('a removed warehouse is still named for old documents, and offered for nothing new', async () => {
  const spv = shop.as('SPV');
  await spv.call(gudangMaster.endpoints.remove, { params: { kode_gudang: 'HC' } });
  const names = async (rows: Promise<{ kode_gudang: string }[]>) =>
    (await rows).map((row) => row.kode_gudang);
  expect(await names(spv.call(gudangMaster.endpoints.list))).not.toContain('HC');
  expect(await names(spv.call(gudangHancurEndpoint))).toEqual(['RS']);
  const all = await spv.call(gudangSemuaEndpoint);
  expect(all.find((row) => row.kode_gudang === 'HC')).toMatchObject({ is_active: false });
});

test('a warehouse with loose gold and no piece in it stays', async () => {
  await shop.rows(`insert into saldo_lalu values ('KJ1', 'gudang:BL', 7480, 0, 0, 3235, 2420)`);
  const remove = shop
    .as('SPV')
    .call(gudangMaster.endpoints.remove, { params: { kode_gudang: 'BL' } });
  await expect(remove).rejects.toMatchObject({ status: 409, code: 'TEMPAT_BERISI' });
  expect(await shop.rows(`select is_active from gudang where kode_gudang = 'BL'`)).toEqual([
    { is_active: true },
  ]);
});

test('a tray that a piece left today stays until the day is closed, for the sale may be cancelled', async () => {
  await shop.rows('set session_replication_role = replica');
  await shop.rows(
    `insert into barang_kejadian (kode_toko, kode_barcode, seq, tgl_system, waktu, jenis, ke_status,
       dari, ke, berat, user_id, op)
     values ('KJ1', 'KJ100001', 2, '2026-11-20', now(), 'JUAL', 'TERJUAL', 'baki:TK/A-12', 'pelanggan', 3250, 'ksr.kj1', gen_random_uuid())`,
  );
  await shop.rows('set session_replication_role = origin');
  await expect(removeBaki('A-12')).rejects.toMatchObject({ code: 'TEMPAT_BARU_KOSONG' });
  await shop.hari('2026-11-21');
  expect(await removeBaki('A-12')).toMatchObject({ kode_baki: 'A-12', is_active: false });
});

test('a tray of the same code may stand in another warehouse', async () => {
  const body = { kode_gudang: 'BL', kode_baki: 'A-01', nama: '', kapasitas: 10, berat_baki: mg(0) };
  expect(await shop.as('SPV').call(bakiMaster.endpoints.create, { body })).toMatchObject(body);
});

test.each([
  ['a capacity of nothing', { kapasitas: 0 }, 'kapasitas'],
  ['a tare below nothing', { berat_baki: -0.001 }, 'berat_baki'],
  ['a tare with four decimals', { berat_baki: 1.0005 }, 'berat_baki'],
  ['a code of eleven letters', { kode_baki: 'ABCDEFGHIJK' }, 'kode_baki'],
  ['a code with a slash', { kode_baki: 'A/1' }, 'kode_baki'],
])('refused at its field: %s', async (_, wrong, path) => {
  const body = { kode_gudang: 'TK', kode_baki: 'Z-01', nama: '', kapasitas: 10, berat_baki: 0 };
  const answer = await shop.as('SPV').raw('POST', 'baki', { ...body, ...wrong });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
});
