import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#kit/server/sql.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.db.begin((tx) =>
    tx.run(sql`insert into periksa_terakhir (kode_toko, waktu, rusak, temuan)
      values ('*', '2026-11-20T01:00:00Z', 2, '[]')`),
  );
});
afterAll(() => shop.close());

const figures = async (): Promise<Map<string, number>> => {
  const { payload } = await shop.app.inject({ url: '/metrics' });
  const lines = payload.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  // Every line is one that Prometheus reads: a name, labels, a number.
  for (const line of lines)
    expect(line).toMatch(/^[a-z0-9_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? -?[\d.e+-]+$/);
  return new Map(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' '))),
    ]),
  );
};

test('a call is counted by its route and never by what was looked for', async () => {
  await shop.as('OWN').raw('GET', 'barang?search=RAHASIA');
  await shop.as('OWN').raw('GET', 'barang/RAHASIA01');
  const { payload } = await shop.app.inject({ url: '/metrics' });
  expect(payload).toContain(
    'kilau_http_request_duration_seconds_count{method="GET",route="/api/v1/barang"} 1',
  );
  expect(payload).not.toContain('RAHASIA');
});

test('buckets grow to the count of all', async () => {
  const found = await figures();
  const of = (end: string) =>
    found.get(
      `kilau_http_request_duration_seconds_bucket{method="GET",route="/api/v1/barang",le="${end}"}`,
    )!;
  expect(of('0.01')).toBeLessThanOrEqual(of('30'));
  expect(of('+Inf')).toBe(1);
});

test('it tells of the pools, the database, what waits, and what the last look at the book found', async () => {
  const { payload } = await shop.app.inject({ url: '/metrics' });
  for (const name of [
    'kilau_pool_connections{pool="counter",state="idle"}',
    'kilau_pool_waiting 0',
    'kilau_database_up 1',
    'kilau_messages_waiting 0',
    'kilau_approvals_waiting 0',
    'kilau_invariants_broken 2',
    'kilau_invariants_checked_timestamp_seconds 1795136400',
    'process_cpu_seconds_total',
    'process_start_time_seconds',
  ])
    expect(payload).toContain(name);
});
