import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const DAYS: Readonly<Record<string, string>> = {
  tgl: '2026-11-20',
  tgl_from: '2026-11-01',
  tgl_to: '2026-11-20',
  tgl_system: '2026-11-20',
  start_date: '2026-11-01',
  end_date: '2026-11-20',
};
type Read = { parameters?: readonly { name: string; in: string }[] };
type Taken = readonly [path: string, days: readonly string[]];
/** Every read that takes a day, with the days that it takes; files are the rows of the same call. */
const readsOf = (paths: Readonly<Record<string, { get?: Read }>>): Taken[] =>
  Object.entries(paths).flatMap(([path, { get }]) => {
    const named = (get?.parameters ?? []).filter((one) => one.in === 'query' && one.name in DAYS);
    return named.length === 0 || /\.(pdf|xlsx)$/.test(path)
      ? []
      : [[path.slice(1), named.map(({ name }) => name)] as const];
  });

let shop: Shop;
let reads: readonly Taken[];
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const { body } = await shop.as('OWN').raw('GET', 'openapi.json');
  reads = readsOf((body as { paths: Record<string, { get?: Read }> }).paths);
});
afterAll(() => shop.close());

const ask = async (path: string, days: readonly string[], name: string, value: string) => {
  const asked = days.map((one) => `${one}=${one === name ? value : DAYS[one]}`).join('&');
  const at = path.replaceAll('{no}', 'HTKJ1261120001').replace(/\{[^}]*\}/g, 'X');
  return (await shop.as('OWN').raw('GET', `${at}?${asked}`)).status;
};

const failing = async (value: string, fails: (status: number) => boolean) => {
  const found: string[] = [];
  for (const [path, days] of reads)
    for (const name of days) {
      const status = await ask(path, days, name, value);
      if (fails(status)) found.push(`${path} ${name}: ${status}`);
    }
  return found;
};

test('a day that no calendar has is refused by every list and report, and read as no other day', async () => {
  expect(reads.length).toBeGreaterThan(80);
  for (const value of ['2026-02-30', '0000-00-00'])
    expect(await failing(value, (status) => status < 400 || status >= 500)).toEqual([]);
}, 120_000);

test('the last day that four figures can say is a day as another', async () => {
  expect(await failing('9999-12-31', (status) => status >= 500)).toEqual([]);
}, 60_000);
