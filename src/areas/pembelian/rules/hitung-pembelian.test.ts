import assert from 'node:assert/strict';
import { test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { hari } from '#kit/rules/hari.ts';
import {
  hitungHargaBeli,
  hitungPotongan,
  hitungUmur,
  tentukanHargaBeli,
  tentukanRugi,
  type BarisBeli,
  type SumberBeli,
} from '#areas/pembelian/rules/hitung-pembelian.ts';

/** P1 of worked-postings.md §4: 3.250 g on the nota, 3.240 g on the scale, dull, a day old. */
const P1: BarisBeli = {
  berat: mg(3240),
  harga_per_gram: rp(2_055_000),
  potongan: rp(5_000),
  nota: { emas: rp(6_981_475), berat: mg(3250), rugi: persen(300) },
};

test('3.240 g at 2,055,000 less 5,000 for dullness is 6,642,000; by the nota 6,751,000', () =>
  assert.deepEqual(hitungHargaBeli(P1, 'HARI_INI', rp(500)), {
    harga_hari_ini: 6_642_000,
    harga_dasar_nota: 6_751_000,
    harga_tawar: 6_642_000,
  }));

test('the shop offers by the nota, by the lower or by the higher of the two', () =>
  assert.deepEqual(
    (['NOTA', 'TERENDAH', 'TERTINGGI'] as const).map(
      (dasar) => hitungHargaBeli(P1, dasar, rp(500)).harga_tawar,
    ),
    [6_751_000, 6_642_000, 6_751_000],
  ));

test('without a nota there is only the price of today', () =>
  assert.deepEqual(hitungHargaBeli({ ...P1, nota: null }, 'NOTA', rp(500)), {
    harga_hari_ini: 6_642_000,
    harga_dasar_nota: null,
    harga_tawar: 6_642_000,
  }));

test('2.340 g at 1,255,000 is 2,936,700, rounded down to 2,936,500', () =>
  assert.equal(
    hitungHargaBeli(
      { berat: mg(2340), harga_per_gram: rp(1_255_000), potongan: rp(0), nota: null },
      'HARI_INI',
      rp(500),
    ).harga_tawar,
    2_936_500,
  ));

test('a condition takes rupiah or a percent off each gram', () => {
  assert.equal(
    hitungPotongan({ cara: 'PER_GRAM', persen: null, rupiah: rp(25_000) }, rp(1_925_000)),
    25_000,
  );
  assert.equal(
    hitungPotongan({ cara: 'PERSEN', persen: persen(500), rupiah: null }, rp(1_150_000)),
    57_500,
  );
  assert.equal(hitungPotongan(undefined, rp(1_150_000)), 0);
});

const TABEL = [
  { hari_dari: 0, hari_sampai: 7, persen: persen(300) },
  { hari_dari: 8, hari_sampai: 90, persen: persen(700) },
  { hari_dari: 91, hari_sampai: null, persen: persen(1000) },
];

test('a nota loses 3 % in its first week, 7 % until day 90, then 10 %; of unknown age the most', () => {
  const umur = (tgl: string) => hitungUmur(hari(tgl), hari('2026-11-21'));
  assert.deepEqual([umur('2026-11-20'), umur('2026-11-14'), umur('2026-11-13')], [1, 7, 8]);
  assert.deepEqual(
    [0, 7, 8, 90, 91, 4000, null].map((one) => tentukanRugi(TABEL, one)),
    [300, 300, 700, 700, 1000, 1000, 1000],
  );
  assert.equal(tentukanRugi([], 12), 0);
});

const SUMBER: SumberBeli = {
  persen: persen(7500),
  group_beli: null,
  kadar_beli: rp(2_055_000),
  kode_harga: rp(2_000_000),
  jual: rp(2_170_000),
  groupBerkadar: false,
};

test('a gram is bought at the first price that is set; the module puts its rows first', () => {
  assert.equal(tentukanHargaBeli(SUMBER, false, persen(9500)), 2_000_000);
  assert.equal(tentukanHargaBeli(SUMBER, true, persen(9500)), 2_055_000);
  assert.equal(
    tentukanHargaBeli({ ...SUMBER, group_beli: rp(2_040_000) }, true, persen(9500)),
    2_040_000,
  );
  // A group of any kadar pays no more than the kadar costs; one of that kadar alone prices by itself (D-51.16).
  const mahal = { ...SUMBER, group_beli: rp(2_520_000) };
  assert.equal(tentukanHargaBeli(mahal, true, persen(9500)), 2_055_000);
  assert.equal(tentukanHargaBeli({ ...mahal, groupBerkadar: true }, true, persen(9500)), 2_520_000);
  const tanpa = { ...SUMBER, kadar_beli: null, kode_harga: null };
  assert.equal(tentukanHargaBeli(tanpa, false, persen(9500)), 2_061_500);
  assert.equal(tentukanHargaBeli({ ...tanpa, jual: null }, false, persen(9500)), null);
});
