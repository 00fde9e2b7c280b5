import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlOn } from '#kit/server/sql.ts';
import { findBarangJual } from '#areas/stock/server/barang.table.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

test('what a sale reads of one piece is planned five times, and no more while the connection lasts', async () => {
  const cincin = await shop
    .as('SPV')
    .raw(
      'POST',
      'barang/banyak',
      { barang: [CINCIN] },
      { 'idempotency-key': 'rencana-satu-barang' },
    );
  const code: string = cincin.body.data[0].kode_barcode;
  const client = await shop.db.pool.connect();
  try {
    for (let at = 0; at < 12; at += 1) {
      const [found] = await findBarangJual(sqlOn(client), 'KJ1', [code]);
      expect(found?.kode_barcode).toBe(code);
    }
    const { rows } = await client.query<{ custom: number; generic: number }>(
      `select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements
        where statement like '%harga_batu_barang%' and statement like '%(select $2::text[])%' and statement not like '%for update%'`,
    );
    expect(rows).toEqual([{ custom: 5, generic: 7 }]);
  } finally {
    client.release();
  }
});

const CINCIN = {
  nama_barang: 'Cincin Polos',
  kode_kategori: 'PHS',
  kode_dept: 'CC',
  kode_group: 'T',
  kode_kadar: '750',
  berat: 3.25,
  kode_gudang: 'TK',
  kode_baki: 'A-01',
};
