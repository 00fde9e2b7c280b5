import { afterAll, beforeAll, expect, test } from 'vitest';
import { masterTests } from '#kit/testing/master-tests.ts';
import type { MasterBench } from '#kit/testing/master-trial.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import type { ModulKey } from '#areas/toko/contract/modul.ts';
import { MENU } from '#app/contract/menu.ts';
import { sender } from '#tests/kit/client.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { writeUser } from '#tests/kit/write-user.ts';

let shop: Shop;
let bench: MasterBench;

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  for (const key of modulKeys()) {
    await shop.modulOn(key);
    await shop.modulOn(key, 'PST');
  }
  await forbidAll('ksr.kj1');
  bench = {
    owner: shop.as('OWN').raw,
    clerk: shop.as('KASIR').raw,
    stranger: sender(shop.app, async () => 'tidak-dikenal'),
    neighbour: shop.as('OWN', 'PST').raw,
    rows: shop.rows,
    use: (table, columns) => writeUser(shop, table, columns),
  };
});
// Rows that only name a master were written past the product.
afterAll(() => shop.close({ broken: true }));

for (const master of CONTRACTS.flatMap((contract) => contract.masters))
  masterTests(master, () => bench);

test('a list of 100,000 sales people is searched, sorted and paged without delay', async () => {
  await shop.rows(`insert into sales (kode_toko, kode_sales, nama, target, op)
    select 'KJ1', 'B' || i, 'Sales nomor ' || (i * 7919) % 100003, i % 977, gen_random_uuid()
      from generate_series(1, 100000) i`);
  const began = performance.now();
  const page = await shop.as('OWN').raw('GET', 'sales/get/all?sort=-target&skip=50000&limit=50');
  expect(page.body.count).toBeGreaterThanOrEqual(100_000);
  expect(page.body.data).toHaveLength(50);
  const found = await shop.as('OWN').raw('GET', 'sales/get/all?q=b99999');
  expect(found.body).toMatchObject({ count: 1, data: [{ kode_sales: 'B99999' }] });
  expect(performance.now() - began).toBeLessThan(5000);
});

/** Modules that masters wait for. */
const modulKeys = (): ModulKey[] => [
  ...new Set(
    CONTRACTS.flatMap(({ masters }) => masters).flatMap(({ gate }) =>
      [...JSON.stringify(gate ?? {}).matchAll(/"modul":"(\w+)"/g)].map(
        ([, key]) => key as ModulKey,
      ),
    ),
  ),
];

/** Every tick of the menu taken away from one user. */
async function forbidAll(user_id: string): Promise<void> {
  await shop.rows(
    `insert into user_akses (kode_toko, user_id, kode, is_show) select 'KJ1', $1, kode, false from unnest($2::text[]) kode`,
    [user_id, MENU.map((row) => row.path)],
  );
}
