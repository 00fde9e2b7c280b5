import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlOn } from '#kit/server/sql.ts';
import { findBarangJual } from '#areas/stock/server/barang.table.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const BANYAK = 40;
let shop: Shop;
let codes: string[];
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const barang = Array.from({ length: BANYAK }, (_, at) => ({
    nama_barang: `Cincin Polos ${at + 1}`,
    kode_kategori: 'PHS',
    kode_dept: 'CC',
    kode_group: 'T',
    kode_kadar: '750',
    berat: 3.25,
    kode_gudang: 'TK',
    kode_baki: 'A-01',
  }));
  const key = { 'idempotency-key': 'rencana-banyak-barang' };
  const answer = await shop.as('SPV').raw('POST', 'barang/banyak', { barang }, key);
  codes = answer.body.data.map((one: { kode_barcode: string }) => one.kode_barcode);
  await shop.rows('analyze barang');
});
afterAll(() => shop.close());

/** PostgreSQL keeps a plan where it is reckoned no dearer than one for the values of a call. */
test('what a sale reads of one piece is reckoned as dear as of forty, so that its plan is kept', async () => {
  const client = await shop.db.pool.connect();
  try {
    await client.query('set plan_cache_mode = force_custom_plan');
    const [found] = await findBarangJual(sqlOn(client), 'KJ1', codes.slice(0, 1));
    expect(found?.kode_barcode).toBe(codes[0]);
    const { rows } = await client.query<{ name: string }>(
      `select name from pg_prepared_statements where statement like '%as label_kadar, b.kadar, b.persen%'`,
    );
    const costOf = async (some: readonly string[]): Promise<number> => {
      const asked = `explain (format json) execute "${rows[0]!.name}" ('KJ1', '{${some.join()}}')`;
      const told = await client.query<{ 'QUERY PLAN': [{ Plan: { 'Total Cost': number } }] }>(
        asked,
      );
      return told.rows[0]!['QUERY PLAN'][0].Plan['Total Cost'];
    };
    const [one, all] = [await costOf(codes.slice(0, 1)), await costOf(codes)];
    expect(one).toBeGreaterThan(0);
    expect(all).toBe(one);
  } finally {
    client.release(true);
  }
});
