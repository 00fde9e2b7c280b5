import { afterAll, beforeAll, expect, test } from 'vitest';
import { berandaPusatEndpoint } from '#areas/dashboard/contract/beranda-pusat.api.ts';
import { terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { bukaTokoKirim, kirimkan, pindai, terimakan } from '#tests/kit/uji/kirim-barang.ts';

/** № 110 and the home of head office count a piece once, whichever of two days was closed first (reports.md, № 110). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaTokoKirim();
  await shop.modulOn('HIDUP_FEATURE_MODULE', 'PST');
});
afterAll(() => shop.close());

/** Pieces, weight and fine gold of each block and shop. */
async function stock(per_tanggal: string): Promise<unknown[]> {
  const path = `barang/report-global-stock?per_tanggal=${per_tanggal}&group_by=KADAR`;
  const { status, body, text } = await shop.as('OWN', 'PST').raw('GET', path);
  expect(status, text).toBe(200);
  return barisLaporan(body.data).map((one) => [
    one.blok,
    one.nama_toko,
    one.total_qty,
    one.total_berat,
    one.total_murni,
  ]);
}
const dalamKiriman = async () =>
  (await shop.as('OWN', 'PST').call(berandaPusatEndpoint)).cabang
    .filter(({ kode_toko }) => kode_toko === 'KJ1')
    .map(({ kiriman_qty, kiriman_berat }) => [kiriman_qty, kiriman_berat]);
const tutup = (kode_toko: string, buka: boolean) =>
  shop.rows(
    `update hari_toko set status = case when $2 then 'OPEN' else 'CLOSED' end,
            ditutup_by = case when not $2 then 'uji' end, ditutup_at = case when not $2 then waktu() end
      where kode_toko = $1 and tgl_system = '2026-11-20'`,
    [kode_toko, buka],
  );

test('P1 that was received after the sender went home is stock of the receiver and on its way no more', async () => {
  const [a] = await tambahPotong(shop, ['P1']);
  const no = await kirimkan(shop, [a!]);
  const nama = await shop.rows<{ nama_toko: string }>(
    "select nama_toko from toko where kode_toko in ('KJ1', 'KJ2') order by kode_toko",
  );
  const [kj1, kj2] = nama.map((one) => one.nama_toko);
  const jalan = [['DALAM KIRIMAN', kj1, 1, 3.25, 2.438]];
  expect(await stock('2026-11-20')).toEqual(jalan);
  expect(await dalamKiriman()).toEqual([[1, 3250]]);
  await shop.hari('2026-11-21', undefined, ['KJ2', 'PST']);
  await tutup('KJ1', false);
  expect((await terimakan(shop, no, [pindai(a!)])).status).toBe(201);
  const tiba = [['STOCK', kj2, 1, 3.25, 2.438]];
  expect(await stock('2026-11-21')).toEqual(tiba);
  expect(await stock('2026-11-20')).toEqual(jalan);
  expect(await dalamKiriman()).toEqual([[0, 0]]);
  // His half on the day before that of the receipt: on neither day is it in two places, or in none.
  await tutup('KJ1', true);
  expect(await terapkanPesan(shop.db, 'KJ1')).toBe(1);
  expect(await stock('2026-11-20')).toEqual(jalan);
  expect(await stock('2026-11-21')).toEqual(tiba);
  expect(await dalamKiriman()).toEqual([[0, 0]]);
  await shop.hari('2026-11-21', undefined, ['KJ1']);
});
