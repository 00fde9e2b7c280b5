import { afterEach, beforeEach, expect, test } from 'vitest';
import { catchUp } from '#app/server/demo/catch-up.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { bukaManual, jualManual, masukkan } from '#tests/kit/uji/manual.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop({ dasar: true });
  await shop.rows(`update toko set demo = kode_toko = 'KJ1'`);
  shop.jam('2026-11-22T02:00:00.000Z');
});
afterEach(() => shop.close());

/** What the start says, and the days of the branch after it. */
async function menyusul() {
  const said: string[] = [];
  await catchUp(shop.db, (line) => said.push(line));
  shop.jam('2026-11-22T02:00:00.000Z');
  const days = await shop.rows<{ hari: string }>(
    `select tgl_system || ' ' || status as hari from hari_toko where kode_toko = 'KJ1' order by 1`,
  );
  return { said, days: days.map(({ hari }) => hari) };
}

test('a day of the demo that was left open is closed by the normal acts, its drawer counted', async () => {
  const { said, days } = await menyusul();
  expect(said).toEqual([
    'Menutup 1 hari demo yang tertinggal …',
    'Closing 1 days of the demo that were left open …',
  ]);
  expect(days[0]).toBe('2026-11-20 CLOSED');
});

test('a sale of goods without a barcode that waits is rejected, its money returned, before the day is closed', async () => {
  shop.jam('2026-11-20T03:00:00.000Z');
  await bukaManual(shop);
  await masukkan(shop);
  await jualManual(shop);
  shop.jam('2026-11-22T02:00:00.000Z');
  const { days } = await menyusul();
  expect(days[0]).toBe('2026-11-20 CLOSED');
  expect(await shop.rows('select status from jual_manual')).toEqual([{ status: 'CANC' }]);
});

test('one that cannot be closed stays open and is told; the start goes on', async () => {
  // Those who would close it have left.
  await shop.rows(`update users set is_active = false where kode_toko = 'KJ1'`);
  const { said, days } = await menyusul();
  expect(said.at(-1)).toMatch(/^Hari demo 2026-11-20 di KJ1 belum dapat ditutup: ./);
  expect(days).toEqual(['2026-11-20 OPEN']);
});
