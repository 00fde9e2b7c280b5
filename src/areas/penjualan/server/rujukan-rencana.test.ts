import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherOn } from '#kit/server/pool/gathered.ts';
import { sqlOn, type Sql } from '#kit/server/sql.ts';
import { readRujukan } from '#areas/penjualan/server/rujukan.query.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const BANYAK = 2000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.rows(
    `insert into customer (kode_toko, kode_customer, nama, alamat, input_date, op)
     select 'KJ1', 'KJ1' || lpad((500000 + i)::text, 6, '0'), 'Ibu ' || i, 'Jl. ' || i, now(), gen_random_uuid()
       from generate_series(1, $1::int) i`,
    [BANYAK],
  );
  await shop.rows('analyze customer');
});
afterAll(async () => {
  // No act brought them in: the look at the shop behind the test would miss their record.
  await shop.rows(`delete from customer where nama like 'Ibu %'`);
  await shop.close();
});

const asked = (at: number) => ({
  kode_sales: 'S01',
  no_rekening: [],
  customer: { kode_customer: null, no_hp: null, nama: `IBU ${at}`, alamat: `jl. ${at}` },
});
const ONE = `'KJ1', 'S01', '{}', null, null, 'ibu 7', 'JL. 7', '{}', false`;
const MANY = `'[{"ke": 0, "p1": "KJ1", "p2": "S01", "p3": [], "p6": "ibu 7", "p7": "JL. 7", "p8": [], "p9": false}]'`;

/** A shop has ten thousands of them, and each sale without a card asks. */
test('a customer without a telephone is found by name and address without reading all, alone and in a ride', async () => {
  const client = await shop.db.pool.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    const on = sqlOn(client);
    const together = { call: gatherOn(on) } as Sql;
    const found = [
      await readRujukan(on, 'KJ1', asked(5)),
      ...(await Promise.all([6, 7].map((at) => readRujukan(together, 'KJ1', asked(at))))),
    ];
    expect(found.map(({ customer }) => customer?.kode_customer)).toEqual([
      'KJ1500005',
      'KJ1500006',
      'KJ1500007',
    ]);
    for (const [word, values] of [
      ['lower($6)', ONE],
      ['lower(q.p6)', MANY],
    ] as const) {
      const { rows } = await client.query<{ name: string }>(
        'select name from pg_prepared_statements where strpos(statement, $1) > 0',
        [word],
      );
      const told = await client.query<{ 'QUERY PLAN': string }>(
        `explain execute "${rows[0]!.name}" (${values})`,
      );
      const plan = told.rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('customer_tanpa_hp');
      expect(plan).not.toMatch(/Seq Scan on customer\b/);
    }
  } finally {
    client.release(true);
  }
});
