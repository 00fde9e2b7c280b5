import { afterAll, beforeAll, expect, test } from 'vitest';
import { mg, percentOf, persen, priceOf, rp, scale, shareOf } from '#kit/rules/quantity.ts';
import { dateAt, localTime, startOfHari } from '#kit/server/clock.ts';
import { dayStartOf, hoursOf, localDayOf, localTimeOf, workDayOf } from '#kit/server/local-days.ts';
import { sql } from '#kit/server/sql.ts';
import { hari } from '#kit/rules/hari.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Halves, sums of a shop, losses. */
const PAIRS = [
  [1, 2],
  [-1, 2],
  [12_345, 7_505],
  [-12_345, 7_505],
  [2_940_000, 9_166],
  [987_654_321_987, 54_321],
  [5, 10_000],
] as const;

test.each(PAIRS)('%i and %i round in a statement as they do in the code', async (a, b) => {
  const [row] = await shop.rows(
    `select per_gram(${a}, ${b})::text as per_gram, persen_dari(${a}, ${b})::text as persen_dari,
            sebesar_persen(${a}, ${b})::text as sebesar, nilai_berat(${a}, ${b})::text as nilai,
            bulat_bagi(${a}, ${b})::text as bagi`,
  );
  expect(row).toEqual({
    per_gram: String(scale(rp(a), 1_000, b, 'half')),
    persen_dari: String(shareOf(a, b, 'half')),
    sebesar: String(percentOf(rp(a), persen(b), 'half')),
    nilai: String(priceOf(rp(b), mg(a), 'half')),
    bagi: String(scale(rp(a), 1, b, 'half')),
  });
});

test('2.345 g at 1,500,001 a gram cost 3,517,502; what there is nothing to divide by has no figure', async () => {
  const [row] = await shop.rows(`select harga_berat(1500001, 2345)::int as harga,
    per_gram(5, 0) as gram, persen_dari(5, 0) as persen, bulat_bagi(5, 0) as bagi`);
  expect(row).toEqual({ harga: 3_517_502, gram: null, persen: null, bagi: null });
  expect(priceOf(rp(1_500_001), mg(2_345), 'half')).toBe(3_517_502);
});

test('19:30 in UTC is the next morning in every zone, and a business day has begun in WIT alone', async () => {
  const at = '2026-11-20T19:30:00Z';
  const saat = sql`${at}::timestamptz`;
  for (const zona of ['WIB', 'WITA', 'WIT'] as const) {
    const row = await shop.db.one(sql`
      select ${localDayOf(saat, zona)}::text as tanggal, to_char(${localTimeOf(saat, zona)}, 'YYYY-MM-DD HH24:MI') as jam,
             ${workDayOf(saat, zona, sql`interval '4 hours'`)}::text as kerja, ${hoursOf(sql`${zona}::text`)} as lebih,
             ${dayStartOf(sql`date '2026-11-21'`, zona)} = ${startOfHari(hari('2026-11-21'), zona, '00:00')}::timestamptz as awal`);
    expect(row).toEqual({
      tanggal: dateAt(at, zona, '00:00'),
      jam: localTime(at, zona),
      kerja: dateAt(at, zona, '04:00'),
      lebih: { WIB: 7, WITA: 8, WIT: 9 }[zona],
      awal: true,
    });
  }
});

test('the planner puts each of them in the place of its call', async () => {
  const plan = await shop.rows(`explain (verbose, costs off)
    select per_gram(sum(rupiah), sum(berat)), persen_dari(sum(murni), sum(berat)), sebesar_persen(sum(rupiah), 110),
           nilai_berat(sum(murni), sum(qty)), bulat_bagi(sum(rupiah), count(*)), tanggal_toko(max(waktu), 7),
           jam_toko(max(waktu), 7), tanggal_kerja(max(waktu), 7, interval '4 hours'), harga_berat(max(rupiah), max(berat)),
           per_gram_tepat(sum(rupiah), sum(berat))
      from buku join buku_set using (kode_toko, no_bukti) where waktu >= awal_tanggal(date '2026-11-20', 7)`);
  expect(JSON.stringify(plan)).not.toMatch(
    /per_gram|persen|nilai_berat|bulat_bagi|_toko\(|tanggal_kerja|harga_berat|awal_tanggal/,
  );
});
