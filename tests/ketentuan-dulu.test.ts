import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { persen } from '#kit/rules/quantity.ts';
import { pinjamkan } from '#tests/kit/hutang.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { cash, disetujui, send, titipkan } from '#tests/kit/titipan.ts';
import { bukaCicilan, cicilP1 } from '#tests/kit/uji/cicilan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaCicilan(shop);
  await send(shop.as('OWN'), 'cash/masuk', isiKas(50_000_000, 'MODAL_KAS'));
});
afterAll(() => shop.close());

/** What a migration fills rows of before with. */
const isi = (file: string): string =>
  /^update [^;]+;/m.exec(readFileSync(`src/app/server/migrations/${file}.sql`, 'utf8'))![0];
/** Rows as they were before it, and then with it. */
async function jalankan(file: string, tabel: string, kosong: string): Promise<void> {
  await shop.rows(`update ${tabel} set ${kosong}`);
  await shop.rows(isi(file));
}
const titip = async (): Promise<string> => {
  const [one] = await tambahPotong(shop, ['P4']);
  return (await titipkan(shop, [one!], cash(500_000))).no_titip;
};

test('a deposit of before has the percent of its day, one that ended before that of its end', async () => {
  const bawaan = await titip();
  await shop.hari('2026-11-21');
  await shop.param('BATAL_TITIPAN_PERSEN', persen(1_000));
  await shop.hari('2026-11-22');
  const [hidup, berakhir] = [await titip(), await titip()];
  await shop.hari('2026-11-23');
  await shop.param('BATAL_TITIPAN_PERSEN', persen(2_050));
  await shop.hari('2026-11-24');
  await disetujui(shop, `titip/${berakhir}/batal`, { alasan: 'Tidak jadi' });
  await shop.hari('2026-11-25');
  await shop.param('BATAL_TITIPAN_PERSEN', persen(9_000));
  await jalankan('513-penjualan-titipan-batal', 'titipan', 'batal_persen = 1');
  const rows = await shop.rows(
    'select no_titip, batal_persen, ditahan_turun from titipan order by no_titip',
  );
  expect(rows).toEqual([
    { no_titip: bawaan, batal_persen: 0, ditahan_turun: false },
    { no_titip: hidup, batal_persen: 1_000, ditahan_turun: false },
    { no_titip: berakhir, batal_persen: 2_050, ditahan_turun: true },
  ]);
  // It ended by the percent that it was taken at: the book is left as the invariants want it.
  await shop.rows(
    `update titipan set batal_persen = 1000, ditahan_turun = false where no_titip = $1`,
    [berakhir],
  );
});

test('a loan and a contract of before have days, months and cost of their day', async () => {
  const ketentuan = (tabel: string, more = '') =>
    shop.rows(
      `select ${more} masa_kelebihan, biaya_lelang_persen from ${tabel} order by input_date`,
    );
  const buat = async () => {
    await pinjamkan(shop);
    await cicilP1(shop);
  };
  await buat();
  await shop.hari('2026-11-26');
  await shop.param('MASA_TENGGANG_LELANG', 30);
  await shop.param('MASA_KELEBIHAN_LELANG', 24);
  await shop.param('BIAYA_LELANG_PERSEN', persen(125));
  await shop.hari('2026-11-27');
  await buat();
  await shop.hari('2026-11-28');
  await shop.param('MASA_TENGGANG_LELANG', 0);
  await shop.param('MASA_KELEBIHAN_LELANG', 1);
  await shop.param('BIAYA_LELANG_PERSEN', persen(900));
  const kosong = 'masa_kelebihan = 3, biaya_lelang_persen = 3';
  await jalankan('515-hutang-ketentuan-lelang', 'hutang', `tenggang_lelang = 3, ${kosong}`);
  await jalankan('516-cicilan-ketentuan-lelang', 'cicilan', kosong);
  const [dulu, kini] = [
    { masa_kelebihan: 12, biaya_lelang_persen: 0 },
    { masa_kelebihan: 24, biaya_lelang_persen: 125 },
  ];
  expect(await ketentuan('hutang', 'tenggang_lelang,')).toEqual([
    { tenggang_lelang: 14, ...dulu },
    { tenggang_lelang: 30, ...kini },
  ]);
  expect(await ketentuan('cicilan')).toEqual([dulu, kini]);
});

test('an order that ended before kept what was rounded down', async () => {
  expect(isi('514-service-pesanan-batal')).toContain(
    'set ditahan_turun = true where no_batal is not null',
  );
  const [row] = await shop.rows(
    `select ditahan_aturan(1000005, 1000, true)::int as dulu, ditahan_aturan(1000005, 1000, false)::int as kini`,
  );
  expect(row).toEqual({ dulu: 100_000, kini: 100_001 });
});
