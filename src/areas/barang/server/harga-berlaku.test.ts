import { afterAll, beforeAll, expect, test } from 'vitest';
import { persen, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { tentukanHargaPerGram } from '#areas/barang/rules/harga.ts';
import { pilihHarga } from '#areas/barang/rules/kadar.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

/** Prices of a group and of a kadar that begin at these hours, in the order in which they were saved. */
const TERTULIS = [
  ['kode_group', 'MR', 1_500_000, 8],
  ['kode_group', 'MR', 1_650_000, 13],
  ['kode_group', 'RENDAH', 1_650_000, 8],
  ['kode_group', 'ADA', 2_100_000, 8],
  ['kode_group', 'ADA', 2_200_000, 12],
  ['kode_group', 'ADA', 2_150_000, 12],
  ['kode_kadar', 'K1', 1_700_000, 9],
  ['kode_kadar', 'K1', 1_600_000, 14],
] as const;
const MURNI = [
  [2_735_001, 7],
  [0, 10],
  [2_800_000, 13],
] as const;

/** The row in force by hand: the newest that has begun, of equals the one that was saved last. */
const berlaku = (rows: readonly (readonly [number, number])[], jam: number): Rupiah | null => {
  const mulai = rows.filter(([, dari]) => dari <= jam);
  const dari = Math.max(...mulai.map((row) => row[1]));
  const harga = mulai.findLast((row) => row[1] === dari)?.[0];
  return harga ? rp(harga) : null;
};
const dari = (kolom: string, kode: string) =>
  TERTULIS.filter((row) => row[0] === kolom && row[1] === kode).map(
    (row) => [row[2], row[3]] as const,
  );

test('a statement finds the price of a group, else of a kadar, else of pure gold, as the rule does, at every hour', async () => {
  await shop.rows(`delete from parameter_toko where key = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE'`);
  for (const [kolom, kode, harga, jam] of TERTULIS)
    await shop.rows(
      `insert into harga_emas (kode_toko, jenis, ${kolom}, harga_per_gram, berlaku_dari, input_by, input_date, op)
       values ('KJ1', 'JUAL', $1, $2, timestamptz '2026-11-20 00:00Z' + make_interval(hours => $3), 'own.kj1', waktu(),
               (select op from audit where kode_toko = 'KJ1' limit 1))`,
      [kode, harga, jam],
    );
  for (const [harga, jam] of MURNI)
    await shop.rows(
      `insert into parameter_toko (kode_toko, key, value, berlaku_dari, input_by, op)
       values ('KJ1', 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE', to_jsonb($1::bigint),
               timestamptz '2026-11-20 00:00Z' + make_interval(hours => $2), 'own.kj1',
               (select op from audit where kode_toko = 'KJ1' limit 1))`,
      [harga, jam],
    );
  const rows = await shop.rows(`
    select g.kode as group, k.kode as kadar, jam, h.harga_per_gram::int as harga, h.harga_id is not null as baris
      from unnest(array['ADA', 'RENDAH', 'MR', 'BELUM', null]) as g (kode), unnest(array['K1', 'K2']) as k (kode),
           generate_series(6, 15) as jam
      left join lateral harga_jual_barang('KJ1', g.kode, k.kode, 7505,
                 timestamptz '2026-11-20 00:00Z' + make_interval(hours => jam)) h on true`);
  expect(rows).toHaveLength(100);
  for (const { group, kadar, jam, harga, baris } of rows) {
    // The group MR of the shop is of one kadar: its own row prices it, whatever the kadar costs.
    const milik = {
      group: berlaku(dari('kode_group', String(group)), Number(jam)),
      kadar: berlaku(dari('kode_kadar', String(kadar)), Number(jam)),
      groupBerkadar: group === 'MR',
    };
    const global = berlaku(MURNI, Number(jam));
    expect([group, kadar, jam, harga]).toEqual([
      group,
      kadar,
      jam,
      tentukanHargaPerGram(pilihHarga('JUAL', milik), { global, persen: persen(7_505) }),
    ]);
    expect(baris).toBe(milik.group !== null || milik.kadar !== null);
  }
});

test('the planner puts the price in the place of its call: nothing is run row by row', async () => {
  const plan = JSON.stringify(
    await shop.rows(`explain (verbose, costs off)
      select b.kode_barcode, h.harga_per_gram,
             (select harga_per_gram from harga_jual_pada(b.kode_toko, b.kode_group, b.kode_kadar, waktu())) as baris
        from barang b
        left join lateral harga_jual_barang(b.kode_toko, b.kode_group, b.kode_kadar, b.persen, waktu()) h on true`),
  );
  expect(plan).not.toMatch(/Function Scan|harga_\w+\(/);
  expect(plan).toMatch(/harga_emas_group/);
  expect(plan).toMatch(/harga_emas_kadar/);
});
