import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase as connect, type Database } from '#kit/server/database.ts';
import { batchesOf, type ReportRow } from '#kit/server/report-rows.ts';
import { sql } from '#kit/server/sql.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';

let own: TestDatabase;
let db: Database;

beforeEach(async () => {
  own = await openDatabase();
  db = connect({ connection: own.connection, size: 1 });
});
afterEach(async () => {
  await db.close();
  await own.drop();
});

const numbers = (most: number) =>
  batchesOf(db.reports, sql`select i::int as i from generate_series(1, ${most}::int) i`);

async function all(batches: AsyncGenerator<ReportRow[]>): Promise<number[]> {
  const seen: number[] = [];
  for await (const batch of batches) seen.push(...batch.map((row) => row.i as number));
  return seen;
}

test.each([0, 1, 1999, 2000, 2001, 5000])('%i rows come whole and in their order', async (most) => {
  expect(await all(numbers(most))).toEqual(Array.from({ length: most }, (_, at) => at + 1));
});

test('a reader who leaves halfway gives the connection back, clean, ten times over', async () => {
  for (let round = 0; round < 10; round += 1) {
    const batches = numbers(100_000);
    await batches.next();
    await batches.return(undefined);
  }
  expect(await all(numbers(3))).toEqual([1, 2, 3]);
  const { open, idle } = db.reports.count();
  expect(idle).toBe(open);
});

test('a query that fails says so and leaves nothing open', async () => {
  for (let round = 0; round < 5; round += 1)
    await expect(
      all(batchesOf(db.reports, sql`select 1 / (i - 2500) as i from generate_series(1, 4000) i`)),
    ).rejects.toThrow('division by zero');
  expect(await all(numbers(2))).toEqual([1, 2]);
});

test('a report never writes', async () => {
  await expect(all(batchesOf(db.reports, sql`select nextval('coba') as i`))).rejects.toThrow();
});

test.each([0, 3, 5000, 5001, 12_000])(
  'looked at ahead, %i rows still come whole, once and in their order',
  async (most) => {
    const ahead: number[] = [];
    const look = (rows: readonly ReportRow[]) => ahead.push(...rows.map((row) => row.i as number));
    const query = sql`select i::int as i from generate_series(1, ${most}::int) i`;
    const batches = batchesOf(db.reports, query, look);
    const first = await batches.next();
    expect(ahead).toHaveLength(most);
    const rest = await all(batches);
    expect([...((first.value as ReportRow[]) ?? []).map((row) => row.i), ...rest]).toEqual(ahead);
  },
);
