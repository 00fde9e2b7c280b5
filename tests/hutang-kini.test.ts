import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, hari } from '#kit/rules/hari.ts';
import { persen, rp } from '#kit/rules/quantity.ts';
import { sql } from '#kit/server/sql.ts';
import { hitungBunga, type CaraBunga } from '#areas/hutang/rules/bunga.ts';
import { bungaDocument } from '#areas/hutang/contract/bunga.document.ts';
import { hidupDi, hidupPer } from '#areas/hutang/server/laporan/hidup.query.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { lelangkan, pinjamBatalkan, pinjamkan } from '#tests/kit/hutang.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** What is asked of all loans at once is asked in a shorter way: it says the same to the rupiah. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(50_000_000), keterangan: 'Modal' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
});
afterAll(() => shop.close());

test('loans of the open day as the loans say it, and as every act after a day says it', async () => {
  await pinjamBatalkan(shop);
  const { no_faktur_hutang: induk } = await pinjamkan(shop, { lama_bulan: 1 });
  await pinjamkan(shop);
  const sama = async (tgl: string) => {
    const day = hari(tgl);
    const ctx = { kode_toko: 'KJ1', hari: day };
    const of = (query: ReturnType<typeof hidupDi>) =>
      shop.db.many(sql`
        select no_faktur_hutang, status, sampai, tempo, jumlah_hutang from (${query}) h order by no_faktur_hutang`);
    const rows = await of(hidupDi(ctx, day));
    expect(rows).toEqual(await of(hidupPer('KJ1', day)));
    return rows;
  };
  expect(await sama('2026-11-20')).toHaveLength(3);
  await shop.hari('2027-01-05');
  await lelangkan(shop, induk);
  const [running] = await sama('2027-01-05');
  await shop.as('KASIR').call(bungaDocument.makes.bayar, {
    params: { induk: (running as { no_faktur_hutang: string }).no_faktur_hutang },
    body: { bunga_rp: null, pembayaran: null, sampai_tgl: hari('2027-04-01') },
  });
  expect(await sama('2027-01-05')).toHaveLength(2);
  // A day gone by is not the open one: what has come since is taken off again.
  const ago = { kode_toko: 'KJ1', hari: hari('2027-01-05') };
  const then = await shop.db.many(
    sql`select no_faktur_hutang from (${hidupDi(ago, hari('2026-11-20'))}) h`,
  );
  expect(then).toHaveLength(3);
});

/** The same numbers in every run. */
function* numbers(seed: number): Generator<number> {
  for (let at = seed; ;) yield (at = (at * 48_271) % 2_147_483_647) / 2_147_483_647;
}

test('the interest of 2,000 random loans in the database is that of the rules, small and very large', async () => {
  const next = numbers(20_261_126);
  const upTo = (most: number): number => Math.floor(next.next().value! * (most + 1));
  const WAYS: readonly CaraBunga[] = ['HARIAN', 'BULAN_PENUH', 'SETENGAH_BULAN'];
  const loans = Array.from({ length: 2000 }, (_, at) => {
    const tgl_hutang = addDays(hari('2023-12-15'), upTo(900));
    const paid = at % 3 === 0 ? 0 : upTo(400);
    return {
      tgl_hutang,
      // Every tenth beyond what whole numbers are counted with.
      jumlah_hutang: rp(
        at % 10 === 0 ? 9_000_000_000 + upTo(90_000_000_000) : 1 + upTo(90_000_000),
      ),
      bunga: persen(upTo(at % 7 === 0 ? 10_000 : 400)),
      cara_bunga: WAYS[at % 3]!,
      hari_minimal: upTo(31),
      langkah_bunga: rp([0, 1, 100, 500, 1000][at % 5]!),
      bunga_dibayar_sampai: addDays(tgl_hutang, paid),
      lama_bulan: 4,
      tgl_jatuh_tempo: addDays(tgl_hutang, 120),
      tgl: addDays(tgl_hutang, upTo(1200)),
    };
  });
  const rows = await shop.db.many(sql<{ bunga: number }>`
    select bunga_hutang(jumlah_hutang, bunga, cara_bunga, hari_minimal, langkah_bunga, tgl_hutang,
             bunga_dibayar_sampai, tgl) as bunga
      from jsonb_to_recordset(${JSON.stringify(loans)}::jsonb) as x (tgl_hutang date, jumlah_hutang rupiah, bunga int,
        cara_bunga text, hari_minimal int, langkah_bunga rupiah, bunga_dibayar_sampai date, tgl date)`);
  expect(rows.map(({ bunga }) => bunga)).toEqual(
    loans.map((one) => hitungBunga(one, one.tgl).bunga_rp),
  );
});
